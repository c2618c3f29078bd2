import type { CategoryTexts } from './texts'

/** Vaccines, nitrogen, biosafety, rooms and monitoring. */
export const otherTexts: CategoryTexts = {
  'ice-lined-refrigerators': {
    zh_CN: ['冰衬疫苗冷藏箱', '每天 8 小时市电即可维持 2–8 °C；卧式机型断电两天仍不出温区。'],
    en_EN: [
      'Ice-Lined Refrigerators',
      'Eight hours of mains power a day keep 2 to 8 °C. Chest models hold for more than two days without power.',
    ],
    es_ES: [
      'Frigoríficos con revestimiento de hielo',
      'Bastan ocho horas de red al día para mantener de 2 a 8 °C. Los modelos arcón mantienen la temperatura más de dos días sin ella.',
    ],
    fr_FR: [
      'Réfrigérateurs à accumulation de glace',
      'Huit heures de courant par jour suffisent pour maintenir 2 à 8 °C. Les coffres gardent cette température plus de deux jours sans courant.',
    ],
  },
  'solar-direct-drive-refrigerators': {
    zh_CN: ['太阳能直驱疫苗冷藏箱', '光伏板直接驱动压缩机，以冰蓄冷，不用蓄电池。'],
    en_EN: [
      'Solar Direct-Drive Refrigerators',
      'The solar array drives the compressor, and ice stores the cold. There is no battery to replace.',
    ],
    es_ES: [
      'Frigoríficos solares de accionamiento directo',
      'Los paneles solares accionan el compresor y el hielo acumula el frío. No hay batería que sustituir.',
    ],
    fr_FR: [
      'Réfrigérateurs solaires à entraînement direct',
      'Le champ solaire entraîne le compresseur et la glace stocke le froid. Il n’y a aucune batterie à remplacer.',
    ],
  },
  'cold-boxes': {
    zh_CN: ['疫苗冷藏包与运输箱', '1.7–24 升，保冷时间最长 134 小时，A 级防冻保护。'],
    en_EN: [
      'Cold Boxes and Carriers',
      'From 1.7 to 24 litres, up to 134 hours of cold life, grade A freeze protection.',
    ],
    es_ES: [
      'Cajas frías y termos',
      'De 1,7 a 24 litros, hasta 134 horas de autonomía y protección contra la congelación de grado A.',
    ],
    fr_FR: [
      'Glacières et porte-vaccins',
      'De 1,7 à 24 litres, jusqu’à 134 heures d’autonomie, protection contre le gel de grade A.',
    ],
  },
  'vapour-phase-vessels': {
    zh_CN: ['气相液氮罐', '样本存于气相，不与液氮接触；容量 6,000–78,000 支。'],
    en_EN: [
      'Vapour-Phase Vessels',
      'Samples are stored in vapour, with no contact with the liquid. Capacity from 6,000 to 78,000 vials.',
    ],
    es_ES: [
      'Recipientes en fase vapor',
      'Las muestras se conservan en fase vapor, sin contacto con el líquido. De 6000 a 78 000 viales.',
    ],
    fr_FR: [
      'Cuves en phase vapeur',
      'Les échantillons sont conservés en phase vapeur, sans contact avec le liquide. De 6 000 à 78 000 tubes.',
    ],
  },
  'nitrogen-dewars': {
    zh_CN: ['液氮容器（贮存与转运）', '贮存式用于冻精、胚胎与细胞，转运式用于院内补液。'],
    en_EN: [
      'Dewars',
      'For storing semen, embryos and cells in canisters, and for carrying nitrogen to the point of use.',
    ],
    es_ES: [
      'Vasos Dewar',
      'Para conservar semen, embriones y células en canastillos, y para llevar el nitrógeno al punto de uso.',
    ],
    fr_FR: [
      'Vases Dewar',
      'Pour conserver paillettes, embryons et cellules en canisters, et pour transporter l’azote jusqu’au point d’utilisation.',
    ],
  },
  'dry-shippers': {
    zh_CN: ['干式液氮运输罐', '液氮由吸附材料吸附，倾倒不外溢，可航空运输。'],
    en_EN: ['Dry Shippers', 'An absorbent holds the nitrogen: no spillage, and accepted for air transport.'],
    es_ES: [
      'Contenedores secos de transporte',
      'Un absorbente retiene el nitrógeno: sin derrames y aptos para el transporte aéreo.',
    ],
    fr_FR: [
      'Conteneurs secs de transport',
      'Un absorbant retient l’azote : aucun déversement possible, transport aérien autorisé.',
    ],
  },
  'class-ii-cabinets': {
    zh_CN: ['II 级生物安全柜', '同时保护人员、样品与环境，A2 循环型与 B2 全排型。'],
    en_EN: [
      'Class II Cabinets',
      'Protection of operator, product and environment. Type A2 recirculates part of the air, type B2 exhausts all of it.',
    ],
    es_ES: [
      'Cabinas de clase II',
      'Protección del operador, del producto y del entorno. El tipo A2 recircula parte del aire y el B2 lo expulsa todo.',
    ],
    fr_FR: [
      'Postes de type II',
      'Protection de l’opérateur, du produit et de l’environnement. Le type A2 recycle une partie de l’air, le B2 le rejette en totalité.',
    ],
  },
  'clean-benches': {
    zh_CN: ['洁净工作台', '垂直流与水平流，保护样品，用于无菌配制与组织培养。'],
    en_EN: [
      'Clean Benches',
      'Vertical or horizontal flow that protects the product, for sterile work without biological hazard.',
    ],
    es_ES: [
      'Bancos de flujo laminar',
      'Flujo vertical u horizontal que protege el producto, para trabajo estéril sin riesgo biológico.',
    ],
    fr_FR: [
      'Hottes à flux laminaire',
      'Flux vertical ou horizontal qui protège le produit, pour le travail stérile sans risque biologique.',
    ],
  },
  'pass-boxes': {
    zh_CN: ['传递窗', '洁净区之间传递物品：机械互锁静态型与自净型。'],
    en_EN: [
      'Pass Boxes',
      'Transfer of goods between clean areas: interlocked doors, static or dynamic with air purge.',
    ],
    es_ES: [
      'Cajas de paso',
      'Transferencia de material entre zonas limpias: puertas con enclavamiento, versión estática o dinámica con barrido de aire.',
    ],
    fr_FR: [
      'Passe-plats',
      'Transfert de matériel entre zones propres : portes asservies, version statique ou dynamique à balayage d’air.',
    ],
  },
  'walk-in-cold-rooms': {
    zh_CN: ['装配式医用冷库', '2–8 °C 与 −20 °C，10–40 m³，两套机组互为备用。'],
    en_EN: [
      'Walk-in Cold Rooms',
      'Rooms of 10 to 40 m³ at 2 to 8 °C or −20 °C, with two refrigeration units, either of which holds the temperature alone.',
    ],
    es_ES: [
      'Cámaras frigoríficas transitables',
      'Cámaras de 10 a 40 m³, de 2 a 8 °C o a −20 °C, con dos equipos frigoríficos, de los que basta uno para mantener la temperatura.',
    ],
    fr_FR: [
      'Chambres froides',
      'Chambres de 10 à 40 m³, de 2 à 8 °C ou à −20 °C, avec deux groupes frigorifiques dont un seul suffit à maintenir la température.',
    ],
  },
  'temperature-monitoring': {
    zh_CN: ['温度与液位监测', 'Trace：每 10 秒一次记录，报警直到有人应答。'],
    en_EN: [
      'Temperature and Level Monitoring',
      'Trace takes a reading every ten seconds and calls until someone answers an alarm.',
    ],
    es_ES: [
      'Monitorización de temperatura y nivel',
      'Trace toma una lectura cada diez segundos y, ante una alarma, llama hasta que alguien responde.',
    ],
    fr_FR: [
      'Surveillance des températures et des niveaux',
      'Trace mesure toutes les dix secondes et appelle jusqu’à ce que quelqu’un réponde à l’alarme.',
    ],
  },
  'gateways-probes': {
    zh_CN: ['网关与探头', '断网保存 90 天的网关，以及随附校准证书的 Pt1000 探头。'],
    en_EN: [
      'Gateways and Probes',
      'A gateway that stores 90 days of data when the network fails, and probes with a calibration certificate.',
    ],
    es_ES: [
      'Pasarelas y sondas',
      'Una pasarela que guarda 90 días de datos si falla la red y sondas con certificado de calibración.',
    ],
    fr_FR: [
      'Passerelles et sondes',
      'Une passerelle qui conserve 90 jours de données en cas de coupure du réseau, et des sondes livrées avec leur certificat d’étalonnage.',
    ],
  },
}
