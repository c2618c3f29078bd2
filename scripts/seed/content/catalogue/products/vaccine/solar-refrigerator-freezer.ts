import type { SeriesSeed } from '../series'

const iceOf = 'ice-pack-freezing'

export const solarRefrigeratorFreezer: SeriesSeed = {
  series: 'solar-refrigerator-freezer',
  approvals: 'vaccine',
  markets: ['asia-pacific', 'south-asia', 'middle-east', 'africa', 'latin-america', 'aid-relief'],
  solutions: ['vaccine-network', 'solar-outreach'],
  relatedProducts: ['r240', 't2', 't24'],
  updateTime: '2026-05-12T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 太阳能疫苗冷藏冷冻箱`,
      listName: `${m.model} 太阳能疫苗冷藏冷冻箱`,
      overview: `流动接种队早上出发时，冷藏包里要有冻好的冰排。${m.model} 在保存疫苗的同时，每天冻结 ${m.format(iceOf)} kg 冰排：日照富余时先给冰排仓，日照不足时先保疫苗，由控制器按光照自动分配。

疫苗仓净容积 ${m.litres} 升，环境 43 °C、无日照时在 2–8 °C 维持 ${m.holdover} 小时，A 级防冻。光伏阵列 ${m.array} W。`,
      traits: [
        [`每天 ${m.format(iceOf)} kg 冰排`, '两仓分开，冰排不接触疫苗', '疫苗优先，富余的日照给冰排'],
        ['不用蓄电池', `${m.array} W 光伏板直接驱动`, `无日照保冷 ${m.holdover} 小时`],
        ['两仓各有温度', '屏幕并列显示', '30 天记录仪'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} solar vaccine refrigerator and ice-pack freezer`,
      overview: `An outreach team leaves early and needs frozen packs for its carriers. The ${m.model} freezes ${m.format(iceOf)} kg of them a day while it stores vaccines. The controller gives priority to the vaccine compartment and uses surplus solar energy for the packs.

The vaccine compartment offers ${m.litres} litres net and stays between 2 and 8 °C for ${m.holdover} hours without sun at 43 °C, with grade A freeze protection. The array is rated at ${m.array} W.`,
      traits: [
        [
          `${m.format(iceOf)} kg of ice packs a day`,
          'Two compartments: packs never touch vaccine',
          'Priority for vaccine, surplus energy for the packs',
        ],
        ['No battery', `A ${m.array} W array drives the compressor`, `${m.holdover} hours without sun`],
        ['Separate temperatures', 'Side by side on the display', '30-day recorder'],
      ],
    }),
    es_ES: (m) => ({
      name: `Combinado solar ${m.model} para vacunas y acumuladores`,
      overview: `El equipo móvil sale temprano y necesita acumuladores congelados para sus termos. El ${m.model} congela ${m.format(iceOf)} kg al día mientras conserva vacunas. El controlador da prioridad al compartimento de vacunas y usa la energía sobrante para los acumuladores.

El compartimento de vacunas ofrece ${m.litres} litros útiles y se mantiene entre 2 y 8 °C durante ${m.holdover} horas sin sol a 43 °C, con protección de grado A. La potencia fotovoltaica es de ${m.array} W.`,
      traits: [
        [
          `${m.format(iceOf)} kg de acumuladores al día`,
          'Dos compartimentos: el hielo no toca la vacuna',
          'Prioridad a la vacuna; la energía sobrante, para el hielo',
        ],
        ['Sin batería', `Paneles de ${m.array} W accionan el compresor`, `${m.holdover} horas sin sol`],
        ['Una temperatura para cada uno', 'Juntas en la pantalla', 'Registrador de 30 días'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Combiné solaire ${m.model} pour vaccins et accumulateurs`,
      overview: `Une équipe mobile part tôt et a besoin d’accumulateurs congelés pour ses porte-vaccins. Le ${m.model} en congèle ${m.format(iceOf)} kg par jour tout en conservant les vaccins. Le régulateur donne la priorité au compartiment à vaccins et consacre l’énergie excédentaire aux accumulateurs.

Le compartiment à vaccins offre ${m.litres} litres nets et reste entre 2 et 8 °C pendant ${m.holdover} heures sans soleil à 43 °C, avec une protection contre le gel de grade A. La puissance photovoltaïque est de ${m.array} W.`,
      traits: [
        [
          `${m.format(iceOf)} kg d’accumulateurs par jour`,
          'Deux compartiments : la glace ne touche pas les vaccins',
          'Priorité aux vaccins, énergie excédentaire pour la glace',
        ],
        [
          'Pas de batterie',
          `Des panneaux de ${m.array} W entraînent le compresseur`,
          `${m.holdover} heures sans soleil`,
        ],
        ['Une température par compartiment', 'Affichées côte à côte', 'Enregistreur de 30 jours'],
      ],
    }),
  },
}
