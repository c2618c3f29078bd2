import type { SeriesSeed } from '../series'

export const iceLinedUpright: SeriesSeed = {
  series: 'ice-lined-upright',
  approvals: 'vaccine',
  markets: ['china', 'asia-pacific', 'south-asia', 'middle-east', 'africa', 'latin-america', 'aid-relief'],
  solutions: ['vaccine-network'],
  relatedProducts: ['r230', 'trace-4'],
  updateTime: '2025-12-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 立式冰衬疫苗冷藏箱`,
      listName: `${m.model} 立式冰衬疫苗冷藏箱`,
      overview: `${m.model} 将冰衬置于立式箱体的背部与顶部，透过玻璃门可查看各层搁架；环境 43 °C 断电，${m.holdover} 小时内不超过 8 °C。

按近效期先出的原则，每层设前进后出的导轨。疫苗有效容积 ${m.litres} 升，日耗电 ${m.energy} kWh，A 级防冻。`,
      traits: [
        ['玻璃门，保冷时间长', `断电 ${m.holdover} 小时不超 8 °C（43 °C）`, '镀膜玻璃门，开门前可查看库存'],
        ['近效期先出', `${m.shelves} 层带导轨搁架`, '每层可贴疫苗品名与批号'],
        ['A 级防冻', '冰衬与货架隔开', '各点不低于 2 °C'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} upright ice-lined vaccine refrigerator`,
      overview: `For vaccination clinics with an unreliable supply that want to see their stock, the ${m.model} has its ice lining in the back wall and the ceiling of an upright cabinet. Behind the glass, five shelves show what is there; at 43 °C and without power, they stay below 8 °C for ${m.holdover} hours.

Each shelf has guides that are filled from the back, so that what expires first is taken first. Net volume for vaccines is ${m.litres} litres, energy ${m.energy} kWh a day, grade A freeze protection.`,
      traits: [
        [
          'Glass door and long holdover',
          `${m.holdover} hours below 8 °C without power, at 43 °C`,
          'Coated glass: find the stock before opening',
        ],
        [
          'First to expire, first out',
          `${m.shelves} shelves with guides`,
          'Label holders for vaccine and batch',
        ],
        ['Grade A freeze protection', 'The ice is walled off from the shelves', 'No place falls below 2 °C'],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico vertical para vacunas con revestimiento de hielo ${m.model}`,
      overview: `Para puntos de vacunación con red poco fiable que necesitan ver sus existencias, el ${m.model} lleva el hielo en la pared posterior y en el techo de un equipo vertical. Sus cinco estantes quedan a la vista tras el cristal y, a 43 °C y sin corriente, se mantienen por debajo de 8 °C durante ${m.holdover} horas.

Cada estante tiene guías que se llenan por detrás, para que salga primero lo que antes caduca. El volumen útil para vacunas es de ${m.litres} litros, el consumo de ${m.energy} kWh al día y la protección, de grado A.`,
      traits: [
        [
          'Puerta de cristal y larga autonomía',
          `${m.holdover} horas por debajo de 8 °C sin corriente, a 43 °C`,
          'Cristal tratado: la vacuna se localiza antes de abrir',
        ],
        [
          'Primero en caducar, primero en salir',
          `${m.shelves} estantes con guías`,
          'Portaetiquetas para vacuna y lote',
        ],
        ['Protección de grado A', 'El hielo queda separado de los estantes', 'Ningún punto baja de 2 °C'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur à vaccins vertical à accumulation de glace ${m.model}`,
      overview: `Conçu pour les centres de vaccination au réseau peu fiable qui veulent voir leur stock, le ${m.model} loge sa glace dans la paroi arrière et le plafond. Derrière la vitre, le contenu des cinq clayettes est visible ; à 43 °C et sans courant, elles restent sous 8 °C pendant ${m.holdover} heures.

Chaque clayette a des glissières que l’on remplit par l’arrière : le premier périmé est le premier sorti. Le volume net est de ${m.litres} litres, la consommation de ${m.energy} kWh par jour, la protection contre le gel de grade A.`,
      traits: [
        [
          'Porte vitrée et longue autonomie',
          `${m.holdover} heures sous 8 °C sans courant, à 43 °C`,
          'Vitre traitée : stock visible sans ouvrir',
        ],
        [
          'Premier périmé, premier sorti',
          `${m.shelves} clayettes à glissières`,
          'Porte-étiquettes pour vaccin et lot',
        ],
        [
          'Protection contre le gel de grade A',
          'La glace est séparée des clayettes',
          'Aucun point ne descend sous 2 °C',
        ],
      ],
    }),
  },
}
