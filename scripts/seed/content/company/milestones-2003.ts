import type { MilestoneDraft } from './types'

export const firstYears: MilestoneDraft[] = [
  {
    when: '2003-05',
    picture: 'history-2003.webp',
    onHome: true,
    title: {
      zh_CN: '诺凡在青屿创立，11 名员工，首年交付 41 台实验室冷藏箱',
      en_EN: 'Norvane is founded in Qingyu: eleven people, and 41 laboratory refrigerators in the first year',
      es_ES: 'Se funda Norvane en Qingyu: once personas y 41 frigoríficos de laboratorio el primer año',
      fr_FR:
        'Norvane est fondée à Qingyu : onze personnes, et 41 réfrigérateurs de laboratoire la première année',
    },
    content: {
      zh_CN: '租用厂房 600 平方米。每台设备附一页 24 小时实测数据，这一做法延续至今。',
      en_EN:
        'A workshop of 600 m² is rented. Each refrigerator leaves with a page of readings taken over 24 hours, as every unit has since.',
      es_ES:
        'Se alquila un taller de 600 m². Cada frigorífico sale con una hoja de lecturas de 24 horas, como todos los equipos desde entonces.',
      fr_FR:
        'Un atelier de 600 m² est loué. Chaque appareil part avec une page de relevés sur 24 heures, comme tous ceux qui ont suivi.',
    },
  },
  {
    when: '2004-10',
    title: {
      zh_CN: '首批 4 台 −40 °C 血浆低温保存箱交付青屿市中心血站',
      en_EN: 'The first four −40 °C plasma freezers go to the Qingyu blood centre',
      es_ES: 'Los cuatro primeros congeladores de plasma a −40 °C llegan al centro de sangre de Qingyu',
      fr_FR: 'Les quatre premiers congélateurs à plasma à −40 °C partent pour le centre du sang de Qingyu',
    },
  },
  {
    when: '2006-09',
    onHome: true,
    title: {
      zh_CN: '首台 −86 °C 立式超低温保存箱下线',
      en_EN: 'The first −86 °C upright freezer leaves the workshop',
      es_ES: 'Sale del taller el primer congelador vertical de −86 °C',
      fr_FR: 'Le premier congélateur vertical à −86 °C sort de l’atelier',
    },
    content: {
      zh_CN: '研制历时两年。第一台至今仍在测试中心运行。',
      en_EN: 'Development took two years. The first unit still runs in the test centre.',
      es_ES: 'El desarrollo duró dos años. La primera unidad sigue en marcha en el centro de ensayos.',
      fr_FR: 'Le développement a demandé deux ans. Ce premier appareil fonctionne encore au centre d’essais.',
    },
  },
  {
    when: '2007-04',
    title: {
      zh_CN: '24 小时服务热线开通，夜间由工程师接听',
      en_EN: 'The service line is open day and night; after hours an engineer answers in person',
      es_ES: 'La línea de servicio atiende día y noche; fuera de horario responde un técnico',
      fr_FR:
        'La ligne de service est ouverte jour et nuit ; hors des heures ouvrées, un ingénieur y répond en personne',
    },
  },
  {
    when: '2008-06',
    title: {
      zh_CN: '首批出口：12 台超低温保存箱运抵泰国清迈的一所大学',
      en_EN: 'First delivery abroad: twelve −86 °C freezers for a university in Chiang Mai',
      es_ES:
        'Primera entrega en el extranjero: doce congeladores de −86 °C para una universidad de Chiang Mai',
      fr_FR:
        'Première livraison à l’étranger : douze congélateurs à −86 °C pour une université de Chiang Mai',
    },
  },
  {
    when: '2009-07',
    onHome: true,
    title: {
      zh_CN: '测试中心启用，设 14 间环境试验室，技术参数从此全部实测',
      en_EN:
        'The test centre opens with 14 climate chambers; from now on, every published figure is measured',
      es_ES:
        'Se abre el centro de ensayos, con 14 cámaras climáticas: desde entonces se mide toda cifra publicada',
      fr_FR:
        'Le centre d’essais ouvre avec 14 enceintes climatiques : désormais, tout chiffre publié est mesuré',
    },
  },
  {
    when: '2010-05',
    title: {
      zh_CN: '质量管理体系通过 ISO 13485 认证',
      en_EN: 'The quality management system is certified to ISO 13485',
      es_ES: 'El sistema de gestión de la calidad obtiene la certificación ISO 13485',
      fr_FR: 'Le système de management de la qualité est certifié ISO 13485',
    },
  },
  {
    when: '2012-08',
    picture: 'history-2012.webp',
    onHome: true,
    title: {
      zh_CN: '首款太阳能直驱疫苗冷藏箱通过世界卫生组织预认证',
      en_EN: 'Our first solar direct-drive vaccine refrigerator is prequalified by WHO',
      es_ES: 'La OMS precalifica el primer frigorífico para vacunas solar de accionamiento directo',
      fr_FR: 'L’OMS préqualifie le premier réfrigérateur à vaccins solaire à entraînement direct',
    },
    content: {
      zh_CN: '不用蓄电池，白天以太阳能制冰蓄冷，夜间由冰维持 2–8 °C。',
      en_EN:
        'There is no battery in it. Solar energy is stored as ice by day, and the ice holds 2–8 °C at night.',
      es_ES:
        'No lleva batería. La energía solar del día se acumula en hielo, que mantiene 2–8 °C por la noche.',
      fr_FR:
        'Il n’a pas de batterie. L’énergie solaire de la journée est stockée sous forme de glace, qui maintient 2–8 °C la nuit.',
    },
  },
  {
    when: '2012-10',
    title: {
      zh_CN: '产品进入欧洲市场',
      en_EN: 'Deliveries to Europe begin',
      es_ES: 'Comienzan las entregas en Europa',
      fr_FR: 'Début des livraisons en Europe',
    },
  },
  {
    when: '2013-01',
    title: {
      zh_CN: '太阳能直驱蓄冷技术获山海省科学技术进步奖一等奖',
      en_EN: 'Solar ice storage wins the Shanhai Province Science and Technology Progress Award, first class',
      es_ES:
        'La acumulación de energía solar en hielo recibe el Premio al Progreso Científico de Shanhai, primera clase',
      fr_FR:
        'Le stockage de l’énergie solaire par la glace reçoit le prix du progrès scientifique de Shanhai, première classe',
    },
  },
  {
    when: '2014-06',
    title: {
      zh_CN: '首款气相液氮罐上市，产品温区延伸到 −196 °C',
      en_EN: 'Our first nitrogen vessel takes the range down to −196 °C',
      es_ES: 'El primer recipiente de nitrógeno en fase vapor lleva la gama hasta −196 °C',
      fr_FR: 'La première cuve d’azote en phase vapeur étend la gamme jusqu’à −196 °C',
    },
  },
  {
    when: '2015-03',
    title: {
      zh_CN: '英国子公司在利兹成立',
      en_EN: 'Norvane Biomedical (UK) opens in Leeds',
      es_ES: 'Abre en Leeds Norvane Biomedical (UK)',
      fr_FR: 'Norvane Biomedical (UK) s’installe à Leeds',
    },
  },
  {
    when: '2016-04',
    title: {
      zh_CN: '首款 II 级生物安全柜上市',
      en_EN: 'First Class II biosafety cabinet goes on sale',
      es_ES: 'Sale a la venta la primera cabina de seguridad biológica de clase II',
      fr_FR: 'Le premier poste de sécurité microbiologique de type II est commercialisé',
    },
  },
  {
    when: '2016-09',
    title: {
      zh_CN: '美国子公司在北卡罗来纳州达勒姆成立',
      en_EN: 'Norvane Biomedical Inc. opens in Durham, North Carolina',
      es_ES: 'Abre en Durham (Carolina del Norte) Norvane Biomedical Inc.',
      fr_FR: 'Norvane Biomedical Inc. s’installe à Durham, en Caroline du Nord',
    },
  },
  {
    when: '2017-05',
    title: {
      zh_CN: '西班牙子公司在赫塔菲成立，服务西班牙、葡萄牙与拉丁美洲',
      en_EN: 'Norvane Biomedical Iberia opens in Getafe, for Spain, Portugal and Latin America',
      es_ES: 'Abre en Getafe Norvane Biomedical Iberia, para España, Portugal y América Latina',
      fr_FR:
        'Norvane Biomedical Iberia s’installe à Getafe, pour l’Espagne, le Portugal et l’Amérique latine',
    },
  },
]
