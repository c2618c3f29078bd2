import type { SeriesSeed } from '../series'

export const iceLinedChest: SeriesSeed = {
  series: 'ice-lined-chest',
  approvals: 'vaccine',
  markets: [
    'china',
    'asia-pacific',
    'south-asia',
    'cis-mongolia',
    'middle-east',
    'africa',
    'latin-america',
    'aid-relief',
  ],
  solutions: ['vaccine-network'],
  relatedProducts: ['c240', 't12', 'r240'],
  updateTime: '2025-12-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 冰衬疫苗冷藏箱`,
      listName: `${m.model} 冰衬疫苗冷藏箱`,
      overview: `适用于每天供电不少于 8 小时的地区。${m.model} 的四壁设冰衬，有电时冻结，断电时缓慢融化：环境 43 °C，断电 ${m.holdover} 小时，箱内仍在 2–8 °C。

冰衬与疫苗之间设隔层，无需使用者操作，疫苗不会冻结（A 级防冻）。总容积 ${m.gross} 升，其中疫苗有效容积 ${m.litres} 升；有电时日耗电 ${m.energy} kWh。

随附 30 天温度记录仪，无需电脑即可读数。`,
      traits: [
        [`断电 ${m.holdover} 小时`, '环境 43 °C，箱内不超过 8 °C', '每天 8 小时市电即可维持'],
        ['A 级防冻', '无需使用者操作', '箱壁任何位置可直接放疫苗'],
        ['自带记录', '30 天记录仪，屏上直接读', '报警与开盖次数一并记录'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} ice-lined chest refrigerator for vaccines`,
      overview: `The ${m.model} is made for sites with eight hours of power a day. A water lining in its walls freezes while there is power and melts slowly when there is none. At 43 °C it keeps 2 to 8 °C for ${m.holdover} hours.

A layer between ice and vaccine lets the cold through slowly, so that vaccine cannot freeze and the user has nothing to do (grade A freeze protection). Of ${m.gross} litres gross, ${m.litres} litres are for vaccine. On mains power it draws ${m.energy} kWh a day.

A 30-day temperature recorder is built in and is read without a computer.`,
      traits: [
        [
          `${m.holdover} hours without power`,
          'At 43 °C, not above 8 °C',
          'Eight hours of mains power a day are enough',
        ],
        ['Grade A freeze protection', 'Nothing for the user to do', 'Vaccine may touch any wall'],
        ['Built-in recorder', '30-day recorder, read on the display', 'Alarms and lid openings included'],
      ],
    }),
    es_ES: (m) => ({
      name: `Arcón frigorífico para vacunas con revestimiento de hielo ${m.model}`,
      overview: `El ${m.model} está pensado para lugares con ocho horas de red al día. Sus paredes encierran un revestimiento de agua que se congela cuando hay corriente y se funde despacio cuando no la hay. A 43 °C mantiene de 2 a 8 °C durante ${m.holdover} horas.

Una capa entre el hielo y la vacuna deja pasar el frío poco a poco: la vacuna no puede congelarse y el usuario no tiene que intervenir (protección de grado A). De ${m.gross} litros brutos, ${m.litres} son para vacunas. Con red consume ${m.energy} kWh al día.

Incluye un registrador de 30 días que se lee sin ordenador.`,
      traits: [
        [
          `${m.holdover} horas sin corriente`,
          'A 43 °C, sin pasar de 8 °C',
          'Bastan ocho horas de red al día',
        ],
        [
          'Protección de grado A',
          'El usuario no tiene que hacer nada',
          'La vacuna puede tocar cualquier pared',
        ],
        [
          'Registrador integrado',
          'Registrador de 30 días, lectura en pantalla',
          'Incluye alarmas y aperturas',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur coffre à vaccins à accumulation de glace ${m.model}`,
      overview: `Le ${m.model} est conçu pour les sites alimentés huit heures par jour. Ses parois renferment de l’eau qui gèle tant qu’il y a du courant ; la glace fond lentement quand il n’y en a plus. À 43 °C, il maintient 2 à 8 °C pendant ${m.holdover} heures.

Une couche entre la glace et les vaccins ralentit la transmission du froid : les vaccins ne peuvent pas geler, sans intervention de l’utilisateur (protection contre le gel de grade A). Sur ${m.gross} litres bruts, ${m.litres} sont destinés aux vaccins. Sur secteur, il consomme ${m.energy} kWh par jour.

Un enregistreur de température de 30 jours est intégré et se lit sans ordinateur.`,
      traits: [
        [
          `${m.holdover} heures sans courant`,
          'À 43 °C, sans dépasser 8 °C',
          'Huit heures de courant par jour suffisent',
        ],
        [
          'Protection contre le gel de grade A',
          'Sans intervention de l’utilisateur',
          'Les vaccins peuvent toucher toutes les parois',
        ],
        [
          'Enregistreur intégré',
          'Enregistreur de 30 jours, lu à l’écran',
          'Alarmes et ouvertures du couvercle comprises',
        ],
      ],
    }),
  },
}
