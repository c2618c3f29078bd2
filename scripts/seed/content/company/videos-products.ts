import type { CompanyVideoDraft } from './types'

export const productVideoDrafts: CompanyVideoDraft[] = [
  {
    slug: 'u830-tour',
    videoFile: 'video-u830.mp4',
    updateTime: '2025-08-28T09:00:00+08:00',
    title: {
      zh_CN: 'U830 产品介绍',
      en_EN: 'The U830 in detail',
      es_ES: 'El U830 en detalle',
      fr_FR: 'L’U830 en détail',
    },
    brief: {
      zh_CN: '829 升、576 盒、每天 7.2 kWh。开门 60 秒后，18 分钟恢复到 −75 °C。',
      en_EN:
        '829 litres, 576 boxes, 7.2 kWh a day. The door is opened for 60 seconds; 18 minutes later the chamber is back at −75 °C.',
      es_ES:
        '829 litros, 576 cajas, 7,2 kWh al día. La puerta se abre 60 segundos; 18 minutos después, el interior vuelve a −75 °C.',
      fr_FR:
        '829 litres, 576 boîtes, 7,2 kWh par jour. La porte reste ouverte 60 secondes ; 18 minutes plus tard, l’enceinte est revenue à −75 °C.',
    },
  },
  {
    slug: 'solar-plateau',
    videoFile: 'video-r240.mp4',
    updateTime: '2025-04-30T09:00:00+08:00',
    title: {
      zh_CN: '高原项目的第 1,000 台疫苗冷藏箱',
      en_EN: 'The thousandth refrigerator of the plateau programme',
      es_ES: 'El frigorífico número mil del programa del altiplano',
      fr_FR: 'Le millième réfrigérateur des hauts plateaux',
    },
    brief: {
      zh_CN: '最后 60 公里走了一天。在海拔 4,310 米的卫生院，设备白天以太阳能制冰，夜间由冰维持 2–8 °C。',
      en_EN:
        'The last 60 kilometres took a day. At 4,310 metres solar energy makes ice by day, and the ice keeps vaccines at 2–8 °C by night.',
      es_ES:
        'Los últimos 60 kilómetros requirieron un día entero. A 4310 metros, la energía solar forma hielo de día y el hielo mantiene las vacunas a 2–8 °C de noche.',
      fr_FR:
        'Les 60 derniers kilomètres ont demandé une journée. À 4 310 mètres, l’énergie solaire produit de la glace le jour, et la glace maintient les vaccins à 2–8 °C la nuit.',
    },
  },
  {
    slug: 'blood-night',
    videoFile: 'video-blood.mp4',
    updateTime: '2024-12-19T09:00:00+08:00',
    title: {
      zh_CN: '圣奥德里克血库：一夜开门 412 次',
      en_EN: 'A night at the blood bank: 412 openings',
      es_ES: 'Una noche en el banco de sangre: 412 aperturas',
      fr_FR: 'Une nuit à la banque de sang : 412 ouvertures',
    },
    brief: {
      zh_CN: '28 台 R890 血液冷藏箱，从 22 时到次日 6 时，负载温度始终在 3.6–4.9 °C。',
      en_EN:
        'St Aldric Blood Service, 28 R890 refrigerators, from ten at night to six. The load stayed between 3.6 °C and 4.9 °C.',
      es_ES:
        'Servicio de Sangre St Aldric, 28 frigoríficos R890, de las diez de la noche a las seis. La carga se mantuvo entre 3,6 °C y 4,9 °C.',
      fr_FR:
        'Service du sang St Aldric, 28 réfrigérateurs R890, de 22 h à 6 h. La charge est restée entre 3,6 °C et 4,9 °C.',
    },
  },
  {
    slug: 'v1000-filling',
    videoFile: 'video-v1000.mp4',
    updateTime: '2025-03-27T09:00:00+08:00',
    title: {
      zh_CN: 'V1000 的第一次充液',
      en_EN: 'Filling a V1000 for the first time',
      es_ES: 'Un V1000 se llena por primera vez',
      fr_FR: 'Une V1000 est remplie pour la première fois',
    },
    brief: {
      zh_CN: '先排出管路中的热气，再充入液氮。四十分钟后，最上层冻存盒降到 −150 °C 以下。',
      en_EN:
        'The line is vented of warm gas before the liquid enters. Forty minutes later the highest box is below −150 °C.',
      es_ES:
        'Antes de que entre el líquido se purga el gas caliente de la línea. Cuarenta minutos después, la caja más alta está por debajo de −150 °C.',
      fr_FR:
        'La ligne est purgée de son gaz tiède avant l’arrivée du liquide. Quarante minutes plus tard, la boîte la plus haute passe sous −150 °C.',
    },
  },
  {
    slug: 'trace-4-alarm',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-06-30T09:00:00+08:00',
    title: {
      zh_CN: 'Trace 4：从报警到应答，3 分 40 秒',
      en_EN: 'Trace 4: from alarm to answer in 3 minutes 40 seconds',
      es_ES: 'Trace 4: de la alarma a la respuesta en 3 minutos y 40 segundos',
      fr_FR: 'Trace 4 : de l’alarme à la réponse en 3 minutes 40 secondes',
    },
    brief: {
      zh_CN: '凌晨两点，箱门未关严。第一位值班人员五分钟内没有应答，系统呼叫下一位，直到有人应答。',
      en_EN:
        'Two in the morning, a door ajar. If the first person does not answer within five minutes, the system calls the next, until somebody answers.',
      es_ES:
        'Las dos de la madrugada y una puerta mal cerrada. Si la primera persona no responde en cinco minutos, el sistema llama a la siguiente, hasta que alguien responde.',
      fr_FR:
        'Deux heures du matin, une porte mal fermée. Sans réponse au bout de cinq minutes, le système appelle la personne suivante, jusqu’à ce que quelqu’un réponde.',
    },
  },
  {
    slug: 'cabinet-airflow',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-06-11T09:00:00+08:00',
    title: {
      zh_CN: 'B150 的气流：烟雾试验',
      en_EN: 'B150 airflow: a smoke test',
      es_ES: 'Flujo de aire de la B150: prueba de humo',
      fr_FR: 'Flux d’air du B150 : essai à la fumée',
    },
    brief: {
      zh_CN:
        '下降气流流速 0.45 m/s，流入气流流速 0.53 m/s。烟雾在前窗内侧向下流动，前窗外侧的烟雾被吸入柜内，均不外逸。',
      en_EN:
        'Downflow 0.45 m/s, inflow 0.53 m/s. Smoke flows down behind the sash and is drawn in at the front opening; none escapes.',
      es_ES:
        'Flujo descendente de 0,45 m/s y de entrada de 0,53 m/s. El humo baja por detrás de la guillotina y se aspira en la abertura frontal, sin escapar.',
      fr_FR:
        'Flux descendant 0,45 m/s, flux entrant 0,53 m/s. La fumée descend derrière la vitre et est aspirée à l’ouverture frontale, sans s’échapper.',
    },
  },
]
