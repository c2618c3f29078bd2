import type { SeriesSeed } from '../series'

export const dryShipper: SeriesSeed = {
  series: 'dry-shipper',
  approvals: 'nitrogen',
  markets: [],
  solutions: ['assisted-reproduction', 'cord-blood', 'clinical-trials'],
  relatedProducts: ['d25', 'v200', 'trace-4n'],
  updateTime: '2025-09-30T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 干式液氮运输罐`,
      listName: `${m.model} 干式液氮运输罐（${m.vials} 支）`,
      overview: `${m.model} 内没有自由流动的液氮。充装时液氮由吸附材料吸附，倒净余液后腔内只有低温氮气：横放、倒置都不外溢，按 IATA 特殊规定 A152 不作为危险品，可由普通航班承运。

存放 ${m.vials} 支 2 mL 冻存管，正常运输条件下 ${m.days} 天保持在 −150 °C 以下；跨洲运输通常需要三到五天。颈塞内置探头孔，记录仪全程随行，到站即可导出曲线。

外箱为蘑菇形顶，倾倒后可自行恢复直立。`,
      traits: [
        [`${m.days} 天低于 −150 °C`, '跨洲运输三到五天，余量充足', '充装状态可称重判断'],
        ['倾倒不外溢', '液氮由吸附材料吸附', '按 A152 规定可航空运输'],
        ['全程温度记录', '颈塞带探头孔', '记录仪随罐，到站导出'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} dry nitrogen shipper`,
      overview: `There is no free liquid in the ${m.model}. While it is charged, an absorber takes up the nitrogen; what is left over is poured off, and only cold vapour remains. It may lie on its side or upside down, and it travels on ordinary flights under IATA special provision A152, not as dangerous goods.

It takes ${m.vials} vials of 2 mL and keeps them below −150 °C for ${m.days} days in ordinary transit. Most intercontinental shipments take three to five days. The neck plug has a port for a probe, and the curve of the whole journey can be read on arrival.

The outer case has a domed top: a shipper that is knocked over rolls upright again.`,
      traits: [
        [
          `${m.days} days below −150 °C`,
          'Most shipments take three to five',
          'The charge is checked on a scale',
        ],
        ['Nothing spills', 'The absorber holds the nitrogen', 'Carried on ordinary flights under A152'],
        [
          'Temperature record of the journey',
          'Probe port in the neck plug',
          'Logger in the shipper, read on arrival',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Contenedor seco de transporte ${m.model}`,
      overview: `En el ${m.model} no hay líquido libre. Al cargarlo, un absorbente retiene el nitrógeno; lo sobrante se vierte y solo queda vapor frío. Puede ir tumbado o boca abajo y viaja en vuelos corrientes según la disposición especial A152 de la IATA, no como mercancía peligrosa.

Admite ${m.vials} viales de 2 mL y los mantiene por debajo de −150 °C durante ${m.days} días en tránsito normal. Un viaje entre continentes suele durar de tres a cinco. El tapón tiene paso para sonda y la curva de todo el trayecto se lee a la llegada.

La caja exterior tiene la cubierta abombada: si se vuelca, rueda y se endereza.`,
      traits: [
        [
          `${m.days} días por debajo de −150 °C`,
          'La mayoría de los viajes dura de tres a cinco',
          'La carga se comprueba en una báscula',
        ],
        ['Sin derrames', 'El absorbente retiene el nitrógeno', 'Vuelos corrientes según la A152'],
        [
          'Registro del viaje',
          'Paso para sonda en el tapón',
          'Registrador en el contenedor, lectura a la llegada',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Conteneur sec de transport ${m.model}`,
      overview: `Le ${m.model} ne contient pas de liquide libre. Pendant la charge, un absorbant retient l’azote ; le surplus est vidé et il ne reste que de la vapeur froide. Il peut voyager couché ou renversé, sur des vols ordinaires, selon la disposition particulière A152 de l’IATA, et non comme marchandise dangereuse.

Il reçoit ${m.vials} tubes de 2 mL et les garde sous −150 °C pendant ${m.days} jours en transport normal. La plupart des trajets entre continents en demandent trois à cinq. Le bouchon a un passage de sonde, et la courbe de tout le trajet se lit à l’arrivée.

L’emballage extérieur a un sommet bombé : renversé, il roule et se redresse.`,
      traits: [
        [
          `${m.days} jours sous −150 °C`,
          'Trois à cinq pour la plupart des trajets',
          'Charge vérifiée sur une balance',
        ],
        ['Aucun déversement', 'L’absorbant retient l’azote', 'Vols ordinaires selon l’A152'],
        [
          'Relevé de température du trajet',
          'Passage de sonde dans le bouchon',
          'Enregistreur dans le conteneur, lecture à l’arrivée',
        ],
      ],
    }),
  },
}
