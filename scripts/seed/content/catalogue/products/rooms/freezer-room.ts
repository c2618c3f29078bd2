import type { SeriesSeed } from '../series'
import { cubicMetres } from './cold-room'

export const freezerRoom: SeriesSeed = {
  series: 'freezer-room',
  approvals: 'room',
  markets: [],
  solutions: ['vaccine-network', 'pharma-supply-chain', 'plasma-fractionation'],
  relatedProducts: ['trace-4', 'w20', 'u1390'],
  updateTime: '2025-12-16T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 装配式低温冷库（−20 °C）`,
      listName: `${m.model} 装配式低温冷库`,
      overview: `${m.model} 的两套机组轮流化霜：一套化霜时另一套照常制冷，库温波动不超过 2 °C；地坪下设通风层与电热丝，防止地面冻胀顶起库板。

净容积 ${cubicMetres(m)} m³，库板厚 120 mm，日耗电约 ${m.energy} kWh。断电后由 −20 °C 升至 −15 °C 有 ${m.holdover} 小时。门外缓冲帘减少湿气进入，门框与压力平衡阀均带加热，防止冻结。`,
      traits: [
        ['轮流化霜', '一套化霜，一套制冷', '库温波动不超过 2 °C'],
        ['地坪', '通风层加电热丝，防冻胀', '防滑地板，可推托盘车'],
        [`断电 ${m.holdover} 小时`, '由 −20 °C 升至 −15 °C', '库板 120 mm'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} walk-in freezer room, −20 °C`,
      overview: `The two units of the ${m.model} defrost in turn, one cooling while the other defrosts, and the room temperature varies by no more than 2 °C. Below the floor lie an air gap and a heating cable, so that frost heave cannot lift the panels.

Inside are ${cubicMetres(m)} m³ behind panels of 120 mm, on about ${m.energy} kWh a day. Without power it takes ${m.holdover} hours to rise from −20 °C to −15 °C. A curtain keeps moist air out; door frame and pressure relief valve are heated and cannot freeze shut.`,
      traits: [
        ['Defrosting in turn', 'One unit cools while the other defrosts', 'Variation of 2 °C at most'],
        ['Heated floor', 'Air gap and heating cable against heave', 'Non-slip, for pallet trucks'],
        [`${m.holdover} hours without power`, 'From −20 °C to −15 °C', 'Panels of 120 mm'],
      ],
    }),
    es_ES: (m) => ({
      name: `Cámara congeladora ${m.model}, −20 °C`,
      overview: `Los dos equipos de la ${m.model} desescarchan por turnos: uno enfría mientras el otro desescarcha, y la temperatura de la cámara no varía más de 2 °C. Bajo el suelo hay una cámara de aire y un cable calefactor, para que el terreno helado no levante los paneles.

Tiene ${cubicMetres(m)} m³ interiores, paneles de 120 mm y un consumo de unos ${m.energy} kWh al día. Sin corriente tarda ${m.holdover} horas en subir de −20 °C a −15 °C. Una cortina frena la humedad; el marco y la válvula de compensación de presión están calefactados y no se bloquean por el hielo.`,
      traits: [
        [
          'Desescarche por turnos',
          'Un equipo enfría mientras el otro desescarcha',
          'Variación máxima de 2 °C',
        ],
        ['El suelo', 'Cámara de aire y cable calefactor', 'Antideslizante, apto para transpaleta'],
        [`${m.holdover} horas sin corriente`, 'De −20 °C a −15 °C', 'Paneles de 120 mm'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Chambre de congélation ${m.model}, −20 °C`,
      overview: `Les deux groupes de la ${m.model} dégivrent tour à tour : l’un refroidit pendant que l’autre dégivre, et la chambre ne varie pas de plus de 2 °C. Sous le plancher, un vide d’air et un câble chauffant empêchent le sol de geler et de soulever les panneaux.

Elle offre ${cubicMetres(m)} m³ derrière des panneaux de 120 mm et consomme environ ${m.energy} kWh par jour. Sans courant, elle met ${m.holdover} heures à passer de −20 °C à −15 °C. Un rideau arrête l’air humide ; le cadre de porte et la soupape de pression sont chauffés et ne peuvent pas être pris par la glace.`,
      traits: [
        [
          'Dégivrage tour à tour',
          'Un groupe refroidit pendant que l’autre dégivre',
          'Variation maximale de 2 °C',
        ],
        ['Le sol', 'Vide d’air et câble chauffant', 'Antidérapant, pour transpalette'],
        [`${m.holdover} heures sans courant`, 'De −20 °C à −15 °C', 'Panneaux de 120 mm'],
      ],
    }),
  },
}
