import type { SeriesSeed } from '../series'

export const minus40Chest: SeriesSeed = {
  series: 'minus-40-chest',
  approvals: 'biomedical',
  markets: [],
  solutions: ['food-and-veterinary', 'laboratory-network', 'universities'],
  relatedProducts: ['c390', 'trace-4'],
  updateTime: '2025-03-11T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 卧式医用低温保存箱（−40 °C）`,
      listName: `${m.model} 卧式医用低温保存箱`,
      overview: `留样、动物组织、整箱抗原，形状不一，不适合搁架。${m.model} 内腔不设隔断，${m.litres} 升，四壁与箱底同时制冷，物品怎么放都在 ±${m.uniformity} °C 之内。

噪声 ${m.noise} dB(A)，日耗电 ${m.energy} kWh。除霜水由箱底排水口排出，每年除霜一次；随机配两只吊篮，存放小件。`,
      traits: [
        ['五面制冷', '四壁与箱底均有蒸发管', `均匀性 ±${m.uniformity} °C`],
        ['除霜方便', '箱底排水口，前侧放水', '吊篮两只，先移小件'],
        ['省电', `−40 °C 日耗电 ${m.energy} kWh`, '开盖时冷气不外溢'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} chest freezer, −40 °C`,
      overview: `Retained samples, animal tissue and antigen by the carton have no common shape, and shelves do not suit them. The ${m.model} is one clear space of ${m.litres} litres. All four walls and the floor are cold, so that the load stays within ±${m.uniformity} °C however it is stacked.

It makes ${m.noise} dB(A) and draws ${m.energy} kWh a day. A drain at the front takes the meltwater once a year, and two hanging baskets hold small items.`,
      traits: [
        [
          'Cold from five sides',
          'Evaporator in all walls and in the floor',
          `±${m.uniformity} °C at any loading`,
        ],
        ['Easy to defrost', 'Drain at the front', 'Two hanging baskets for small items'],
        ['Energy-saving', `${m.energy} kWh a day at −40 °C`, 'Little cold lost when the lid opens'],
      ],
    }),
    es_ES: (m) => ({
      name: `Arcón congelador ${m.model}, −40 °C`,
      overview: `Las muestras de retención, los tejidos animales o las cajas de antígeno tienen formas diversas y no se adaptan a los estantes. El ${m.model} es un espacio único de ${m.litres} litros. Enfrían las cuatro paredes y el fondo, de modo que la carga se mantiene en ±${m.uniformity} °C con independencia de cómo se apile.

Emite ${m.noise} dB(A) y consume ${m.energy} kWh al día. Un desagüe frontal evacua el agua del desescarche anual y dos cestas colgantes sirven para las piezas pequeñas.`,
      traits: [
        [
          'Frío por cinco caras',
          'Evaporador en las paredes y en el fondo',
          `±${m.uniformity} °C con cualquier carga`,
        ],
        ['Desescarche sencillo', 'Desagüe frontal', 'Dos cestas colgantes para piezas pequeñas'],
        ['Bajo consumo', `${m.energy} kWh al día a −40 °C`, 'El frío no se escapa al abrir la tapa'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Coffre congélateur ${m.model}, −40 °C`,
      overview: `Échantillothèques, tissus animaux ou antigènes en cartons n’ont pas de format commun, et les clayettes ne leur conviennent pas. Le ${m.model} offre un espace d’un seul tenant, de ${m.litres} litres. Les quatre parois et le fond sont froids, si bien que la charge reste à ±${m.uniformity} °C quel que soit l’empilement.

Il émet ${m.noise} dB(A) et consomme ${m.energy} kWh par jour. Une vidange à l’avant évacue l’eau de dégivrage une fois l’an, et deux paniers suspendus reçoivent les petits objets.`,
      traits: [
        [
          'Refroidissement par cinq faces',
          'Évaporateur dans les parois et le fond',
          `±${m.uniformity} °C quelle que soit la charge`,
        ],
        ['Dégivrage facile', 'Vidange à l’avant', 'Deux paniers suspendus pour les petits objets'],
        [
          'Faible consommation',
          `${m.energy} kWh par jour à −40 °C`,
          'Le froid ne s’échappe pas à l’ouverture',
        ],
      ],
    }),
  },
}
