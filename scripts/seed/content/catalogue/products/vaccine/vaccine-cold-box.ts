import type { SeriesSeed } from '../series'

export const vaccineColdBox: SeriesSeed = {
  series: 'vaccine-cold-box',
  approvals: 'carrier',
  markets: [],
  solutions: ['vaccine-network', 'solar-outreach', 'pharma-supply-chain'],
  relatedProducts: ['c240', 't3', 'r320'],
  updateTime: '2025-05-27T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 疫苗运输箱`,
      listName: `${m.model} 疫苗运输箱`,
      overview: `用于县到乡镇一至两天的运输。${m.model} 装 ${m.litres} 升疫苗，环境 43 °C、不开盖，${m.holdover} 小时不出温区。箱体为整体滚塑，抗跌落，四角可系绑带；搭扣与合页单独可换。

冰排插在四壁的槽内，与疫苗之间有隔板，从冷冻箱取出直接装箱，不必预先放置。箱内设记录仪卡位，盖上有检查窗，不开箱即可看温度。`,
      traits: [
        [`${m.holdover} 小时`, '环境 43 °C，满载不开盖', '冰排随取随装，A 级防冻'],
        ['坚固耐用', '整体滚塑箱体', '搭扣、合页、密封条均可单独更换'],
        ['不开箱看温度', '记录仪卡位与检查窗', '可叠放两层'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} vaccine cold box`,
      overview: `The ${m.model} is made for transport from district to health post over a day or two, often on earth roads. It takes ${m.litres} litres of vaccine and keeps it between 2 and 8 °C for ${m.holdover} hours at 43 °C with the lid closed. Its shell is moulded in one piece and does not crack when dropped. Straps hold at the four corners, and latches and hinges can be replaced individually.

Ice packs stand in slots along the walls, behind a partition, and go in straight from the freezer. A logger has a place inside and a window in the lid, so that the temperature is read without opening.`,
      traits: [
        [`${m.holdover} hours`, 'At 43 °C, loaded and closed', 'Packs straight from the freezer, grade A'],
        [
          'Made for rough roads',
          'Shell moulded in one piece',
          'Latches, hinges and seal replaceable individually',
        ],
        ['Read without opening', 'Place for a logger, window in the lid', 'Stacks two high'],
      ],
    }),
    es_ES: (m) => ({
      name: `Caja fría para vacunas ${m.model}`,
      overview: `El transporte del distrito al puesto de salud dura uno o dos días, a menudo por caminos de tierra. La ${m.model} admite ${m.litres} litros de vacuna y la mantiene entre 2 y 8 °C durante ${m.holdover} horas a 43 °C con la tapa cerrada. La carcasa, moldeada en una pieza, no se agrieta si se cae. Las correas se fijan en las cuatro esquinas, y cierres y bisagras se cambian uno a uno.

Los acumuladores van en ranuras junto a las paredes, tras un tabique, y entran directamente del congelador. Hay sitio para un registrador y una ventana en la tapa, de modo que la temperatura se lee sin abrir.`,
      traits: [
        [
          `${m.holdover} horas`,
          'A 43 °C, cargada y cerrada',
          'Acumuladores directos del congelador, grado A',
        ],
        [
          'Para caminos de tierra',
          'Carcasa moldeada en una pieza',
          'Cierres, bisagras y junta se cambian por separado',
        ],
        ['Lectura sin abrir', 'Sitio para registrador y ventana en la tapa', 'Apilable en dos alturas'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Glacière à vaccins ${m.model}`,
      overview: `La ${m.model} est conçue pour le transport du district au poste de santé, un jour ou deux, souvent sur piste. Elle reçoit ${m.litres} litres de vaccins et les garde entre 2 et 8 °C pendant ${m.holdover} heures à 43 °C, couvercle fermé. Sa coque moulée d’une pièce ne se fend pas en cas de chute. Les sangles s’accrochent aux quatre coins ; les fermoirs et les charnières se remplacent séparément.

Les accumulateurs se logent dans des rainures le long des parois, derrière une cloison, dès leur sortie du congélateur. Un emplacement est prévu pour un enregistreur, et une fenêtre dans le couvercle permet de lire la température sans ouvrir.`,
      traits: [
        [
          `${m.holdover} heures`,
          'À 43 °C, chargée et fermée',
          'Accumulateurs directement du congélateur, grade A',
        ],
        [
          'Pour les pistes',
          'Coque moulée d’une pièce',
          'Fermoirs, charnières et joint remplaçables séparément',
        ],
        [
          'Lire sans ouvrir',
          'Place pour un enregistreur, fenêtre dans le couvercle',
          'Gerbable sur deux hauteurs',
        ],
      ],
    }),
  },
}
