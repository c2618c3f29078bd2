import type { SeriesSeed } from '../series'

export const bloodTransport: SeriesSeed = {
  series: 'blood-transport',
  approvals: 'transport',
  markets: [],
  solutions: ['blood-network', 'clinical-trials'],
  relatedProducts: ['r110', 'r890'],
  updateTime: '2025-03-25T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 血液运输箱`,
      listName: `${m.model}（${m.bags} 袋）`,
      brief: `${m.bags} 袋，2–6 °C，环境 40 °C 下 ${m.holdover} 小时，空箱 ${m.weight} kg。`,
      overview: `从血站到手术室，路上最容易出错的是冰：冰排直接贴着血袋，边上的红细胞会溶血。${m.model} 用 4 °C 相变蓄冷板代替冰，熔点就在要守的温度上，既不会冻，也不会热。六面真空绝热板，环境 40 °C 下维持 ${m.holdover} 小时。

${m.bags} 袋，空箱 ${m.weight} kg，一人可提。箱盖带一次性封签孔与单据夹，内胆无缝，可整体擦拭消毒。`,
      traits: [
        ['不用冰', '4 °C 相变板，不会冻结红细胞', '蓄冷板在血液冷藏箱内即可再生'],
        [`${m.holdover} 小时`, '环境 40 °C 实测，满载', '六面真空绝热板'],
        ['交接有据', '封签孔与单据夹', '可放 Trace 探头，途中曲线随箱交付'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Blood Transport Box`,
      listName: `${m.model}, ${m.bags} bags`,
      brief: `${m.bags} bags at 2 to 6 °C for ${m.holdover} hours in 40 °C heat; ${m.weight} kg empty.`,
      overview: `Between the blood service and the theatre it is the ice that does the damage: a pack at 0 °C or below, lying against a bag, breaks the red cells nearest to it. The ${m.model} uses phase-change plates that melt at 4 °C, which is the temperature to be kept. They can neither freeze the load nor let it warm. Vacuum panels on six sides carry it through ${m.holdover} hours at 40 °C.

It takes ${m.bags} bags and weighs ${m.weight} kg empty, so one person can carry it. The lid has eyes for a seal and a clip for papers, and the seamless liner is disinfected with a cloth.`,
      traits: [
        ['No ice', 'Plates at 4 °C cannot freeze red cells', 'They recover in a blood bank refrigerator'],
        [`${m.holdover} hours`, 'Measured at 40 °C, fully loaded', 'Vacuum panels on all six sides'],
        [
          'A documented handover',
          'Eyes for a seal, clip for papers',
          'Room for a Trace probe; the curve travels with the box',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Caja de transporte de sangre ${m.model}`,
      listName: `${m.model}, ${m.bags} bolsas`,
      brief: `${m.bags} bolsas de 2 a 6 °C durante ${m.holdover} horas a 40 °C; ${m.weight} kg en vacío.`,
      overview: `Entre el centro de transfusión y el quirófano, lo que daña es el hielo: un acumulador a 0 °C o menos, apoyado en una bolsa, rompe los hematíes más próximos. El ${m.model} usa placas de cambio de fase que funden a 4 °C, justo la temperatura que hay que guardar. Ni pueden congelar la carga ni la dejan calentarse. Los paneles de vacío de sus seis caras la sostienen ${m.holdover} horas a 40 °C.

Admite ${m.bags} bolsas y pesa ${m.weight} kg vacía: la lleva una persona. La tapa tiene ojales para precinto y pinza para documentos, y el interior sin juntas se desinfecta con un paño.`,
      traits: [
        [
          'Sin hielo',
          'Placas a 4 °C: no pueden congelar hematíes',
          'Se regeneran en un frigorífico de sangre',
        ],
        [`${m.holdover} horas`, 'Medidas a 40 °C y a plena carga', 'Paneles de vacío en las seis caras'],
        [
          'Entrega documentada',
          'Ojales para precinto y pinza para papeles',
          'Sitio para una sonda Trace: la curva viaja con la caja',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Caisse de transport de sang ${m.model}`,
      listName: `${m.model}, ${m.bags} poches`,
      brief: `${m.bags} poches de 2 à 6 °C pendant ${m.holdover} heures à 40 °C ; ${m.weight} kg à vide.`,
      overview: `Entre l’établissement de transfusion et le bloc, c’est la glace qui fait les dégâts : un accumulateur à 0 °C ou moins, posé contre une poche, détruit les globules les plus proches. Le ${m.model} emploie des plaques à changement de phase qui fondent à 4 °C, la température même qu’il faut tenir. Elles ne peuvent ni geler la charge, ni la laisser tiédir. Les panneaux sous vide de ses six faces la portent ${m.holdover} heures à 40 °C.

Il reçoit ${m.bags} poches et pèse ${m.weight} kg à vide : une personne suffit. Le couvercle a des œillets pour scellé et une pince à documents ; l’intérieur sans joint se désinfecte au chiffon.`,
      traits: [
        [
          'Pas de glace',
          'Des plaques à 4 °C ne gèlent pas les globules',
          'Elles se régénèrent dans un réfrigérateur à sang',
        ],
        [`${m.holdover} heures`, 'Mesurées à 40 °C, à pleine charge', 'Panneaux sous vide sur les six faces'],
        [
          'Une remise documentée',
          'Œillets pour scellé, pince à documents',
          'Place pour une sonde Trace : la courbe voyage avec la caisse',
        ],
      ],
    }),
  },
}
