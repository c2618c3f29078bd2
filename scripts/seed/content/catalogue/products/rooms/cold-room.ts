import type { FormattedModel } from '../formatted-model'
import type { SeriesSeed } from '../series'

export const coldRoom: SeriesSeed = {
  series: 'cold-room',
  approvals: 'room',
  markets: [],
  solutions: ['vaccine-network', 'pharma-supply-chain', 'blood-network'],
  relatedProducts: ['trace-4', 'r1380', 'w15'],
  updateTime: '2025-12-16T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 装配式医用冷库（2–8 °C）`,
      listName: `${m.model} 装配式医用冷库`,
      overview: `${m.model} 的关键部件均为双份：两套 R290 机组各自都能单独维持 2–8 °C，每 12 小时轮换，保证备用机组可用；两路温控、两支独立报警探头。库板厚 100 mm，环境 32 °C、满载时断电 ${m.holdover} 小时，库温从 5 °C 升到 8 °C。

库内净容积 ${cubicMetres(m)} m³，外形 ${m.width} × ${m.depth} × ${m.height} mm，日耗电约 ${m.energy} kWh。蒸发器下方最冷处在地面以红线标出，不放货。门可用肘部开启，断电时从库内可以推开，门旁有独立电池供电的呼救铃。

交付包含空载与满载各三天的温度分布验证，永久探头装在验证找出的最冷与最热点。`,
      traits: [
        ['两套机组', '任意一套单独维持 2–8 °C', '每 12 小时自动轮换'],
        [`断电 ${m.holdover} 小时`, '满载，环境 32 °C，由 5 °C 升至 8 °C', '库板 100 mm，门框防露加热'],
        ['先验证，后布点', '空载、满载各三天', '探头装在最冷与最热点'],
        ['人员安全', '断电可从内推开', '呼救铃独立供电'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} walk-in cold room, 2 to 8 °C`,
      overview: `The contents of a cold room are often worth many times the room itself, so the ${m.model} is fully redundant. Either of its two R290 units keeps 2 to 8 °C by itself, and they change over every twelve hours, so that the standby unit is proved continuously. There are two controllers and two independent alarm probes. Panels are 100 mm thick; loaded, and with 32 °C outside, the room takes ${m.holdover} hours without power to rise from 5 °C to 8 °C.

It measures ${m.width} × ${m.depth} × ${m.height} mm outside, ${cubicMetres(m)} m³ inside, and draws about ${m.energy} kWh a day. A red line on the floor shows where the evaporator makes it too cold to store. The door opens by elbow, from inside also without power, and a bell beside it has its own battery.

Delivery includes mapping, three days empty and three days loaded. The permanent probes are fitted where the mapping found the extremes.`,
      traits: [
        ['Two units', 'Either keeps 2 to 8 °C alone', 'They change over every twelve hours'],
        [
          `${m.holdover} hours without power`,
          'Loaded, 32 °C outside, from 5 to 8 °C',
          'Panels of 100 mm, heated door frame',
        ],
        [
          'Mapped before the probes are fitted',
          'Three days empty, three days loaded',
          'Probes at the coldest and the warmest point',
        ],
        ['Personal safety', 'Opens from inside without power', 'Battery-powered bell'],
      ],
    }),
    es_ES: (m) => ({
      name: `Cámara frigorífica transitable ${m.model}, de 2 a 8 °C`,
      overview: `El contenido de una cámara frigorífica suele valer muchas veces más que la cámara; por eso la ${m.model} es totalmente redundante. Cualquiera de sus dos equipos de R290 basta por sí solo para mantener de 2 a 8 °C. Se alternan cada doce horas, de modo que el equipo de reserva se comprueba continuamente. Hay dos controladores y dos sondas de alarma independientes. Los paneles son de 100 mm; con carga y 32 °C en el exterior, la cámara tarda ${m.holdover} horas sin corriente en subir de 5 °C a 8 °C.

Mide ${m.width} × ${m.depth} × ${m.height} mm por fuera y ${cubicMetres(m)} m³ por dentro, y consume unos ${m.energy} kWh al día. Una línea roja en el suelo marca la zona en la que el evaporador enfría demasiado para almacenar. La puerta se abre con el codo y, desde dentro, también sin corriente; el timbre contiguo tiene batería propia.

La entrega incluye el mapeo, tres días en vacío y tres con carga. Las sondas fijas se montan donde el mapeo encontró los extremos.`,
      traits: [
        ['Dos equipos', 'Uno solo basta para mantener de 2 a 8 °C', 'Se alternan cada doce horas'],
        [
          `${m.holdover} horas sin corriente`,
          'Con carga, 32 °C en el exterior, de 5 a 8 °C',
          'Paneles de 100 mm y marco calefactado',
        ],
        [
          'Mapeo antes de montar las sondas',
          'Tres días en vacío y tres con carga',
          'Sondas en el punto más frío y el más cálido',
        ],
        ['Seguridad de las personas', 'Se abre desde dentro sin corriente', 'Timbre con batería propia'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Chambre froide ${m.model}, de 2 à 8 °C`,
      overview: `Le contenu d’une chambre froide vaut souvent bien plus que la chambre elle-même ; la ${m.model} est donc entièrement redondante. Chacun de ses deux groupes au R290 maintient seul 2 à 8 °C, et ils alternent toutes les douze heures : le groupe de secours est ainsi vérifié en continu. Elle a deux régulateurs et deux sondes d’alarme indépendantes. Les panneaux font 100 mm ; chargée, par 32 °C à l’extérieur, la chambre met ${m.holdover} heures sans courant à passer de 5 °C à 8 °C.

Elle mesure ${m.width} × ${m.depth} × ${m.height} mm hors tout, ${cubicMetres(m)} m³ à l’intérieur, et consomme environ ${m.energy} kWh par jour. Une ligne rouge au sol délimite la zone trop froide, sous l’évaporateur, où rien ne doit être rangé. La porte s’ouvre du coude, et de l’intérieur même sans courant ; la sonnette placée à côté a sa propre batterie.

La livraison comprend la cartographie, trois jours à vide et trois jours en charge. Les sondes fixes sont posées aux points extrêmes ainsi relevés.`,
      traits: [
        ['Deux groupes', 'Chacun maintient seul 2 à 8 °C', 'Ils alternent toutes les douze heures'],
        [
          `${m.holdover} heures sans courant`,
          'Chargée, 32 °C à l’extérieur, de 5 à 8 °C',
          'Panneaux de 100 mm, cadre de porte chauffé',
        ],
        [
          'Cartographie avant la pose des sondes',
          'Trois jours à vide, trois jours en charge',
          'Sondes au point le plus froid et au plus chaud',
        ],
        ['Sécurité des personnes', 'S’ouvre de l’intérieur sans courant', 'Sonnette sur batterie'],
      ],
    }),
  },
}

export function cubicMetres(m: FormattedModel): string {
  return m.number((m.raw.netLitres ?? 0) / 1000)
}
