import type { SeriesSeed } from '../series'

export const iceLinedChest: SeriesSeed = {
  series: 'ice-lined-chest',
  approvals: 'vaccine',
  markets: [
    'asia-pacific',
    'china',
    'africa',
    'south-asia',
    'cis-mongolia',
    'middle-east',
    'latin-america',
    'india',
    'aid-relief',
  ],
  solutions: ['vaccine-network'],
  relatedProducts: ['c240', 't12', 'r240'],
  updateTime: '2025-12-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 冰衬疫苗冷藏箱`,
      listName: `${m.model} 冰衬（净 ${m.litres} 升）`,
      brief: `疫苗净容积 ${m.litres} 升，43 °C 下断电 ${m.holdover} 小时仍在 2–8 °C，A 级防冻。`,
      overview: `在每天只来八小时电的地方，疫苗靠的是夜里攒下的冰。${m.model} 的四壁夹着一圈冰衬，有电时冻结，没电时慢慢融化：环境 43 °C，断电 ${m.holdover} 小时，箱内仍在 2–8 °C。

冰与疫苗之间有隔层，冷量只能缓慢穿过，因此不用吊篮挪动、也不用培训，疫苗不会冻（A 级防冻）。总容积 ${m.gross} 升，其中疫苗净容积 ${m.litres} 升；有电时日耗电 ${m.energy} kWh。

随机 30 天温度记录仪，无需电脑即可读数。`,
      traits: [
        [`断电 ${m.holdover} 小时`, '环境 43 °C，箱内不超过 8 °C', '每天 8 小时市电即可维持'],
        ['A 级防冻', '不需要使用者做任何事', '箱壁任何位置可直接放疫苗'],
        ['自带记录', '30 天记录仪，屏上直接读', '报警与开盖次数一并记录'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Ice-Lined Vaccine Refrigerator`,
      listName: `${m.model} ice-lined, ${m.litres} L net`,
      brief: `${m.litres} litres net for vaccines, ${m.holdover} hours without power at 43 °C, freeze protection grade A.`,
      overview: `Where there is power for eight hours a day, vaccines live on the ice of the night. The walls of the ${m.model} hold a lining of water that freezes while there is power and melts slowly when there is none. At 43 °C it keeps 2 to 8 °C for ${m.holdover} hours.

A layer between ice and vaccine lets the cold through slowly. No basket has to be moved, nobody has to be trained, and no vial can freeze: that is grade A. Of ${m.gross} litres gross, ${m.litres} litres are for vaccine. With mains it draws ${m.energy} kWh a day.

A 30-day temperature recorder is built in and is read without a computer.`,
      traits: [
        [
          `${m.holdover} hours without power`,
          'At 43 °C, not above 8 °C',
          'Eight hours of mains a day are enough',
        ],
        ['Freeze protection grade A', 'Nothing for the user to do', 'Vaccine may touch any wall'],
        ['Its own record', '30-day recorder, read on the display', 'Alarms and lid openings included'],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de vacunas con revestimiento de hielo ${m.model}`,
      listName: `${m.model} con hielo, ${m.litres} L útiles`,
      brief: `${m.litres} litros útiles para vacunas, ${m.holdover} horas sin corriente a 43 °C y protección contra la congelación de grado A.`,
      overview: `Donde la red llega ocho horas al día, las vacunas viven del hielo de la noche. Las paredes del ${m.model} encierran un revestimiento de agua que se congela cuando hay corriente y se funde despacio cuando no la hay. A 43 °C mantiene de 2 a 8 °C durante ${m.holdover} horas.

Una capa entre el hielo y la vacuna deja pasar el frío poco a poco. No hay cestas que mover ni personal que formar, y ningún vial puede congelarse: eso es el grado A. De ${m.gross} litros brutos, ${m.litres} son para vacunas. Con red consume ${m.energy} kWh al día.

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
        ['Registro propio', 'Registrador de 30 días, lectura en pantalla', 'Incluye alarmas y aperturas'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur à vaccins à accumulation de glace ${m.model}`,
      listName: `${m.model} à glace, ${m.litres} L nets`,
      brief: `${m.litres} litres nets pour les vaccins, ${m.holdover} heures sans courant à 43 °C, protection contre le gel de grade A.`,
      overview: `Là où le réseau vient huit heures par jour, les vaccins vivent de la glace de la nuit. Les parois du ${m.model} renferment de l’eau qui gèle tant qu’il y a du courant et fond lentement quand il n’y en a plus. À 43 °C, il tient de 2 à 8 °C pendant ${m.holdover} heures.

Une couche entre glace et vaccins laisse passer le froid lentement. Aucun panier à déplacer, personne à former, et aucun flacon ne peut geler : c’est le grade A. Sur ${m.gross} litres bruts, ${m.litres} sont pour les vaccins. Sur le réseau, il consomme ${m.energy} kWh par jour.

Un enregistreur de 30 jours est intégré et se lit sans ordinateur.`,
      traits: [
        [
          `${m.holdover} heures sans courant`,
          'À 43 °C, sans dépasser 8 °C',
          'Huit heures de réseau par jour suffisent',
        ],
        [
          'Protection contre le gel de grade A',
          'Rien à faire pour l’utilisateur',
          'Les vaccins peuvent toucher toutes les parois',
        ],
        ['Son propre relevé', 'Enregistreur de 30 jours, lu à l’écran', 'Alarmes et ouvertures comprises'],
      ],
    }),
  },
}
