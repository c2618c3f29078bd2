import type { CategoryTexts } from './texts'

/** Vaccines, nitrogen, biosafety, rooms and monitoring. */
export const otherTexts: CategoryTexts = {
  'ice-lined-refrigerators': {
    zh_CN: ['冰衬疫苗冷藏箱', '每天 8 小时市电即可维持 2–8 °C；卧式机型断电两天仍不出温区。'],
    en_EN: [
      'Ice-Lined Refrigerators',
      'Eight hours of mains a day are enough for 2 to 8 °C. Chests last two days and more without any.',
    ],
    es_ES: [
      'Frigoríficos con revestimiento de hielo',
      'Bastan ocho horas de red al día para mantener de 2 a 8 °C. Los arcones aguantan dos días o más sin ella.',
    ],
    fr_FR: [
      'Réfrigérateurs à accumulation de glace',
      'Huit heures de réseau par jour suffisent pour tenir de 2 à 8 °C. Les coffres s’en passent deux jours et plus.',
    ],
  },
  'solar-direct-drive-refrigerators': {
    zh_CN: ['太阳能直驱疫苗冷藏箱', '光伏板直接驱动压缩机，冷量存在冰里，不用蓄电池。'],
    en_EN: [
      'Solar Direct-Drive Refrigerators',
      'The array drives the compressor, and ice keeps the cold. There is no battery to replace.',
    ],
    es_ES: [
      'Frigoríficos solares de accionamiento directo',
      'El campo solar mueve el compresor y el hielo guarda el frío. No hay batería que cambiar.',
    ],
    fr_FR: [
      'Réfrigérateurs solaires à entraînement direct',
      'Le champ solaire entraîne le compresseur et la glace garde le froid. Aucune batterie à remplacer.',
    ],
  },
  'cold-boxes': {
    zh_CN: ['疫苗冷藏包与运输箱', '1.7 至 24 升，最长 134 小时，不会冻坏疫苗。'],
    en_EN: [
      'Cold Boxes and Carriers',
      'From 1.7 to 24 litres and up to 134 hours, without freezing a single vial.',
    ],
    es_ES: ['Cajas frías y termos', 'De 1,7 a 24 litros y hasta 134 horas, sin congelar un solo vial.'],
    fr_FR: [
      'Glacières et porte-vaccins',
      'De 1,7 à 24 litres et jusqu’à 134 heures, sans geler un seul flacon.',
    ],
  },
  'vapour-phase-vessels': {
    zh_CN: ['气相液氮罐', '样本悬于氮气之中，液体从不接触冻存管；6,000 至 78,000 支。'],
    en_EN: [
      'Vapour-Phase Vessels',
      'Samples hang in vapour and the liquid never touches a vial. For 6,000 to 78,000 of them.',
    ],
    es_ES: [
      'Recipientes en fase vapor',
      'Las muestras cuelgan en el vapor y el líquido nunca toca un vial. De 6000 a 78 000 viales.',
    ],
    fr_FR: [
      'Cuves en phase vapeur',
      'Les échantillons sont suspendus dans la vapeur et le liquide ne touche aucun tube. De 6 000 à 78 000 tubes.',
    ],
  },
  'nitrogen-dewars': {
    zh_CN: ['液氮容器（贮存与转运）', '贮存式用于冻精、胚胎与细胞，转运式用于院内补液。'],
    en_EN: [
      'Dewars',
      'For keeping semen, embryos and cells in canisters, and for carrying nitrogen to where it is poured.',
    ],
    es_ES: [
      'Vasos Dewar',
      'Para conservar semen, embriones y células en canastillos, y para llevar el nitrógeno allí donde se vierte.',
    ],
    fr_FR: [
      'Vases Dewar',
      'Pour conserver semences, embryons et cellules en canisters, et pour porter l’azote là où on le verse.',
    ],
  },
  'dry-shippers': {
    zh_CN: ['干式液氮运输罐', '氮被吸附材料锁住，倾倒不外溢，可航空运输。'],
    en_EN: ['Dry Shippers', 'The nitrogen is held by an absorber, spills nowhere and may fly.'],
    es_ES: [
      'Contenedores secos de transporte',
      'Un absorbente retiene el nitrógeno: no se derrama y puede volar.',
    ],
    fr_FR: [
      'Conteneurs secs de transport',
      'Un absorbant retient l’azote : rien ne se renverse, et le colis peut voyager par avion.',
    ],
  },
  'class-ii-cabinets': {
    zh_CN: ['II 级生物安全柜', '同时保护人员、样品与环境，A2 循环型与 B2 全排型。'],
    en_EN: [
      'Class II Cabinets',
      'They protect the person, the work and the room. Type A2 recirculates, type B2 exhausts everything.',
    ],
    es_ES: [
      'Cabinas de clase II',
      'Protegen a la persona, el trabajo y la sala. El tipo A2 recircula y el B2 lo expulsa todo.',
    ],
    fr_FR: [
      'Postes de type II',
      'Ils protègent la personne, le travail et la salle. Le modèle A2 recycle l’air, le B2 rejette tout.',
    ],
  },
  'clean-benches': {
    zh_CN: ['洁净工作台', '垂直流与水平流，保护样品，用于无菌配制与组织培养。'],
    en_EN: ['Clean Benches', 'Vertical and horizontal flow for sterile work that endangers nobody.'],
    es_ES: [
      'Bancos de flujo laminar',
      'Flujo vertical y horizontal para trabajo estéril que no pone en peligro a nadie.',
    ],
    fr_FR: [
      'Hottes à flux laminaire',
      'Flux vertical ou horizontal pour le travail stérile qui ne met personne en danger.',
    ],
  },
  'pass-boxes': {
    zh_CN: ['传递窗', '物品过墙，空气不过墙：机械互锁与自净型。'],
    en_EN: ['Pass Boxes', 'Goods cross the wall and air does not: interlocked, static or self-purging.'],
    es_ES: [
      'Cajas de paso',
      'Los objetos cruzan el muro y el aire no: con enclavamiento, estáticas o autolimpiables.',
    ],
    fr_FR: [
      'Passe-plats',
      'Les objets traversent la cloison, l’air non : portes asservies, version statique ou ventilée.',
    ],
  },
  'walk-in-cold-rooms': {
    zh_CN: ['装配式医用冷库', '2–8 °C 与 −20 °C，10 至 40 立方米，两套机组互为备用。'],
    en_EN: [
      'Walk-in Cold Rooms',
      'Rooms of 10 to 40 m³ at 2 to 8 °C or −20 °C, each with two units that can carry it alone.',
    ],
    es_ES: [
      'Cámaras frías transitables',
      'Cámaras de 10 a 40 m³, de 2 a 8 °C o a −20 °C, con dos equipos capaces cada uno de sostenerlas solo.',
    ],
    fr_FR: [
      'Chambres froides',
      'Chambres de 10 à 40 m³, de 2 à 8 °C ou à −20 °C, avec deux groupes dont chacun suffit à lui seul.',
    ],
  },
  'temperature-monitoring': {
    zh_CN: ['温度与液位监测', 'Trace：每 10 秒一次记录，报警直到有人应答。'],
    en_EN: [
      'Temperature and Level Monitoring',
      'Trace takes a reading every ten seconds, and an alarm ends when someone has answered.',
    ],
    es_ES: [
      'Monitorización de temperatura y nivel',
      'Trace toma una lectura cada diez segundos y la alarma termina cuando alguien ha contestado.',
    ],
    fr_FR: [
      'Surveillance des températures et des niveaux',
      'Trace relève toutes les dix secondes, et l’alarme ne s’arrête que lorsque quelqu’un a répondu.',
    ],
  },
  'gateways-probes': {
    zh_CN: ['网关与探头', '断网保存 90 天的网关，以及随附校准证书的 Pt1000 探头。'],
    en_EN: [
      'Gateways and Probes',
      'A gateway that keeps 90 days when the network fails, and probes that come with a certificate.',
    ],
    es_ES: [
      'Pasarelas y sondas',
      'Una pasarela que guarda 90 días si falla la red y sondas que llegan con su certificado.',
    ],
    fr_FR: [
      'Passerelles et sondes',
      'Une passerelle qui garde 90 jours quand le réseau tombe, et des sondes livrées avec leur certificat.',
    ],
  },
}
