import type { SeriesSeed } from '../series'

export const carryingDewar: SeriesSeed = {
  series: 'carrying-dewar',
  approvals: 'nitrogen',
  markets: [],
  solutions: ['sample-network', 'assisted-reproduction'],
  relatedProducts: ['v400', 'd20'],
  updateTime: '2024-09-10T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 转运式液氮容器`,
      listName: `${m.model} 转运式液氮容器`,
      overview: `从室外储罐到库房的转运，是液氮事故最多的环节。${m.model} 装 ${m.litres} 升，重心低，宽底滚轮，颈部有防溅罩与泄压盖，避免压力积聚和液氮飞溅。

日蒸发 ${m.loss} 升。加配低压输送头后，可在 0.05 MPa 自增压下平稳放液，无需倾倒。乘电梯时容器与人分开，电梯门警示牌随机附送。`,
      traits: [
        ['移动平稳', '宽底滚轮，低重心，可刹', '防溅罩与提手'],
        ['自动泄压', '泄压盖，蒸发气自行排出', '可选自增压输送头'],
        ['耐用', `静态日蒸发 ${m.loss} 升`, '真空保证五年'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} carrying dewar`,
      overview: `Most accidents with nitrogen happen between the outdoor tank and the vessels indoors. The ${m.model} takes ${m.litres} litres with a low centre of gravity on a wide roller base. Its cap vents by design: it can neither hold pressure nor let liquid splash out.

It evaporates ${m.loss} litres a day. With the withdrawal head it builds up 0.5 bar and delivers nitrogen through a hose, without tipping. It must travel alone in a lift; a sign for the lift door is supplied.`,
      traits: [
        ['Steady to push', 'Wide roller base, low centre, brakes', 'Splash guard and handles'],
        ['No trapped pressure', 'A cap that always vents', 'Withdrawal head as an option'],
        ['Durable', `${m.loss} litres a day, closed`, 'Vacuum guaranteed for five years'],
      ],
    }),
    es_ES: (m) => ({
      name: `Vaso Dewar de traslado ${m.model}`,
      overview: `La mayoría de los accidentes con nitrógeno ocurren entre el depósito exterior y los recipientes del interior. El ${m.model} lleva ${m.litres} litros con el centro de gravedad bajo y una base rodante ancha. El tapón ventea por diseño: no retiene la presión ni deja salpicar el líquido.

Evapora ${m.loss} litros al día. Con el cabezal de extracción genera por sí solo 0,5 bar y suministra el nitrógeno por manguera, sin inclinarlo. En el ascensor debe ir sin personas; se incluye un cartel para la puerta.`,
      traits: [
        [
          'Estable al empujarlo',
          'Base ancha, centro de gravedad bajo y frenos',
          'Protección antisalpicaduras y asas',
        ],
        ['Sin presión atrapada', 'Un tapón que siempre ventea', 'Cabezal de extracción opcional'],
        ['Duradero', `${m.loss} litros al día, cerrado`, 'Vacío garantizado cinco años'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Vase Dewar de transfert ${m.model}`,
      overview: `La plupart des accidents liés à l’azote surviennent entre le réservoir extérieur et les cuves. Le ${m.model} transporte ${m.litres} litres, centre de gravité bas, sur une large base roulante. Son bouchon est conçu pour laisser s’échapper le gaz : il ne retient aucune pression et évite les projections.

Il évapore ${m.loss} litre par jour. Avec la tête de soutirage, il monte en pression à 0,5 bar et délivre l’azote par un flexible, sans basculement. Dans l’ascenseur, personne ne doit l’accompagner ; le panneau pour la porte est fourni.`,
      traits: [
        [
          'Stable en déplacement',
          'Base large, centre de gravité bas, freins',
          'Collerette anti-éclaboussures et poignées',
        ],
        ['Aucune pression piégée', 'Un bouchon à évent permanent', 'Tête de soutirage en option'],
        ['Durable', `${m.loss} litre par jour, fermé`, 'Vide garanti cinq ans'],
      ],
    }),
  },
}
