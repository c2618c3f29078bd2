import type { MilestoneDraft } from './types'

export const recentYears: MilestoneDraft[] = [
  {
    when: '2018-03',
    onHome: true,
    title: {
      zh_CN: 'Trace 监测平台上线，设备可自动电话报警',
      en_EN: 'The Trace monitoring platform goes into service, with alarm calls by telephone',
      es_ES: 'Entra en servicio la plataforma de monitorización Trace, con alarmas por teléfono',
      fr_FR: 'La plateforme de surveillance Trace entre en service, avec alarmes par téléphone',
    },
  },
  {
    when: '2018-10',
    title: {
      zh_CN: '法国子公司在里昂成立',
      en_EN: 'Norvane Biomedical France opens in Lyon',
      es_ES: 'Abre en Lyon Norvane Biomedical France',
      fr_FR: 'Norvane Biomedical France s’installe à Lyon',
    },
  },
  {
    when: '2019-10',
    title: {
      zh_CN: '高原乡镇项目首批 100 个接种点配备太阳能疫苗冷藏箱',
      en_EN: 'The plateau programme reaches its first 100 townships with solar refrigerators',
      es_ES: 'El programa del altiplano lleva frigoríficos solares a sus 100 primeros municipios',
      fr_FR: 'Le programme des hauts plateaux équipe ses 100 premiers cantons de réfrigérateurs solaires',
    },
  },
  {
    when: '2020-03',
    title: {
      zh_CN: '19 天为青屿市立医院建成 PCR 实验室',
      en_EN: 'A PCR laboratory for Qingyu Municipal Hospital, ready in 19 days',
      es_ES: 'Un laboratorio de PCR para el Hospital Municipal de Qingyu, listo en 19 días',
      fr_FR: 'Un laboratoire de PCR pour l’hôpital municipal de Qingyu, prêt en 19 jours',
    },
  },
  {
    when: '2020-06',
    title: {
      zh_CN: '东湖样本库一期启用，可存约 830 万份样本',
      en_EN: 'The first phase of the East Lake Biobank opens, with room for 8.3 million samples',
      es_ES: 'Se abre la primera fase del Biobanco East Lake, con capacidad para 8,3 millones de muestras',
      fr_FR:
        'La première phase de la biobanque East Lake ouvre, d’une capacité de 8,3 millions d’échantillons',
    },
  },
  {
    when: '2020-09',
    picture: 'history-2020.webp',
    onHome: true,
    title: {
      zh_CN: '青屿一号线投产，年产能 3.6 万台',
      en_EN: 'Line one starts up in Qingyu: 36,000 units a year',
      es_ES: 'Arranca la línea uno en Qingyu: 36 000 equipos al año',
      fr_FR: 'La ligne un démarre à Qingyu : 36 000 appareils par an',
    },
  },
  {
    when: '2021-10',
    onHome: true,
    title: {
      zh_CN: '在山海证券交易所上市，证券简称“诺凡生物”',
      en_EN: 'Norvane’s shares are listed on the Shanhai Stock Exchange',
      es_ES: 'Las acciones de Norvane empiezan a cotizar en la Bolsa de Shanhai',
      fr_FR: 'L’action Norvane est cotée à la Bourse de Shanhai',
    },
  },
  {
    when: '2022-12',
    title: {
      zh_CN: '最后一台供应欧洲的氢氟碳化物超低温保存箱下线，此后全部使用碳氢制冷剂',
      en_EN: 'The last HFC freezer for Europe leaves the plant; hydrocarbons only from here on',
      es_ES: 'Sale de fábrica el último congelador con HFC para Europa; en adelante, solo hidrocarburos',
      fr_FR:
        'Le dernier congélateur à HFC destiné à l’Europe quitte l’usine ; désormais, hydrocarbures seulement',
    },
  },
  {
    when: '2023-05',
    title: {
      zh_CN: '28 台 R890 血液冷藏箱在英格兰北部圣奥德里克血液中心投入使用',
      en_EN: 'Twenty-eight R890 refrigerators go into service at the St Aldric Blood Service',
      es_ES: 'Veintiocho frigoríficos R890 entran en servicio en el Servicio de Sangre St Aldric',
      fr_FR: 'Vingt-huit réfrigérateurs R890 entrent en service au Service du sang St Aldric',
    },
  },
  {
    when: '2024-09',
    title: {
      zh_CN: 'Trace 平台接入第 5 万台设备',
      en_EN: 'Trace connects its fifty-thousandth device',
      es_ES: 'Trace conecta su dispositivo número 50 000',
      fr_FR: 'Trace raccorde son cinquante-millième appareil',
    },
  },
  {
    when: '2025-03',
    title: {
      zh_CN: 'V1000 气相液氮罐上市，存放 42,000 支样本，停止补液后可维持 21 天',
      en_EN: 'V1000: 42,000 vials in nitrogen vapour, 21 days without a refill',
      es_ES: 'V1000: 42 000 viales en vapor de nitrógeno y 21 días sin rellenar',
      fr_FR: 'V1000 : 42 000 tubes en vapeur d’azote, 21 jours sans remplissage',
    },
  },
  {
    when: '2025-04',
    title: {
      zh_CN: '高原项目第 1,000 台太阳能疫苗冷藏箱送达海拔 4,310 米的卫生院',
      en_EN: 'The thousandth solar refrigerator of the plateau programme arrives, at 4,310 metres',
      es_ES: 'Llega a 4310 metros de altitud el frigorífico solar número mil del programa del altiplano',
      fr_FR:
        'Le millième réfrigérateur solaire du programme des hauts plateaux est livré à 4 310 mètres d’altitude',
    },
  },
  {
    when: '2025-06',
    title: {
      zh_CN: '与南湾大学共建低温生物保存联合实验室',
      en_EN: 'A joint laboratory for cryopreservation opens with Nanwan University',
      es_ES: 'Se abre con la Universidad de Nanwan un laboratorio conjunto de criopreservación',
      fr_FR: 'Un laboratoire commun de cryoconservation ouvre avec l’université de Nanwan',
    },
  },
  {
    when: '2025-08',
    picture: 'news-u830-launch.webp',
    onHome: true,
    title: {
      zh_CN: '第三代碳氢平台首款产品 U830 上市：829 升，−80 °C 时每天 7.2 kWh',
      en_EN:
        'U830, the first freezer on the third hydrocarbon platform: 829 litres on 7.2 kWh a day at −80 °C',
      es_ES:
        'U830, primer congelador de la tercera plataforma de hidrocarburos: 829 litros con 7,2 kWh al día a −80 °C',
      fr_FR:
        'U830, premier congélateur de la troisième plateforme à hydrocarbures : 829 litres, 7,2 kWh par jour à −80 °C',
    },
    content: {
      zh_CN: '上一代同容积产品每天耗电 11.6 kWh。同年 11 月，独立实验室随机抽取三台复测，平均 7.20 kWh。',
      en_EN:
        'The previous model of the same size used 11.6 kWh. In November an independent laboratory took three from stock and measured 7.20 kWh on average.',
      es_ES:
        'El modelo anterior del mismo tamaño consumía 11,6 kWh. En noviembre, un laboratorio independiente tomó tres unidades del almacén y midió 7,20 kWh de media.',
      fr_FR:
        'Le modèle précédent de même taille consommait 11,6 kWh. En novembre, un laboratoire indépendant a prélevé trois U830 en stock et mesuré 7,20 kWh en moyenne.',
    },
  },
  {
    when: '2026-04',
    title: {
      zh_CN: 'R240 太阳能疫苗冷藏箱通过世界卫生组织预认证，43 °C 无日照自持 121 小时',
      en_EN: 'R240 is prequalified by WHO: 121 hours without sun at 43 °C',
      es_ES: 'La OMS precalifica el R240: 121 horas sin sol a 43 °C',
      fr_FR: 'L’OMS préqualifie le R240 : 121 heures sans soleil à 43 °C',
    },
  },
  {
    when: '2026-05',
    picture: 'history-2026.webp',
    title: {
      zh_CN: '二号线投产，年产能 2.4 万台，每台测试 24 小时',
      en_EN: 'Line two starts up: 24,000 freezers a year, each tested for 24 hours',
      es_ES: 'Arranca la línea dos: 24 000 congeladores al año, con 24 horas de ensayo cada uno',
      fr_FR: 'La ligne deux démarre : 24 000 congélateurs par an, chacun testé pendant 24 heures',
    },
  },
  {
    when: '2026-06',
    title: {
      zh_CN: 'Trace 4 发布，接入设备 6.1 万台，报警逐级呼叫，直到有人应答',
      en_EN:
        'Trace 4 goes live on 61,000 devices: alarm calls work down the contact list until someone answers',
      es_ES:
        'Se lanza Trace 4 con 61 000 dispositivos conectados: las llamadas de alarma siguen la lista hasta que alguien responde',
      fr_FR:
        'Sortie de Trace 4, avec 61 000 appareils raccordés : les appels d’alarme suivent la liste d’astreinte jusqu’à ce que quelqu’un réponde',
    },
  },
  {
    when: '2026-09',
    picture: 'news-biobank-expansion.webp',
    title: {
      zh_CN: '东湖样本库二期启用，186 台 U830、24 台 V1000，容量增至 2,000 万份',
      en_EN:
        'The East Lake Biobank opens its second phase with 186 U830 freezers and 24 V1000 vessels: 20 million samples',
      es_ES: 'El Biobanco East Lake abre su segunda fase con 186 U830 y 24 V1000: 20 millones de muestras',
      fr_FR:
        'La biobanque East Lake ouvre sa deuxième phase avec 186 U830 et 24 V1000 : 20 millions d’échantillons',
    },
  },
  {
    when: '2026-10',
    picture: 'news-rotterdam-service-hub.webp',
    onHome: true,
    title: {
      zh_CN: '鹿特丹服务中心启用，常备 11,400 种备件',
      en_EN: 'The Rotterdam service hub opens with 11,400 part numbers in stock',
      es_ES: 'Se abre el centro de servicio de Róterdam, con 11 400 referencias en stock',
      fr_FR: 'Le centre de service de Rotterdam ouvre avec 11 400 références en stock',
    },
  },
]
