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
      listName: `${m.model} 血液运输箱（${m.bags} 袋）`,
      overview: `从血站到手术室的运输途中，冰排直接接触血袋会使红细胞溶血。${m.model} 用熔点 4 °C 的相变蓄冷板代替冰排，不会冻伤红细胞。六面真空绝热板，环境 40 °C 下维持 ${m.holdover} 小时。

${m.bags} 袋，空箱 ${m.weight} kg，一人可提。箱盖带一次性封签孔与单据夹，内胆无缝，可整体擦拭消毒。`,
      traits: [
        ['不用冰排', '4 °C 相变板，不会冻结红细胞', '蓄冷板在血液冷藏箱内即可再生'],
        [`${m.holdover} 小时`, '环境 40 °C 实测，满载', '六面真空绝热板'],
        ['交接有据', '封签孔与单据夹', '可放 Trace 探头，途中曲线随箱交付'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} blood transport box`,
      overview: `On the way from the blood service to the theatre, an ice pack at 0 °C or below that touches a bag damages the red cells. The ${m.model} uses phase-change plates that melt at 4 °C, the storage temperature, and cannot freeze the load. With vacuum panels on six sides it keeps 2 to 6 °C for ${m.holdover} hours at 40 °C.

It takes ${m.bags} bags and weighs ${m.weight} kg empty, so one person can carry it. The lid has eyes for a seal and a clip for papers, and the seamless liner is disinfected with a cloth.`,
      traits: [
        ['No ice', 'Plates at 4 °C cannot freeze red cells', 'Reconditioned in a blood bank refrigerator'],
        [`${m.holdover} hours`, 'Measured at 40 °C, fully loaded', 'Vacuum panels on all six sides'],
        [
          'A documented handover',
          'Eyes for a seal, clip for papers',
          'Room for a Trace probe; the record accompanies the box',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Caja de transporte de sangre ${m.model}`,
      overview: `En el trayecto del centro de transfusión al quirófano, un acumulador a 0 °C o menos en contacto con una bolsa daña los hematíes. La ${m.model} usa placas de cambio de fase que funden a 4 °C, la temperatura de conservación, y no pueden congelar la carga. Con paneles de vacío en las seis caras mantiene de 2 a 6 °C durante ${m.holdover} horas a 40 °C.

Admite ${m.bags} bolsas y pesa ${m.weight} kg vacía, de modo que puede llevarla una persona. La tapa tiene ojales para precinto y pinza para documentos, y el interior, sin juntas, se desinfecta con un paño.`,
      traits: [
        [
          'Sin hielo',
          'Las placas a 4 °C no pueden congelar los hematíes',
          'Se regeneran en un frigorífico de banco de sangre',
        ],
        [`${m.holdover} horas`, 'Medidas a 40 °C y a plena carga', 'Paneles de vacío en las seis caras'],
        [
          'Entrega documentada',
          'Ojales para precinto y pinza para documentos',
          'Sitio para una sonda Trace: el registro acompaña a la caja',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Caisse de transport de sang ${m.model}`,
      overview: `Sur le trajet entre l’établissement de transfusion et le bloc, un accumulateur à 0 °C ou moins posé contre une poche abîme les globules rouges. La ${m.model} utilise des plaques à changement de phase qui fondent à 4 °C, la température de conservation, et ne peuvent pas geler la charge. Avec des panneaux sous vide sur ses six faces, elle maintient 2 à 6 °C pendant ${m.holdover} heures à 40 °C.

Elle reçoit ${m.bags} poches et pèse ${m.weight} kg à vide : une personne suffit à la porter. Le couvercle a des œillets pour scellé et une pince à documents ; la cuve, sans joint, se désinfecte au chiffon.`,
      traits: [
        [
          'Pas de glace',
          'Plaques à 4 °C, sans risque de gel des globules',
          'Elles se rechargent dans un réfrigérateur à sang',
        ],
        [`${m.holdover} heures`, 'Mesurées à 40 °C, à pleine charge', 'Panneaux sous vide sur les six faces'],
        [
          'Une remise documentée',
          'Œillets pour scellé, pince à documents',
          'Place pour une sonde Trace : le relevé accompagne la caisse',
        ],
      ],
    }),
  },
}
