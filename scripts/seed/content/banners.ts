import { hotProductSeeds } from './hot-products'
import { everywhere } from './sites'
import type { BannerSeed } from './types'

export const bannerSeeds: BannerSeed[] = [
  {
    id: '1214000000000002001',
    place: 'hero',
    order: 1,
    sites: everywhere,
    picture: { zh_CN: 'banner-biobank.webp', en_EN: 'hero-u830.webp' },
    mobilePicture: { zh_CN: 'banner-biobank-mobile.webp', en_EN: 'hero-u830-mobile.webp' },
    pictureAlt: {
      zh_CN: '夜间的生物样本库，一台打开的超低温保存箱',
      en_EN: 'The U830 upright freezer',
      es_ES: 'El ultracongelador vertical U830',
      fr_FR: 'Le congélateur ultra-basse température U830',
    },
    title: {
      zh_CN: '从取样到使用，温度全程有记录',
      en_EN: 'Ultra-low temperature storage for irreplaceable samples',
      es_ES: 'Ultracongelación para muestras irreemplazables',
      fr_FR: 'L’ultra-basse température pour des échantillons irremplaçables',
    },
    brief: {
      zh_CN:
        '从 −196 °C 液氮库到 2–8 °C 疫苗点，诺凡为医院、疾控、血站与生物样本库提供可追溯的全温区冷链设备。',
      en_EN:
        'The U830 runs on hydrocarbon refrigerants, holds 576 two-inch boxes and draws 7.2 kWh a day at −80 °C, measured on production units.',
      en_US:
        'The U830 runs on hydrocarbon refrigerants, holds 576 two-inch boxes and draws 7.2 kWh a day at −80 °C (−112 °F), measured on production units.',
      es_ES:
        'El U830 funciona con hidrocarburos, aloja 576 cajas de dos pulgadas y consume 7,2 kWh al día a −80 °C, medidos en equipos de serie.',
      fr_FR:
        'L’U830 fonctionne aux hydrocarbures, accueille 576 boîtes de deux pouces et consomme 7,2 kWh par jour à −80 °C, mesurés sur des appareils de série.',
    },
    actionLabel: {
      zh_CN: '了解 U830',
      en_EN: 'About the U830',
      es_ES: 'Conocer el U830',
      fr_FR: 'Découvrir l’U830',
    },
    link: { model: 'U830' },
    videoFile: 'video-u830.mp4',
    figure: { zh_CN: '−86', en_EN: '−86' },
    figureUnit: { zh_CN: '°C', en_EN: '°C' },
    figureNote: {
      zh_CN: 'U830 最低设定温度，环境 32 °C',
      en_EN: 'Lowest set point, room at 32 °C',
      en_US: '−123 °F, lowest set point, room at 90 °F',
      es_ES: 'Consigna mínima, sala a 32 °C',
      fr_FR: 'Consigne la plus basse, pièce à 32 °C',
    },
    tabLabel: { zh_CN: '样本库', en_EN: 'Biobanking', es_ES: 'Biobancos', fr_FR: 'Biobanques' },
    tabFigure: { zh_CN: '−86 °C', en_EN: '−86 °C' },
  },
  {
    id: '1214000000000002002',
    place: 'hero',
    order: 2,
    sites: everywhere,
    picture: { zh_CN: 'banner-vaccine.webp', en_EN: 'hero-r240.webp' },
    mobilePicture: { zh_CN: 'banner-vaccine-mobile.webp', en_EN: 'product-r240-mobile.webp' },
    pictureAlt: {
      zh_CN: '卫生院内打开箱盖的 R240 太阳能疫苗冷藏箱',
      en_EN: 'The R240 solar vaccine refrigerator',
      es_ES: 'El frigorífico solar para vacunas R240',
      fr_FR: 'Le réfrigérateur solaire à vaccins R240',
    },
    title: {
      zh_CN: '没有电网的地区，同样保持 2–8 °C',
      en_EN: 'Solar vaccine storage: five days of autonomy, no battery',
      es_ES: 'Vacunas con energía solar: cinco días de autonomía, sin batería',
      fr_FR: 'Vaccins et énergie solaire : cinq jours d’autonomie, sans batterie',
    },
    brief: {
      zh_CN: 'R240 太阳能直驱疫苗冷藏箱通过世界卫生组织预认证：环境 43 °C、无日照时自持 121 小时。',
      en_EN:
        'The R240 is WHO prequalified. At 43 °C and without sun it kept vaccines between 2 and 8 °C for 121 hours.',
      en_US:
        'The R240 is WHO prequalified. At 43 °C (109 °F) and without sun it kept vaccines between 2 and 8 °C (36 and 46 °F) for 121 hours.',
      es_ES:
        'El R240 está precalificado por la OMS. A 43 °C y sin sol mantuvo las vacunas entre 2 y 8 °C durante 121 horas.',
      fr_FR:
        'Le R240 est préqualifié par l’OMS. À 43 °C et sans soleil, il a maintenu les vaccins entre 2 et 8 °C pendant 121 heures.',
    },
    actionLabel: {
      zh_CN: '了解 R240',
      en_EN: 'About the R240',
      es_ES: 'Conocer el R240',
      fr_FR: 'Découvrir le R240',
    },
    link: { model: 'R240' },
    figure: { zh_CN: '2–8', en_EN: '2–8' },
    figureUnit: { zh_CN: '°C', en_EN: '°C' },
    figureNote: {
      zh_CN: 'R240 无日照 121 小时内，环境 43 °C',
      en_EN: 'For 121 hours without sun, room at 43 °C',
      en_US: '36–46 °F, for 121 hours without sun, room at 109 °F',
      es_ES: 'Durante 121 horas sin sol, sala a 43 °C',
      fr_FR: 'Pendant 121 heures sans soleil, pièce à 43 °C',
    },
    tabLabel: {
      zh_CN: '疫苗冷链',
      en_EN: 'Immunisation',
      en_US: 'Immunization',
      es_ES: 'Vacunas',
      fr_FR: 'Vaccins',
    },
    tabFigure: { zh_CN: '2–8 °C', en_EN: '2–8 °C' },
  },
  {
    id: '1214000000000002003',
    place: 'hero',
    order: 3,
    sites: everywhere,
    picture: { zh_CN: 'banner-blood.webp', en_EN: 'product-blood.webp' },
    mobilePicture: { zh_CN: 'banner-blood-mobile.webp', en_EN: 'product-blood-mobile.webp' },
    pictureAlt: {
      zh_CN: '夜间的血库，成排的血液冷藏箱',
      en_EN: 'The R890 blood bank refrigerator',
      es_ES: 'El frigorífico de banco de sangre R890',
      fr_FR: 'Le réfrigérateur de banque de sang R890',
    },
    title: {
      zh_CN: '全天供血，负载温度保持 2–6 °C',
      en_EN: 'Blood bank refrigerators for round-the-clock issue',
      es_ES: 'Frigoríficos de banco de sangre para un servicio de 24 horas',
      fr_FR: 'Réfrigérateurs de banque de sang pour une distribution jour et nuit',
    },
    brief: {
      zh_CN: '28 台 R890 血液冷藏箱，一夜开门 412 次，负载温度始终在 3.6–4.9 °C。',
      en_EN:
        'In one night, 28 R890 refrigerators were opened 412 times. The load stayed between 3.6 °C and 4.9 °C.',
      en_US:
        'In one night, 28 R890 refrigerators were opened 412 times. The load stayed between 3.6 °C (38.5 °F) and 4.9 °C (40.8 °F).',
      es_ES:
        'En una noche, 28 frigoríficos R890 se abrieron 412 veces. La carga se mantuvo entre 3,6 °C y 4,9 °C.',
      fr_FR:
        'En une nuit, 28 réfrigérateurs R890 ont été ouverts 412 fois. La charge est restée entre 3,6 °C et 4,9 °C.',
    },
    actionLabel: {
      zh_CN: '查看当夜记录',
      en_EN: 'Read the report of that night',
      es_ES: 'Leer la crónica de esa noche',
      fr_FR: 'Lire le compte rendu de cette nuit',
    },
    link: { newsSlug: 'blood-bank-night' },
    figure: { zh_CN: '4.0', en_EN: '4' },
    figureUnit: { zh_CN: '°C', en_EN: '°C' },
    figureNote: {
      zh_CN: 'R890 负载探头，28 台一夜实测',
      en_EN: 'Load probe, limits 2 °C and 6 °C',
      en_US: '39 °F at the load probe, limits 36 °F and 43 °F',
      es_ES: 'Sonda de carga, límites de 2 °C y 6 °C',
      fr_FR: 'Sonde de charge, limites de 2 °C et 6 °C',
    },
    tabLabel: { zh_CN: '血液安全', en_EN: 'Transfusion', es_ES: 'Transfusión', fr_FR: 'Transfusion' },
    tabFigure: { zh_CN: '4 °C', en_EN: '4 °C' },
  },
  {
    id: '1214000000000002004',
    place: 'hero',
    order: 4,
    sites: everywhere,
    picture: { zh_CN: 'banner-biosafety.webp', en_EN: 'product-b150.webp' },
    mobilePicture: { zh_CN: 'banner-biosafety-mobile.webp', en_EN: 'product-b150-mobile.webp' },
    pictureAlt: {
      zh_CN: '实验室内成排的生物安全柜',
      en_EN: 'The B150 Class II biosafety cabinet',
      es_ES: 'La cabina de seguridad biológica de clase II B150',
      fr_FR: 'Le poste de sécurité microbiologique de type II B150',
    },
    title: {
      zh_CN: 'II 级防护，下降气流流速稳定在 0.45 m/s',
      en_EN: 'Operator and product protection, verified by measurement',
      es_ES: 'Protección del operador y del producto, comprobada con mediciones',
      fr_FR: 'Protection de l’opérateur et du produit, vérifiée par la mesure',
    },
    brief: {
      zh_CN: 'B150 生物安全柜随过滤器阻力自动调节风机，在过滤器寿命期内保持下降气流流速不变。',
      en_EN: 'The B150 Class II cabinet holds its downflow at 0.45 m/s and compensates as the filters load.',
      en_US:
        'The B150 Class II cabinet holds its downflow at 0.45 m/s (89 ft/min) and compensates as the filters load.',
      es_ES:
        'La cabina de clase II B150 mantiene el flujo descendente a 0,45 m/s y compensa la colmatación de los filtros.',
      fr_FR:
        'Le poste de type II B150 maintient son flux descendant à 0,45 m/s et compense l’encrassement des filtres.',
    },
    actionLabel: {
      zh_CN: '查看年度检测要求',
      en_EN: 'How it is certified',
      es_ES: 'Cómo se certifica',
      fr_FR: 'Voir comment il est contrôlé',
    },
    link: { newsSlug: 'biosafety-certification' },
    figure: { zh_CN: '0.45', en_EN: '0.45', es_ES: '0,45', fr_FR: '0,45' },
    figureUnit: { zh_CN: 'm/s', en_EN: 'm/s' },
    figureNote: {
      zh_CN: 'B150 下降气流平均流速，按网格布点实测',
      en_EN: 'Mean downflow, read on a grid',
      en_US: '89 ft/min, mean downflow, read on a grid',
      es_ES: 'Flujo descendente medio, medido en retícula',
      fr_FR: 'Flux descendant moyen, relevé sur une grille',
    },
    tabLabel: {
      zh_CN: '生物安全',
      en_EN: 'Laboratory safety',
      es_ES: 'Bioseguridad',
      fr_FR: 'Sécurité biologique',
    },
    tabFigure: { zh_CN: '0.45 m/s', en_EN: '0.45 m/s', es_ES: '0,45 m/s', fr_FR: '0,45 m/s' },
  },
  {
    id: '1214000000000002005',
    place: 'hero',
    order: 5,
    sites: everywhere,
    picture: { zh_CN: 'banner-nitrogen.webp', en_EN: 'hero-v1000.webp' },
    mobilePicture: { zh_CN: 'banner-nitrogen-mobile.webp', en_EN: 'product-v1000-mobile.webp' },
    pictureAlt: {
      zh_CN: '液氮库内的一排 V1000 气相液氮罐，最近的一台打开',
      en_EN: 'The V1000 vapour-phase nitrogen vessel',
      en_US: 'The V1000 vapor-phase nitrogen vessel',
      es_ES: 'El recipiente de nitrógeno en fase vapor V1000',
      fr_FR: 'La cuve d’azote en phase vapeur V1000',
    },
    title: {
      zh_CN: '样本在气相，温度液位全天监测',
      en_EN: 'Storage in nitrogen vapour, clear of the liquid',
      en_US: 'Storage in nitrogen vapor, clear of the liquid',
      es_ES: 'Muestras en vapor de nitrógeno, sin contacto con el líquido',
      fr_FR: 'Échantillons en vapeur d’azote, sans contact avec le liquide',
    },
    brief: {
      zh_CN:
        'V1000 气相液氮罐存放 42,000 支样本，温度与液位每 10 秒上报 Trace 监测平台。报警逐级呼叫，直到有人应答。',
      en_EN:
        'The V1000 stores 42,000 vials in vapour and evaporates 8.5 litres a day. If the supply fails, it holds for 21 days.',
      en_US:
        'The V1000 stores 42,000 vials in vapor and evaporates 2.2 gallons a day. If the supply fails, it holds for 21 days.',
      es_ES:
        'El V1000 guarda 42 000 viales en vapor y evapora 8,5 litros al día. Sin suministro, la autonomía es de 21 días.',
      fr_FR:
        'La V1000 conserve 42 000 tubes en phase vapeur et évapore 8,5 litres par jour. Sans remplissage, l’autonomie est de 21 jours.',
    },
    actionLabel: {
      zh_CN: '了解 V1000',
      en_EN: 'About the V1000',
      es_ES: 'Conocer el V1000',
      fr_FR: 'Découvrir la V1000',
    },
    link: { model: 'V1000' },
    figure: { zh_CN: '−196', en_EN: '−196' },
    figureUnit: { zh_CN: '°C', en_EN: '°C' },
    figureNote: {
      zh_CN: 'V1000 罐内液氮，最上层样本达 −188 °C',
      en_EN: 'The liquid; −188 °C at the highest box',
      en_US: '−321 °F, the liquid; −306 °F at the highest box',
      es_ES: 'El líquido; −188 °C en la caja superior',
      fr_FR: 'Le liquide ; −188 °C dans la boîte la plus haute',
    },
    tabLabel: {
      zh_CN: '深低温',
      en_EN: 'Cryogenic storage',
      es_ES: 'Criogenia',
      fr_FR: 'Cryoconservation',
    },
    tabFigure: { zh_CN: '−196 °C', en_EN: '−196 °C' },
  },
  ...hotProductSeeds,
]
