import type { Localised } from '../types'

/** Alternative texts of covers that several articles may share. */
export const coverAlts = {
  'news-biobank-aisle.webp': {
    zh_CN: '样本库的过道，左侧是超低温保存箱，右侧是气相液氮罐',
    en_EN: 'An aisle of a biobank, freezers on the left, nitrogen vessels on the right',
    es_ES: 'Un pasillo de biobanco: ultracongeladores a la izquierda, recipientes de nitrógeno a la derecha',
    fr_FR: 'Une allée de biobanque : congélateurs à gauche, cuves d’azote à droite',
  },
  'news-cleanroom-corridor.webp': {
    zh_CN: '洁净区走廊墙上的传递窗',
    en_EN: 'A pass box in the wall of a cleanroom corridor',
    es_ES: 'Una caja de paso en la pared de un pasillo de sala blanca',
    fr_FR: 'Un passe-plat dans le mur d’un couloir de salle blanche',
  },
  'news-fair-hall.webp': {
    zh_CN: '展馆大厅与展台',
    en_EN: 'The hall of a trade fair with its stands',
    es_ES: 'El pabellón de una feria con sus expositores',
    fr_FR: 'Le hall d’un salon et ses stands',
  },
  'news-fair-stand.webp': {
    zh_CN: '诺凡展台上的超低温保存箱',
    en_EN: 'A freezer on the Norvane stand at a fair',
    es_ES: 'Un ultracongelador en el expositor de Norvane en una feria',
    fr_FR: 'Un congélateur sur le stand de Norvane dans un salon',
  },
  'news-lecture-hall.webp': {
    zh_CN: '报告厅的屏幕，前方是一排排座椅',
    en_EN: 'The screen of a lecture hall, rows of chairs before it',
    es_ES: 'La pantalla de una sala de conferencias, con filas de sillas delante',
    fr_FR: 'L’écran d’une salle de conférences, des rangées de chaises devant',
  },
  'news-lorry-night.webp': {
    zh_CN: '冷藏货车的货厢内部：托盘、疫苗运输箱与记录仪',
    en_EN: 'Inside a refrigerated lorry: pallets, a cold box and a logger on the wall',
    es_ES: 'El interior de un camión frigorífico: palés, una caja fría y un registrador en la pared',
    fr_FR: 'L’intérieur d’un camion frigorifique : palettes, glacière et enregistreur au mur',
  },
  'news-open-day.webp': {
    zh_CN: '开放日：桌上的访客胸牌、冻存盒和干冰，后方是保存箱',
    en_EN: 'An open day: badges, a box of vials and dry ice on a table, freezers behind',
    es_ES: 'Jornada de puertas abiertas: acreditaciones y viales en una mesa; detrás, congeladores',
    fr_FR: 'Une journée portes ouvertes : badges et tubes sur une table, des congélateurs derrière',
  },
  'news-reefer-port.webp': {
    zh_CN: '港口的冷藏集装箱',
    en_EN: 'Refrigerated containers in a port',
    es_ES: 'Contenedores frigoríficos en un puerto',
    fr_FR: 'Des conteneurs frigorifiques dans un port',
  },
  'news-round-table.webp': {
    zh_CN: '会议桌上的文件、笔和水杯',
    en_EN: 'Papers, a pen and glasses at a place of a meeting table',
    es_ES: 'Papeles, un bolígrafo y vasos en un puesto de la mesa de reuniones',
    fr_FR: 'Documents, stylo et verres à une place d’une table de réunion',
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
    zh_CN: '病区药房打开的药品冷藏箱',
    en_EN: 'The open medicine refrigerator of a ward pharmacy',
    es_ES: 'El frigorífico de medicamentos, abierto, de una planta de hospital',
    fr_FR: 'Le réfrigérateur à médicaments ouvert d’un service hospitalier',
  },
  'news-workshop-bench.webp': {
    zh_CN: '工作台上的工具和压缩机',
    en_EN: 'Tools and a compressor on a workshop bench',
    es_ES: 'Herramientas y un compresor en un banco de taller',
    fr_FR: 'Outils et compresseur sur un établi d’atelier',
  },
  'case-2.webp': {
    zh_CN: '血库：推车上的红细胞血袋，后面是开着门的血液冷藏箱',
    en_EN: 'Blood bank: units of red cells on a trolley, behind them an open blood refrigerator',
    es_ES: 'Banco de sangre: unidades de hematíes en un carro y, detrás, un frigorífico abierto',
    fr_FR:
      'Banque du sang : poches de globules rouges sur un chariot, derrière elles un réfrigérateur ouvert',
  },
  'case-8.webp': {
    zh_CN: '县级疫苗库房：装满疫苗的玻璃门冷藏箱，显示 5.0 °C',
    en_EN: 'County vaccine store: glass-door refrigerators at 5.0 °C, filled with vaccine',
    es_ES: 'Almacén comarcal de vacunas: frigoríficos de puerta de vidrio llenos, a 5,0 °C',
    fr_FR: 'Dépôt de vaccins d’un comté : réfrigérateurs vitrés remplis, à 5,0 °C',
  },
  'case-27.webp': {
    zh_CN: '母乳库：打开的冷藏箱内的捐献母乳，旁边是巴氏消毒机',
    en_EN: 'Milk bank: bottles of donated milk in an open refrigerator, beside it a pasteuriser',
    es_ES: 'Banco de leche: frascos de leche donada en un frigorífico abierto, al lado un pasteurizador',
    fr_FR: 'Lactarium : flacons de lait de donneuses dans un réfrigérateur ouvert, à côté un pasteurisateur',
  },
  'poster-b150-airflow.webp': {
    zh_CN: 'II 级生物安全柜，烟雾显示下降气流',
    en_EN: 'A Class II cabinet with smoke that shows its downflow',
    es_ES: 'Una cabina de clase II con humo que muestra el flujo descendente',
    fr_FR: 'Un poste de type II, la fumée rend visible le flux descendant',
  },
  'scene-blood-network.webp': {
    zh_CN: '血库：亮灯的血液冷藏箱和敞开的血浆低温保存箱，推车上有打开的血液运输箱',
    en_EN:
      'Blood bank: lit refrigerators with blood bags, an open plasma freezer and a transport box on a trolley',
    es_ES:
      'Banco de sangre: frigoríficos iluminados con bolsas, un congelador de plasma abierto y una caja de transporte en un carro',
    fr_FR:
      'Banque du sang : réfrigérateurs éclairés, un congélateur à plasma ouvert et une caisse de transport sur un chariot',
  },
  'scene-clinical-trials.webp': {
    zh_CN: '临床试验中心：药品冷藏箱、两台小型低温保存箱，台面上有干式液氮运输罐和笔记本电脑',
    en_EN: 'Trial site with a refrigerator, two small freezers and a bench with dry shippers and a laptop',
    es_ES:
      'Centro de ensayos con un frigorífico, dos congeladores pequeños y una mesa con contenedores secos y un portátil',
    fr_FR:
      'Centre d’essais : réfrigérateur, deux petits congélateurs et une paillasse avec des conteneurs secs et un ordinateur portable',
  },
  'scene-laboratory-network.webp': {
    zh_CN: '实验室：低温保存箱和冷藏箱，前方推车上有笔记本电脑和记录仪，旁边是气相液氮罐',
    en_EN:
      'Laboratory with a freezer and refrigerators, a trolley with a laptop and a logger, and a nitrogen vessel',
    es_ES:
      'Laboratorio con un congelador y frigoríficos, un carro con portátil y registrador, y un recipiente de nitrógeno',
    fr_FR:
      'Laboratoire : congélateur et réfrigérateurs, chariot avec un ordinateur portable et un enregistreur, cuve d’azote',
  },
  'scene-pharma-supply-chain.webp': {
    zh_CN: '医药仓库：敞开的装配式冷库，前方有托盘货物和放着记录仪与冷藏运输箱的推车',
    en_EN:
      'Pharmaceutical store: an open walk-in cold room; before it a pallet and a trolley with a logger and a cold box',
    es_ES:
      'Almacén farmacéutico: una cámara frigorífica abierta; delante, un palé y un carro con un registrador y una caja fría',
    fr_FR:
      'Entrepôt pharmaceutique : une chambre froide ouverte ; devant, une palette et un chariot avec un enregistreur et une glacière',
  },
  'scene-plasma-fractionation.webp': {
    zh_CN: '血浆工厂：敞开的冷冻库，推车上是血浆，旁边是一座不锈钢储罐和血浆低温保存箱',
    en_EN: 'Plasma plant: an open freezer room, plasma on a trolley, a steel tank and a plasma freezer',
    es_ES:
      'Planta de plasma: la cámara de congelación abierta, plasma en un carro, un tanque de acero y un congelador de plasma',
    fr_FR:
      'Usine de plasma : la chambre de congélation ouverte, du plasma sur un chariot, une cuve en acier et un congélateur à plasma',
  },
  'scene-sample-network.webp': {
    zh_CN: '靠窗的样本库：立式超低温保存箱（一台开门）、卧式保存箱、气相液氮罐、液氮容器和推车',
    en_EN:
      'Biobank by a window: upright freezers, one open, a chest freezer, a nitrogen vessel, dewars and a trolley',
    es_ES:
      'Biobanco junto a una ventana: ultracongeladores, uno abierto, arcón, recipiente de nitrógeno y vasos Dewar',
    fr_FR: 'Biobanque près d’une fenêtre : congélateurs, dont un ouvert, coffre, cuve d’azote et vases Dewar',
  },
  'scene-universities.webp': {
    zh_CN: '大学实验室：两台洁净工作台，旁边是一台低温保存箱和显微镜，窗外是校园',
    en_EN: 'University laboratory: two clean benches, a freezer, a microscope and a view of the campus',
    es_ES:
      'Laboratorio universitario: dos bancos de flujo laminar, un congelador, un microscopio y vistas al campus',
    fr_FR:
      'Laboratoire universitaire : deux hottes à flux laminaire, congélateur, microscope et vue sur le campus',
  },
  'service-maintenance.webp': {
    zh_CN: '戴手套的手转动压力表阀门，后面是压缩机和制冷剂钢瓶',
    en_EN:
      'A gloved hand turns the valve of a pair of pressure gauges, behind them a compressor and a refrigerant cylinder',
    es_ES:
      'Una mano enguantada gira la válvula de unos manómetros; detrás, un compresor y una botella de refrigerante',
    fr_FR:
      'Une main gantée tourne la vanne d’un jeu de manomètres ; derrière, un compresseur et une bouteille de fluide',
  },
} satisfies Record<string, Localised>
