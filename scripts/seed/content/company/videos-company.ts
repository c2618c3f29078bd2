import type { CompanyVideoDraft } from './types'

export const companyVideoDrafts: CompanyVideoDraft[] = [
  {
    slug: 'company-film',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-10-12T09:00:00+08:00',
    title: {
      zh_CN: '诺凡企业宣传片',
      en_EN: 'Norvane: company film',
      es_ES: 'Norvane: vídeo corporativo',
      fr_FR: 'Norvane : film d’entreprise',
    },
    brief: {
      zh_CN: '从青屿的工厂到 120 多个国家的实验室，介绍设备、温度曲线和使用者。无旁白，四种语言字幕。',
      en_EN:
        'From the plant in Qingyu to laboratories in more than 120 countries: the equipment, its temperature curves and the people who rely on it. No narration; captions in four languages.',
      es_ES:
        'De la planta de Qingyu a los laboratorios de más de 120 países: los equipos, sus curvas y las personas que trabajan con ellos. Sin locución, con subtítulos en cuatro idiomas.',
      fr_FR:
        'De l’usine de Qingyu aux laboratoires de plus de 120 pays : les appareils, leurs courbes de température et les personnes qui s’en servent. Sans commentaire, sous-titres en quatre langues.',
    },
  },
  {
    slug: 'line-two',
    videoFile: 'video-u830.mp4',
    updateTime: '2026-05-28T09:00:00+08:00',
    title: {
      zh_CN: '二号线：十分钟下线一台，每台测试 24 小时',
      en_EN: 'Line two: a freezer every ten minutes, each tested for 24 hours',
      es_ES: 'Línea dos: un congelador cada diez minutos, 24 horas de ensayo',
      fr_FR: 'Ligne deux : un congélateur toutes les dix minutes, 24 heures d’essai',
    },
    brief: {
      zh_CN: '一台 U830 在二号线的全过程：发泡、充注、检漏，然后在 32 °C 的测试大厅连续运行 24 小时。',
      en_EN: 'A U830 on line two: foaming, charging, leak test, and then 24 hours at 32 °C in the test hall.',
      es_ES:
        'El recorrido de un U830 por la línea dos: espumado, carga, prueba de fugas y 24 horas a 32 °C en la sala de ensayos.',
      fr_FR:
        'Un U830 sur la ligne deux : injection de la mousse, charge en fluide, essai d’étanchéité, puis 24 heures à 32 °C dans la salle d’essai.',
    },
  },
  {
    slug: 'test-centre',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-03-19T09:00:00+08:00',
    title: {
      zh_CN: '测试中心：技术参数如何测得',
      en_EN: 'The test centre: how our figures are measured',
      es_ES: 'El centro de ensayos: cómo se miden nuestras cifras',
      fr_FR: 'Le centre d’essais : comment nos chiffres sont mesurés',
    },
    brief: {
      zh_CN: '31 间试验室、27 个测点，记录写明试验条件。产品资料上的每个数据都在这里测得。',
      en_EN:
        '31 chambers, 27 points per freezer, and a record that states the conditions. Every published figure is measured here.',
      es_ES:
        '31 cámaras, 27 puntos por congelador y un registro que indica las condiciones. Aquí se mide toda cifra publicada.',
      fr_FR:
        '31 enceintes, 27 points par congélateur et un relevé qui précise les conditions. Tout chiffre publié est mesuré ici.',
    },
  },
  {
    slug: 'rotterdam-hub',
    videoFile: 'video-u830.mp4',
    updateTime: '2026-10-15T09:00:00+08:00',
    title: {
      zh_CN: '鹿特丹服务中心：常备 11,400 种备件',
      en_EN: 'Rotterdam: 11,400 part numbers in stock',
      es_ES: 'Róterdam: 11 400 referencias en stock',
      fr_FR: 'Rotterdam : 11 400 références en stock',
    },
    brief: {
      zh_CN: '16 时前的订单当天出库，12 台备用冰箱常年制冷待运，夜间值班电话专门受理设备升温的紧急来电。',
      en_EN:
        'Orders placed before 16:00 leave on the same day, 12 loan freezers are kept cold, and the night line is reserved for freezers that are warming up.',
      es_ES:
        'Los pedidos anteriores a las 16:00 salen el mismo día, 12 congeladores de préstamo se mantienen fríos y la línea nocturna se reserva para los equipos que se calientan.',
      fr_FR:
        'Les commandes passées avant 16 h partent le jour même, 12 congélateurs de prêt sont maintenus au froid et la ligne de nuit est réservée aux congélateurs qui se réchauffent.',
    },
  },
  {
    slug: 'founders-talk',
    videoFile: 'video-u830.mp4',
    updateTime: '2023-05-18T09:00:00+08:00',
    title: {
      zh_CN: '创始人讲述：第一页温度记录',
      en_EN: 'The founder on the first page of readings',
      es_ES: 'El fundador recuerda la primera hoja de lecturas',
      fr_FR: 'Le fondateur présente la première page de relevés',
    },
    brief: {
      zh_CN: '公司成立二十周年时，顾承宇展示 2003 年的第一页记录：41 台冷藏箱，每台一页，手写。',
      en_EN:
        'For the company’s twentieth year Gu Chengyu shows the first page, from 2003: 41 refrigerators, one handwritten page each.',
      es_ES:
        'En el vigésimo año de la empresa, Gu Chengyu muestra la primera hoja, de 2003: 41 frigoríficos, una hoja manuscrita cada uno.',
      fr_FR:
        'Pour les vingt ans de l’entreprise, Gu Chengyu montre la première page, de 2003 : 41 réfrigérateurs, une page manuscrite chacun.',
    },
  },
  {
    slug: 'east-lake',
    videoFile: 'video-v1000.mp4',
    updateTime: '2026-09-24T09:00:00+08:00',
    title: {
      zh_CN: '东湖样本库二期：可存 2,000 万份样本',
      en_EN: 'East Lake, phase two: room for 20 million samples',
      es_ES: 'East Lake, segunda fase: capacidad para 20 millones de muestras',
      fr_FR: 'East Lake, phase deux : une capacité de 20 millions d’échantillons',
    },
    brief: {
      zh_CN: '186 台 U830 和 24 台 V1000 的进场、验证与两次断电试验：一次预先通知，一次不通知。',
      en_EN:
        'How 186 U830 freezers and 24 V1000 vessels were delivered, mapped and tested with two power cuts, one announced and one not.',
      es_ES:
        'La entrega de 186 U830 y 24 V1000, el mapeo y dos cortes de corriente de prueba: uno avisado y otro no.',
      fr_FR:
        'La livraison de 186 U830 et de 24 V1000, leur cartographie et deux essais de coupure de courant, l’un annoncé, l’autre non.',
    },
  },
]
