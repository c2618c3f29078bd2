import type { SeriesSeed } from '../series'

export const vaccineCarrier: SeriesSeed = {
  series: 'vaccine-carrier',
  approvals: 'carrier',
  markets: [],
  solutions: ['vaccine-network', 'solar-outreach'],
  relatedProducts: ['r295', 't8'],
  updateTime: '2025-05-27T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 疫苗冷藏包`,
      listName: `${m.model} 疫苗冷藏包`,
      overview: `${m.model} 空重 ${m.weight} kg，装 ${m.litres} 升疫苗，43 °C 下保冷 ${m.holdover} 小时，可满足边远村往返。

以往出发前需将冰排放置半小时，以免冻坏疫苗，但忙时常被省略。${m.model} 的内胆与冰排之间设隔热层，冰排从冷冻室取出即可装包，疫苗不会冻结。`,
      traits: [
        ['随取随装', '冰排无需预先放置', 'A 级防冻'],
        [`${m.holdover} 小时`, '环境 43 °C，不开盖', '海绵内盖，取一支不敞开全部'],
        ['便于携带', `空重 ${m.weight} kg`, '肩带与提手，抗跌落'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} vaccine carrier`,
      overview: `The ${m.model} weighs ${m.weight} kg empty, takes ${m.litres} litres of vaccine and keeps it cold for ${m.holdover} hours at 43 °C: long enough to reach the farthest village and come back.

Ice packs normally have to be conditioned for half an hour before they are safe beside vaccine, a step that is often skipped. The ${m.model} has a layer between packs and vials, so packs go straight from the freezer into the carrier without freezing the vaccine.`,
      traits: [
        ['Packs straight from the freezer', 'No conditioning of ice packs', 'Grade A freeze protection'],
        [`${m.holdover} hours`, 'At 43 °C, closed', 'Foam lid: the other vials stay covered'],
        ['Easy to carry', `${m.weight} kg empty`, 'Strap and handle, drop-resistant'],
      ],
    }),
    es_ES: (m) => ({
      name: `Termo portavacunas ${m.model}`,
      overview: `El ${m.model} pesa ${m.weight} kg vacío, admite ${m.litres} litros de vacuna y la conserva ${m.holdover} horas a 43 °C: suficientes para llegar a la aldea más lejana y volver.

Normalmente hay que acondicionar los acumuladores media hora para que no dañen la vacuna, un paso que a menudo se omite. El ${m.model} interpone una capa entre hielo y viales: los acumuladores pasan directamente del congelador al termo sin congelar la vacuna.`,
      traits: [
        ['Listo para salir', 'Sin acondicionar los acumuladores', 'Protección de grado A'],
        [`${m.holdover} horas`, 'A 43 °C, cerrado', 'Tapa de espuma: los demás viales siguen cubiertos'],
        ['Fácil de llevar', `${m.weight} kg en vacío`, 'Correa y asa; resistente a caídas'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Porte-vaccins ${m.model}`,
      overview: `Le ${m.model} pèse ${m.weight} kg à vide, reçoit ${m.litres} litres de vaccins et les garde au froid pendant ${m.holdover} heures à 43 °C, le temps de gagner le village le plus éloigné et de revenir.

Les accumulateurs doivent d’ordinaire être conditionnés une demi-heure avant d’être posés près des vaccins, une étape souvent omise. Le ${m.model} interpose une couche entre glace et flacons : les accumulateurs passent du congélateur au porte-vaccins sans geler les vaccins.`,
      traits: [
        ['Prêt à partir', 'Pas de conditionnement des accumulateurs', 'Protection contre le gel de grade A'],
        [
          `${m.holdover} heures`,
          'À 43 °C, fermé',
          'Couvercle en mousse : les autres flacons restent couverts',
        ],
        ['Facile à porter', `${m.weight} kg à vide`, 'Bandoulière et poignée, résiste aux chutes'],
      ],
    }),
  },
}
