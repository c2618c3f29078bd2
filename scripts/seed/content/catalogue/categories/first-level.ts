import type { CategoryTexts } from './texts'

export const firstLevelTexts: CategoryTexts = {
  'ultra-low-freezers': {
    zh_CN: [
      '超低温保存箱',
      '−86 °C 立式、卧式与台下式机型，88–958 升。全部采用碳氢制冷剂，数据均为整机实测。',
    ],
    en_EN: [
      'Ultra-Low Temperature Freezers',
      'Uprights, chests and under-bench freezers down to −86 °C, from 88 to 958 litres. All of them run on hydrocarbons, and every figure was measured on a production unit.',
    ],
    es_ES: [
      'Ultracongeladores',
      'Verticales, arcones y equipos bajo encimera hasta −86 °C, de 88 a 958 litros. Todos funcionan con hidrocarburos y cada cifra se ha medido en un equipo de serie.',
    ],
    fr_FR: [
      'Congélateurs ultra-basse température',
      'Modèles verticaux, coffres et modèles sous paillasse jusqu’à −86 °C, de 88 à 958 litres. Tous fonctionnent aux hydrocarbures, et chaque chiffre a été mesuré sur un appareil de série.',
    ],
  },
  'biomedical-freezers': {
    zh_CN: [
      '医用低温保存箱',
      '−40 °C、−30 °C 与 −25 °C 三个温区，用于血浆、试剂、菌种、疫苗与留样的日常冷冻保存。',
    ],
    en_EN: [
      'Biomedical Freezers',
      'Three temperatures, −40, −30 and −25 °C, for plasma, reagents, strains, vaccines and retained samples in daily use.',
    ],
    es_ES: [
      'Congeladores biomédicos',
      'Tres temperaturas, −40, −30 y −25 °C, para plasma, reactivos, cepas, vacunas y muestras de retención de uso diario.',
    ],
    fr_FR: [
      'Congélateurs biomédicaux',
      'Trois températures, −40, −30 et −25 °C, pour le plasma, les réactifs, les souches, les vaccins et les échantillons conservés d’usage courant.',
    ],
  },
  'pharmacy-laboratory-refrigerators': {
    zh_CN: [
      '医用冷藏箱',
      '2–8 °C 药品冷藏箱、实验室冷藏箱与冷藏冷冻箱。双温控防冻，风循环制冷，开门后几分钟内恢复设定温度。',
    ],
    en_EN: [
      'Pharmacy and Laboratory Refrigerators',
      'For medicines at 2 to 8 °C, for reagents, or for both. A second thermostat prevents freezing, and forced air keeps all shelves at the same temperature and restores it within minutes of the door closing.',
    ],
    es_ES: [
      'Frigoríficos de farmacia y laboratorio',
      'Para medicamentos de 2 a 8 °C, para reactivos o para ambos. Un segundo termostato evita la congelación, y el aire forzado mantiene todos los estantes a la misma temperatura y la recupera a los pocos minutos de cerrar la puerta.',
    ],
    fr_FR: [
      'Réfrigérateurs de pharmacie et de laboratoire',
      'Pour les médicaments de 2 à 8 °C, pour les réactifs, ou pour les deux. Un second thermostat protège du gel ; l’air brassé maintient toutes les clayettes à la même température et la rétablit quelques minutes après la fermeture de la porte.',
    ],
  },
  'blood-bank': {
    zh_CN: [
      '血液保存设备',
      '红细胞 2–6 °C、血浆 −40 °C，以及院内转运与途中运输。空气与负载双探头，各自记录、各自报警。',
    ],
    en_EN: [
      'Blood Bank Equipment',
      'Red cells at 2 to 6 °C, plasma at −40 °C, and transport between them. Air and load each have their own probe, record and alarm.',
    ],
    es_ES: [
      'Equipos para bancos de sangre',
      'Hematíes de 2 a 6 °C, plasma a −40 °C y transporte entre centros. Aire y carga tienen cada uno su sonda, su registro y su alarma.',
    ],
    fr_FR: [
      'Équipements pour banques de sang',
      'Globules rouges de 2 à 6 °C, plasma à −40 °C, et transport entre sites. L’air et la charge ont chacun leur sonde, leur enregistrement et leur alarme.',
    ],
  },
  'vaccine-refrigerators': {
    zh_CN: [
      '疫苗冷链设备',
      '从有市电的接种门诊到没有电网的村卫生室：冰衬疫苗冷藏箱、太阳能直驱疫苗冷藏箱、冷藏包与疫苗运输箱。保冷与自持时间均按环境温度 43 °C 标注。',
    ],
    en_EN: [
      'Vaccine Refrigerator',
      'From clinics with mains power to health posts without it: ice-lined and solar direct-drive refrigerators, cold boxes and carriers. Holdover time, autonomy and cold life are stated at 43 °C.',
    ],
    es_ES: [
      'Frigoríficos para vacunas',
      'Del centro con red eléctrica al puesto de salud sin ella: frigoríficos con revestimiento de hielo, solares de accionamiento directo, cajas frías y termos. La autonomía se indica a una temperatura ambiente de 43 °C.',
    ],
    fr_FR: [
      'Réfrigérateurs à vaccins',
      'Du centre raccordé au réseau électrique au poste de santé qui ne l’est pas : réfrigérateurs à accumulation de glace, solaires à entraînement direct, glacières et porte-vaccins. L’autonomie est indiquée à une température ambiante de 43 °C.',
    ],
  },
  'liquid-nitrogen': {
    zh_CN: [
      '液氮容器',
      '气相液氮罐、贮存式与转运式液氮容器、干式液氮运输罐。−190 °C 气相与 −196 °C 液相保存，真空保证五年。',
    ],
    en_EN: [
      'Liquid Nitrogen',
      'Vapour-phase vessels, dewars for storing and carrying, and dry shippers for transport. The vacuum is guaranteed for five years.',
    ],
    es_ES: [
      'Nitrógeno líquido',
      'Recipientes en fase vapor, vasos Dewar para conservar y trasladar, y contenedores secos para el transporte. El vacío se garantiza cinco años.',
    ],
    fr_FR: [
      'Azote liquide',
      'Cuves en phase vapeur, vases Dewar de stockage et de transport interne, conteneurs secs pour les envois. Le vide est garanti cinq ans.',
    ],
  },
  biosafety: {
    zh_CN: [
      '生物安全设备',
      'II 级生物安全柜、洁净工作台与传递窗。风速随过滤器阻力自动补偿，出厂逐台检测并附报告。',
    ],
    en_EN: [
      'Biosafety',
      'Class II cabinets, clean benches and pass boxes. The fans compensate as the filters load, and each device is delivered with its own test report.',
    ],
    es_ES: [
      'Bioseguridad',
      'Cabinas de clase II, bancos de flujo laminar y cajas de paso. Los ventiladores compensan la colmatación de los filtros y cada equipo se entrega con su propio informe de ensayo.',
    ],
    fr_FR: [
      'Biosécurité',
      'Postes de type II, hottes à flux laminaire et passe-plats. Les ventilateurs compensent l’encrassement des filtres, et chaque appareil est livré avec son propre rapport d’essai.',
    ],
  },
  'cold-rooms-monitoring': {
    zh_CN: [
      '冷库与温度监测',
      '装配式医用冷库，以及 Trace 温度、液位与开门监测。库内各点温度全程记录，报警直到有人应答。',
    ],
    en_EN: [
      'Cold Rooms and Monitoring',
      'Modular walk-in rooms, and Trace, which records temperature, level and door openings and calls until someone answers.',
    ],
    es_ES: [
      'Cámaras frigoríficas y monitorización',
      'Cámaras modulares transitables y Trace, que registra temperaturas, niveles y aperturas de puerta, y llama hasta que alguien responde.',
    ],
    fr_FR: [
      'Chambres froides et surveillance',
      'Chambres modulaires, et Trace, qui enregistre températures, niveaux et ouvertures de porte, et appelle jusqu’à ce que quelqu’un réponde.',
    ],
  },
}
