import type { CompanyVideoDraft } from './types'

export const companyVideoDrafts: CompanyVideoDraft[] = [
  {
    slug: 'company-film',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-10-12T09:00:00+08:00',
    title: {
      zh_CN: '诺凡：把低温做准',
      en_EN: 'Norvane: cold, held still',
      es_ES: 'Norvane: frío en calma',
      fr_FR: 'Norvane : le froid, immobile',
    },
    brief: {
      zh_CN:
        '从青屿的工厂到 120 多个国家的实验室，一台设备、一条温度曲线和看着它的人。无旁白，字幕四种语言。',
      en_EN:
        'From the plant in Qingyu to laboratories in more than 120 countries: an appliance, its curve, and the people who watch it. No voice; captions in four languages.',
      es_ES:
        'De la planta de Qingyu a los laboratorios de más de 120 países: un equipo, su curva y las personas que la vigilan. Sin voz, con subtítulos en cuatro idiomas.',
      fr_FR:
        'De l’usine de Qingyu aux laboratoires de plus de 120 pays : un appareil, sa courbe et ceux qui la surveillent. Sans voix, sous-titres en quatre langues.',
    },
  },
  {
    slug: 'line-two',
    videoFile: 'video-u830.mp4',
    updateTime: '2026-05-28T09:00:00+08:00',
    title: {
      zh_CN: '二号线：十分钟一台，测满一天',
      en_EN: 'Line two: ten minutes to build, a day to test',
      es_ES: 'Línea dos: diez minutos para montarlo, un día para ensayarlo',
      fr_FR: 'Ligne deux : dix minutes pour monter, un jour pour éprouver',
    },
    brief: {
      zh_CN: '一台 U830 在二号线的路程：发泡、充注、检漏，然后在 32 °C 的测试大厅里静置二十四小时。',
      en_EN:
        'The way of a U830 along line two: foam, charge, leak test, and then twenty-four hours at 32 °C in the test hall.',
      es_ES:
        'El recorrido de un U830 por la línea dos: espumado, carga, prueba de fugas y veinticuatro horas a 32 °C en la sala de ensayos.',
      fr_FR:
        'Le parcours d’un U830 sur la ligne deux : moussage, charge, test d’étanchéité, puis vingt-quatre heures à 32 °C dans la salle d’essai.',
    },
  },
  {
    slug: 'test-centre',
    videoFile: 'video-laboratory.mp4',
    updateTime: '2026-03-19T09:00:00+08:00',
    title: {
      zh_CN: '测试中心：数字从哪里来',
      en_EN: 'The test centre: where a figure comes from',
      es_ES: 'El centro de ensayos: de dónde sale una cifra',
      fr_FR: 'Le centre d’essais : d’où vient un chiffre',
    },
    brief: {
      zh_CN: '31 间试验室、27 个测点、一份写明条件的记录。样本册上的每个数字都从这里出来。',
      en_EN:
        'Thirty-one chambers, 27 points to a freezer, and a record that states its conditions. Every printed figure starts here.',
      es_ES:
        'Treinta y una cámaras, 27 puntos por congelador y un registro que indica sus condiciones. Toda cifra impresa empieza aquí.',
      fr_FR:
        'Trente et une enceintes, 27 points par congélateur, un relevé qui donne ses conditions. Tout chiffre imprimé commence ici.',
    },
  },
  {
    slug: 'rotterdam-hub',
    videoFile: 'video-u830.mp4',
    updateTime: '2026-10-15T09:00:00+08:00',
    title: {
      zh_CN: '鹿特丹：货架上的 11,400 种备件',
      en_EN: 'Rotterdam: 11,400 parts on the shelf',
      es_ES: 'Róterdam: 11 400 referencias en existencias',
      fr_FR: 'Rotterdam : 11 400 références en rayon',
    },
    brief: {
      zh_CN: '16 时前的订单当天出库，十二台备用冰箱常年制冷待运，值班电话只接一类来电：正在升温的冰箱。',
      en_EN:
        'Orders before 16:00 leave on the same day, twelve loan freezers stand cold, and at night the line takes one kind of call: a freezer that is warming.',
      es_ES:
        'Los pedidos anteriores a las 16:00 salen el mismo día, doce congeladores de préstamo esperan fríos y de noche se atiende una sola clase de llamada: un congelador que se calienta.',
      fr_FR:
        'Les commandes d’avant 16 h partent le jour même, douze congélateurs de prêt attendent au froid et, la nuit, un seul motif d’appel : un congélateur qui se réchauffe.',
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
      fr_FR: 'Le fondateur raconte la première page de relevés',
    },
    brief: {
      zh_CN: '公司成立二十周年时，顾承宇翻出 2003 年的第一页记录：四十一台冷藏箱，每台一页，手写。',
      en_EN:
        'For the company’s twentieth year Gu Chengyu takes out the first page, from 2003: forty-one refrigerators, a page each, by hand.',
      es_ES:
        'En el vigésimo año de la empresa, Gu Chengyu saca la primera hoja, de 2003: cuarenta y un frigoríficos, una hoja cada uno, a mano.',
      fr_FR:
        'Pour les vingt ans de l’entreprise, Gu Chengyu ressort la première page, de 2003 : quarante et un réfrigérateurs, une page chacun, à la main.',
    },
  },
  {
    slug: 'east-lake',
    videoFile: 'video-v1000.mp4',
    updateTime: '2026-09-24T09:00:00+08:00',
    title: {
      zh_CN: '东湖样本库二期：两千万份样本的家',
      en_EN: 'East Lake, phase two: a house for twenty million samples',
      es_ES: 'East Lake, segunda fase: una casa para veinte millones de muestras',
      fr_FR: 'East Lake, phase deux : une maison pour vingt millions d’échantillons',
    },
    brief: {
      zh_CN: '186 台 U830 和 24 台 V1000 怎样进场、怎样验证、怎样断电两次：一次通知过，一次没有。',
      en_EN:
        'How 186 U830 and 24 V1000 came in, were mapped, and had their power cut twice: once announced, once not.',
      es_ES:
        'Cómo entraron 186 U830 y 24 V1000, cómo se mapearon y cómo se les cortó la corriente dos veces: una avisando y otra no.',
      fr_FR:
        'Comment 186 U830 et 24 V1000 sont arrivés, ont été cartographiés, puis privés de courant deux fois : une fois annoncée, une fois non.',
    },
  },
]
