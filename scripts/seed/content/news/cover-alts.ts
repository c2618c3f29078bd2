import type { Localised } from '../types'

/** Alternative texts of covers that several articles may share. */
export const coverAlts = {
  'news-biobank-aisle.webp': {
    zh_CN: '样本库的过道，两侧是超低温保存箱',
    en_EN: 'An aisle of a biobank between rows of freezers',
    es_ES: 'Un pasillo de biobanco entre hileras de ultracongeladores',
    fr_FR: 'Une allée de biobanque entre des rangées de congélateurs',
  },
  'news-cleanroom-corridor.webp': {
    zh_CN: '洁净区走廊',
    en_EN: 'The corridor of a cleanroom',
    es_ES: 'El pasillo de una sala blanca',
    fr_FR: 'Le couloir d’une salle blanche',
  },
  'news-fair-hall.webp': {
    zh_CN: '展馆大厅与展台',
    en_EN: 'The hall of a trade fair with its stands',
    es_ES: 'El pabellón de una feria con sus expositores',
    fr_FR: 'Le hall d’un salon et ses stands',
  },
  'news-fair-stand.webp': {
    zh_CN: '展会上的诺凡展台',
    en_EN: 'The Norvane stand at a fair',
    es_ES: 'El expositor de Norvane en una feria',
    fr_FR: 'Le stand de Norvane dans un salon',
  },
  'news-lecture-hall.webp': {
    zh_CN: '报告厅的座席与屏幕',
    en_EN: 'The rows and the screen of a lecture hall',
    es_ES: 'Las filas y la pantalla de una sala de conferencias',
    fr_FR: 'Les rangées et l’écran d’une salle de conférences',
  },
  'news-lorry-night.webp': {
    zh_CN: '冷藏货车的货厢内部：托盘、疫苗运输箱与记录仪',
    en_EN: 'Inside a refrigerated lorry: pallets, a cold box and a logger on the wall',
    es_ES: 'El interior de un camión frigorífico: palés, una caja fría y un registrador en la pared',
    fr_FR: 'L’intérieur d’un camion frigorifique : palettes, glacière et enregistreur au mur',
  },
  'news-open-day.webp': {
    zh_CN: '开放日的参观区',
    en_EN: 'An open day among freezers and refrigerators',
    es_ES: 'Una jornada de puertas abiertas entre los equipos',
    fr_FR: 'Une journée portes ouvertes parmi les appareils',
  },
  'news-reefer-port.webp': {
    zh_CN: '港口的冷藏集装箱',
    en_EN: 'Refrigerated containers in a port',
    es_ES: 'Contenedores frigoríficos en un puerto',
    fr_FR: 'Des conteneurs frigorifiques dans un port',
  },
  'news-round-table.webp': {
    zh_CN: '围坐讨论的会议桌',
    en_EN: 'A table set for a discussion',
    es_ES: 'Una mesa preparada para un debate',
    fr_FR: 'Une table prête pour une discussion',
  },
  'news-solar-clinic.webp': {
    zh_CN: '装有光伏板的卫生站',
    en_EN: 'A clinic with solar panels',
    es_ES: 'Un centro de salud con paneles solares',
    fr_FR: 'Un centre de santé équipé de panneaux solaires',
  },
  'news-vaccine-boxes.webp': {
    zh_CN: '成箱的疫苗',
    en_EN: 'Boxes of vaccine',
    es_ES: 'Cajas de vacunas',
    fr_FR: 'Des boîtes de vaccins',
  },
  'news-ward-pharmacy.webp': {
    zh_CN: '病区药房的药品冷藏箱',
    en_EN: 'The medicine refrigerator of a ward pharmacy',
    es_ES: 'El frigorífico de medicamentos de una planta de hospital',
    fr_FR: 'Le réfrigérateur à médicaments d’un service hospitalier',
  },
  'news-workshop-bench.webp': {
    zh_CN: '摆放工具的实训台',
    en_EN: 'A workshop bench with tools',
    es_ES: 'Un banco de taller con herramientas',
    fr_FR: 'Un établi d’atelier avec ses outils',
  },
  'case-2.webp': {
    zh_CN: '临海血库：两台血液冷藏箱、血浆低温保存箱和工作台',
    en_EN: 'Blood bank by the sea: two refrigerators, a plasma freezer and a bench',
    es_ES: 'Banco de sangre junto al mar: dos frigoríficos, un congelador de plasma y una mesa',
    fr_FR: 'Banque du sang face à la mer : deux réfrigérateurs, congélateur à plasma et paillasse',
  },
  'case-8.webp': {
    zh_CN: '县级疫苗库房：玻璃门冷藏箱和温度记录仪',
    en_EN: 'County vaccine store with glass-door refrigerators and data loggers',
    es_ES: 'Almacén comarcal de vacunas con frigoríficos de puerta de vidrio y registradores',
    fr_FR: 'Dépôt de vaccins d’un comté : réfrigérateurs vitrés et enregistreurs',
  },
  'case-27.webp': {
    zh_CN: '母乳库：两台低温保存箱和两台冷藏箱',
    en_EN: 'Milk bank with two freezers and two refrigerators',
    es_ES: 'Banco de leche con dos congeladores y dos frigoríficos',
    fr_FR: 'Lactarium : deux congélateurs et deux réfrigérateurs',
  },
  'scene-biosafety.webp': {
    zh_CN: '明亮的实验室：II 级生物安全柜、洁净工作台、传递窗和中央实验台',
    en_EN: 'Daylight laboratory with a Class II cabinet, a clean bench, a pass box and a work island',
    es_ES:
      'Laboratorio luminoso con cabina de clase II, banco de flujo laminar, caja de paso e isla de trabajo',
    fr_FR:
      'Laboratoire clair : poste de sécurité de type II, hotte à flux laminaire, passe-plat et paillasse centrale',
  },
  'scene-blood-network.webp': {
    zh_CN: '血库：亮灯的血液冷藏箱、敞开的血浆低温保存箱、带离心机的台面和血液运输箱',
    en_EN:
      'Blood bank: lit refrigerators with blood bags, an open plasma freezer, a bench with a centrifuge and a transport box',
    es_ES:
      'Banco de sangre: frigoríficos iluminados con bolsas, un congelador de plasma abierto, una mesa con centrífuga y una caja de transporte',
    fr_FR:
      'Banque du sang : réfrigérateurs éclairés, congélateur à plasma ouvert, paillasse avec centrifugeuse et caisse de transport',
  },
  'scene-clinical-trials.webp': {
    zh_CN: '傍晚的临床试验中心：低温保存箱、放有干式液氮运输罐的台面和待发货箱，窗外是城市灯火',
    en_EN:
      'Trial centre in the evening: freezers, a bench with dry shippers and boxes ready for dispatch before the lit city',
    es_ES:
      'Centro de ensayos por la tarde: congeladores, mesa con contenedores secos y cajas listas para el envío ante la ciudad iluminada',
    fr_FR:
      'Centre d’essais le soir : congélateurs, paillasse avec conteneurs secs et colis prêts au départ devant la ville éclairée',
  },
  'scene-laboratory-network.webp': {
    zh_CN: '黄昏的实验室：低温保存箱、冷藏箱、带监控屏幕的工作台和气相液氮罐',
    en_EN: 'Laboratory at dusk: freezer, refrigerators, a desk with monitoring screens and a nitrogen vessel',
    es_ES:
      'Laboratorio al atardecer: congelador, frigoríficos, mesa con pantallas de monitorización y recipiente de nitrógeno',
    fr_FR:
      'Laboratoire au crépuscule : congélateur, réfrigérateurs, bureau avec écrans de surveillance et cuve d’azote',
  },
  'scene-pharma-supply-chain.webp': {
    zh_CN: '医药仓库：装配式冷库、托盘货物、冷藏运输箱、监测推车以及停靠的厢式货车',
    en_EN:
      'Pharmaceutical store with a walk-in cold room, pallets, cold boxes, a monitoring trolley and a van at the dock',
    es_ES:
      'Almacén farmacéutico con cámara frigorífica, palés, cajas frías, un carro de monitorización y una furgoneta en el muelle',
    fr_FR:
      'Entrepôt pharmaceutique : chambre froide, palettes, glacières, chariot de surveillance et fourgon à quai',
  },
  'scene-plasma-fractionation.webp': {
    zh_CN: '血浆工厂：敞开的冷冻库、不锈钢储罐和血浆低温保存箱',
    en_EN: 'Plasma plant with an open freezer room, steel tanks and plasma freezers',
    es_ES: 'Planta de plasma con cámara de congelación abierta, tanques de acero y congeladores de plasma',
    fr_FR: 'Usine de plasma : chambre de congélation ouverte, cuves en acier et congélateurs à plasma',
  },
  'scene-sample-network.webp': {
    zh_CN: '生物样本库：立式超低温保存箱（一台开门）、气相液氮罐、卧式超低温保存箱和液氮容器',
    en_EN: 'Biobank: upright freezers, one of them open, a nitrogen vessel, a chest freezer and dewars',
    es_ES:
      'Biobanco: ultracongeladores verticales, uno abierto, un recipiente de nitrógeno, un arcón y vasos Dewar',
    fr_FR:
      'Biobanque : congélateurs verticaux, dont un ouvert, cuve d’azote, congélateur coffre et vases Dewar',
  },
  'scene-universities.webp': {
    zh_CN: '大学实验室：低温保存箱、摆放显微镜的长台以及校园景色',
    en_EN: 'University laboratory with freezers, a long bench with microscopes and a view of the campus',
    es_ES: 'Laboratorio universitario con congeladores, una mesa larga con microscopios y vistas al campus',
    fr_FR: 'Laboratoire universitaire : congélateurs, longue paillasse avec microscopes et vue sur le campus',
  },
  'service-maintenance.webp': {
    zh_CN: '工程师在工作台检修两台压缩机，旁边是压力表、制冷剂钢瓶和工具箱',
    en_EN: 'An engineer at two compressors on a bench, with gauges, a refrigerant cylinder and a toolbox',
    es_ES:
      'Un técnico ante dos compresores en un banco, con manómetros, una botella de refrigerante y una caja de herramientas',
    fr_FR:
      'Un technicien devant deux compresseurs sur un établi, avec des manomètres, une bouteille de fluide frigorigène et une caisse à outils',
  },
} satisfies Record<string, Localised>
