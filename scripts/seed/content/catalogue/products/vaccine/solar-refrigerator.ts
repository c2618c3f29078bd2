import type { SeriesSeed } from '../series'

export const solarRefrigerator: SeriesSeed = {
  series: 'solar-refrigerator',
  approvals: 'vaccine',
  markets: ['china', 'asia-pacific', 'south-asia', 'middle-east', 'africa', 'latin-america', 'aid-relief'],
  solutions: ['vaccine-network', 'solar-outreach'],
  relatedProducts: ['r295', 't3', 't12'],
  updateTime: '2026-04-16T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 太阳能直驱疫苗冷藏箱`,
      listName: `${m.model} 太阳能直驱疫苗冷藏箱`,
      overview: `蓄电池是太阳能冷藏箱中最易损坏的部件。${m.model} 不用蓄电池：${m.array} W 光伏板直接驱动压缩机，白天以冰蓄冷，供夜间与阴天使用。环境 43 °C、无日照条件下，箱内可在 2–8 °C 维持 ${m.holdover} 小时。

冰排与疫苗仓之间设防冻隔热层，日照强、库房气温低时，疫苗仓也不低于 2 °C（A 级防冻，无需使用者操作）。疫苗有效容积 ${m.litres} 升，环境适用 5–43 °C。

光伏板积灰、被遮挡或接线错误时，屏幕以图标提示，便于识别。每台随附 30 天温度记录仪和该机的出厂测试曲线。`,
      traits: [
        ['不用蓄电池', `${m.array} W 光伏板直接驱动压缩机`, '以冰蓄冷，无需定期更换部件'],
        [
          `无日照保冷 ${m.holdover} 小时`,
          '环境 43 °C，箱内 2–8 °C',
          '箱盖单手可开，密封条加厚',
          '适用 5–43 °C',
        ],
        ['A 级防冻', '防冻隔热层，无需操作', '可存放含铝佐剂疫苗'],
        ['图形提示', '光伏板积灰、被遮挡或接错时分别显示图标', '无需文字说明，基层人员即可判断'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} solar direct-drive vaccine refrigerator`,
      overview: `The battery is the part of a solar refrigerator that fails first. The ${m.model} has none. An array of ${m.array} W drives the compressor directly, and ice stores the cold for the night and for cloudy days. At 43 °C and without any sun it keeps 2 to 8 °C for ${m.holdover} hours.

An insulating layer separates the ice from the vaccine, and the compartment does not fall below 2 °C even when the sun is strong and the store is cool. That is grade A freeze protection, with nothing for the user to do. Net volume is ${m.litres} litres, for rooms from 5 to 43 °C.

Pictograms on the display show when the panels need cleaning. Every refrigerator has a 30-day recorder and is delivered with its own test curve.`,
      traits: [
        [
          'No battery',
          `A ${m.array} W array drives the compressor`,
          'Cold stored in ice; no battery to replace after five years',
        ],
        [`${m.holdover} hours without sun`, 'At 43 °C, between 2 and 8 °C', 'For rooms from 5 to 43 °C'],
        [
          'Grade A freeze protection',
          'Insulating layer between ice and vaccine',
          'Safe for aluminium-adjuvanted vaccines',
        ],
        ['Pictograms', 'Dust and shade shown on the display', 'A symbol for each cause, no text to read'],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico solar para vacunas ${m.model}, de accionamiento directo`,
      overview: `La batería es lo primero que falla en un frigorífico solar. El ${m.model} prescinde de ella. Paneles fotovoltaicos de ${m.array} W accionan directamente el compresor y el hielo acumula el frío para la noche y los días nublados. A 43 °C y sin sol mantiene de 2 a 8 °C durante ${m.holdover} horas.

Una capa aislante separa el hielo de la vacuna; el compartimento no baja de 2 °C aunque el sol sea intenso y el almacén esté fresco. Es una protección contra la congelación de grado A, sin intervención del usuario. El volumen útil es de ${m.litres} litros, para salas de 5 a 43 °C.

La pantalla indica con pictogramas cuándo limpiar los paneles. Cada equipo lleva un registrador de 30 días y sale de fábrica con su propia curva de ensayo.`,
      traits: [
        [
          'Sin batería',
          `Paneles de ${m.array} W accionan el compresor`,
          'Frío acumulado en hielo: sin batería que sustituir a los cinco años',
        ],
        [`${m.holdover} horas sin sol`, 'A 43 °C, entre 2 y 8 °C', 'Temperatura ambiente de 5 a 43 °C'],
        [
          'Protección contra la congelación de grado A',
          'Capa aislante entre hielo y vacuna',
          'Segura para vacunas con adyuvante de aluminio',
        ],
        ['Pictogramas', 'Polvo y sombra, indicados en pantalla', 'Un símbolo por cada causa, sin texto'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur solaire à entraînement direct ${m.model} pour vaccins`,
      overview: `La batterie est la première pièce à tomber en panne dans un réfrigérateur solaire. Le ${m.model} n’en a pas. Des panneaux photovoltaïques de ${m.array} W entraînent directement le compresseur et la glace stocke le froid pour la nuit et les jours nuageux. À 43 °C et sans soleil, il maintient 2 à 8 °C pendant ${m.holdover} heures.

Une couche isolante sépare la glace des vaccins ; le compartiment ne descend pas sous 2 °C, même par grand soleil dans un local frais. C’est la protection contre le gel de grade A, sans intervention de l’utilisateur. Le volume net est de ${m.litres} litres, pour des locaux de 5 à 43 °C.

Des pictogrammes à l’écran indiquent quand nettoyer les panneaux. Chaque appareil est doté d’un enregistreur de 30 jours et quitte l’usine avec sa propre courbe d’essai.`,
      traits: [
        [
          'Pas de batterie',
          `Des panneaux de ${m.array} W entraînent le compresseur`,
          'Froid stocké dans la glace, aucune batterie à remplacer au bout de cinq ans',
        ],
        [`${m.holdover} heures sans soleil`, 'À 43 °C, entre 2 et 8 °C', 'Pour des locaux de 5 à 43 °C'],
        [
          'Protection contre le gel de grade A',
          'Couche isolante entre glace et vaccins',
          'Sûre pour les vaccins adjuvés à l’aluminium',
        ],
        [
          'Pictogrammes',
          'Poussière et ombre signalées à l’écran',
          'Un symbole pour chaque cause, sans texte',
        ],
      ],
    }),
  },
}
