import type { SeriesSeed } from '../series'

export const underCounterPharmacy: SeriesSeed = {
  series: 'under-counter-pharmacy',
  approvals: 'pharmacy',
  markets: [],
  solutions: ['hospital-pharmacy', 'vaccine-network', 'pharma-supply-chain'],
  relatedProducts: ['r310', 'trace-4'],
  updateTime: '2025-08-05T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 台下医用冷藏箱`,
      listName: `${m.model} 台下医用冷藏箱`,
      overview: `护士站和社区药房空间有限。${m.model} 宽 ${m.width} mm、高 ${m.height} mm，前方进排风，可与柜体齐平嵌入；左右开门可在现场调换，不需另购零件。

${m.litres} 升风循环，玻璃门加热防露，任何位置与 5 °C 的偏差不超过 ±${m.uniformity} °C。另有一路独立温控，箱内低于 2 °C 立即切断压缩机：胰岛素与疫苗受冻失效的风险高于短时升温。`,
      traits: [
        ['嵌入台下', `${m.width} × ${m.height} × ${m.depth} mm，前进前出风`, '开门方向现场可换'],
        ['独立防冻温控', '低于 2 °C 切断压缩机', '与主控分开，互不依赖'],
        ['安静而均匀', `${m.noise} dB(A)`, `±${m.uniformity} °C，${m.shelves} 层可调搁架`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} under-counter pharmacy refrigerator`,
      overview: `Space is short at a nurses’ station or in a small pharmacy. The ${m.model} is ${m.width} mm wide and ${m.height} mm high, is ventilated at the front and fits flush between cupboards. The door can be hung on either side on site, with the parts that are already in it.

Forced air keeps every point within ±${m.uniformity} °C of 5 °C, and the glass is heated against condensation. A second thermostat, independent of the controller, stops the compressor at 2 °C. Insulin and vaccines are damaged by freezing more easily than by brief warming.`,
      traits: [
        [
          'Below the counter',
          `${m.width} × ${m.height} × ${m.depth} mm, ventilated at the front`,
          'Door hung left or right on site',
        ],
        ['Independent freeze protection', 'Stops the compressor at 2 °C', 'Independent of the controller'],
        ['Quiet and even', `${m.noise} dB(A)`, `±${m.uniformity} °C on ${m.shelves} adjustable shelves`],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de farmacia bajo mostrador ${m.model}`,
      overview: `En un control de enfermería o una farmacia pequeña, el espacio es escaso. El ${m.model} mide ${m.width} mm de ancho y ${m.height} mm de alto, se ventila por el frente y queda enrasado entre muebles. El sentido de apertura de la puerta se cambia in situ con las piezas que ya incorpora.

El aire forzado mantiene todos los puntos a ±${m.uniformity} °C de la consigna de 5 °C, y el cristal calefactado no se empaña. Un segundo termostato, independiente del controlador, detiene el compresor a 2 °C. La congelación daña la insulina y las vacunas más que un breve calentamiento.`,
      traits: [
        [
          'Bajo el mostrador',
          `${m.width} × ${m.height} × ${m.depth} mm, ventilación frontal`,
          'Apertura a izquierda o derecha, reversible in situ',
        ],
        [
          'Protección independiente contra la congelación',
          'Detiene el compresor a 2 °C',
          'Independiente del controlador',
        ],
        [
          'Silencioso y uniforme',
          `${m.noise} dB(A)`,
          `±${m.uniformity} °C en ${m.shelves} estantes regulables`,
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur de pharmacie sous plan ${m.model}`,
      overview: `Dans un poste de soins ou une petite pharmacie, la place est comptée. Le ${m.model} mesure ${m.width} mm de large et ${m.height} mm de haut, est ventilé par l’avant et s’aligne entre deux meubles. Le sens d’ouverture de la porte s’inverse sur place, avec les pièces fournies.

L’air brassé maintient chaque point à 5 °C, à ±${m.uniformity} °C près, et la vitre chauffée ne s’embue pas. Un second thermostat, indépendant du régulateur, arrête le compresseur à 2 °C. L’insuline et les vaccins supportent moins bien le gel qu’un bref réchauffement.`,
      traits: [
        [
          'Sous le plan',
          `${m.width} × ${m.height} × ${m.depth} mm, ventilation avant`,
          'Porte réversible sur place',
        ],
        ['Protection antigel indépendante', 'Arrêt du compresseur à 2 °C', 'Indépendante du régulateur'],
        [
          'Discret et homogène',
          `${m.noise} dB(A)`,
          `±${m.uniformity} °C sur ${m.shelves} clayettes réglables`,
        ],
      ],
    }),
  },
}
