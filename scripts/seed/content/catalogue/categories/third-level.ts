import type { CategoryTexts } from './texts'

export const thirdLevelTexts: CategoryTexts = {
  'variable-speed-uprights': {
    zh_CN: ['立式变频超低温保存箱', '第三代碳氢复叠平台：变频压缩机随热负荷调速，耗电与噪声更低。'],
    en_EN: [
      'Variable-Speed Uprights',
      'The third hydrocarbon platform, with compressors whose speed adapts to the load.',
    ],
    es_ES: [
      'Verticales de velocidad variable',
      'La tercera plataforma de hidrocarburos, con compresores que adaptan su velocidad a la carga.',
    ],
    fr_FR: [
      'Congélateurs verticaux à vitesse variable',
      'La troisième plateforme à hydrocarbures, avec des compresseurs dont la vitesse s’adapte à la charge.',
    ],
  },
  'cascade-uprights': {
    zh_CN: [
      '立式复叠及双系统超低温保存箱',
      '定频复叠机型维修简便，电压适应范围宽；双系统机型的两套制冷系统互相独立，任一套都能单独维持 −80 °C。',
    ],
    en_EN: [
      'Cascade and Dual-System Uprights',
      'Fixed-speed cascades, and dual-system freezers that hold −80 °C on either system alone.',
    ],
    es_ES: [
      'Verticales en cascada y de doble sistema',
      'Cascadas de velocidad fija, y congeladores de doble sistema que mantienen −80 °C con uno solo de los dos.',
    ],
    fr_FR: [
      'Congélateurs verticaux en cascade et à double système',
      'Cascades à vitesse fixe, et congélateurs à double système qui maintiennent −80 °C avec un seul des deux.',
    ],
  },
  'upright-pharmacy-refrigerators': {
    zh_CN: ['立式药品冷藏箱', '312–1,380 升，单门与双门。'],
    en_EN: ['Upright Pharmacy Refrigerators', 'From 312 to 1,380 litres, with one door or two.'],
    es_ES: ['Frigoríficos de farmacia verticales', 'De 312 a 1380 litros, con una o dos puertas.'],
    fr_FR: ['Réfrigérateurs de pharmacie verticaux', 'De 312 à 1 380 litres, à une ou deux portes.'],
  },
  'under-counter-pharmacy-refrigerators': {
    zh_CN: ['台下药品冷藏箱', '62–145 升，嵌入药房与护士站台面之下。'],
    en_EN: [
      'Under-Counter Pharmacy Refrigerators',
      'From 62 to 145 litres, below the counter of a pharmacy or a nurses’ station.',
    ],
    es_ES: [
      'Frigoríficos de farmacia bajo mostrador',
      'De 62 a 145 litros, bajo el mostrador de la farmacia o del control de enfermería.',
    ],
    fr_FR: [
      'Réfrigérateurs de pharmacie sous plan',
      'De 62 à 145 litres, sous le plan de la pharmacie ou du poste de soins.',
    ],
  },
  'solar-refrigerators': {
    zh_CN: ['太阳能冷藏箱', '只冷藏，疫苗有效容积 27–165 升。'],
    en_EN: ['Solar Refrigerators', 'Refrigeration only, 27 to 165 litres net for vaccines.'],
    es_ES: ['Frigoríficos solares', 'Solo refrigeración, de 27 a 165 litros útiles para vacunas.'],
    fr_FR: ['Réfrigérateurs solaires', 'Réfrigération seule, de 27 à 165 litres nets pour les vaccins.'],
  },
  'solar-refrigerator-freezers': {
    zh_CN: ['太阳能冷藏冷冻箱', '在保存疫苗的同时冻结冰排，供外出接种使用。'],
    en_EN: [
      'Solar Refrigerator-Freezers',
      'They store vaccines and freeze ice packs for outreach at the same time.',
    ],
    es_ES: [
      'Combinados solares',
      'Conservan vacunas y congelan acumuladores para las salidas al mismo tiempo.',
    ],
    fr_FR: [
      'Combinés solaires',
      'Ils conservent les vaccins et congèlent en même temps des accumulateurs pour les tournées.',
    ],
  },
  'type-a2-cabinets': {
    zh_CN: ['II 级 A2 型生物安全柜', '70% 循环、30% 经高效过滤外排，适用于大多数实验室。'],
    en_EN: [
      'Type A2 Cabinets',
      'About 70% of the air recirculates and 30% is exhausted through a HEPA filter. Suitable for most laboratories.',
    ],
    es_ES: [
      'Cabinas de tipo A2',
      'Cerca del 70 % del aire recircula y el 30 % sale por un filtro HEPA. Indicadas para la mayoría de los laboratorios.',
    ],
    fr_FR: [
      'Postes A2',
      'Environ 70 % de l’air est recyclé, 30 % est rejeté par un filtre HEPA. Ce type convient à la plupart des laboratoires.',
    ],
  },
  'type-b2-cabinets': {
    zh_CN: ['II 级 B2 型生物安全柜', '100% 外排，用于挥发性化学品与放射性核素的少量操作。'],
    en_EN: [
      'Type B2 Cabinets',
      'All the air is exhausted, for work with small amounts of volatile chemicals or radionuclides.',
    ],
    es_ES: [
      'Cabinas de tipo B2',
      'Se expulsa todo el aire, para trabajar con pequeñas cantidades de químicos volátiles o radionúclidos.',
    ],
    fr_FR: [
      'Postes B2',
      'Tout l’air est rejeté, pour manipuler de petites quantités de produits volatils ou de radionucléides.',
    ],
  },
}
