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
      listName: `${m.model}（${m.litres} 升，${m.holdover} 小时）`,
      brief: `${m.litres} 升，43 °C 下 ${m.holdover} 小时，A 级防冻，空重 ${m.weight} kg，肩带可调。`,
      overview: `最后一公里靠人背。${m.model} 空重 ${m.weight} kg，装 ${m.litres} 升疫苗，43 °C 下保温 ${m.holdover} 小时，够走到最远的村再走回来。

以往出发前要把冰排放在外面“醒”半小时，防止冻坏疫苗，赶时间时常被省掉。${m.model} 的内胆与冰排之间多了一层隔热，冰排从冰箱取出即可装包，疫苗不会冻。`,
      traits: [
        ['取出就走', '冰排无需预先放置', 'A 级防冻'],
        [`${m.holdover} 小时`, '环境 43 °C，不开盖', '海绵内盖，取一支不敞开全部'],
        ['背得动', `空重 ${m.weight} kg`, '肩带与提手，落地不摔'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Vaccine Carrier`,
      listName: `${m.model}, ${m.litres} L, ${m.holdover} h`,
      brief: `${m.litres} litres for ${m.holdover} hours at 43 °C, freeze-preventive, ${m.weight} kg empty, with a shoulder strap.`,
      overview: `The last mile is walked. The ${m.model} weighs ${m.weight} kg empty, takes ${m.litres} litres of vaccine and keeps it cold for ${m.holdover} hours at 43 °C: long enough to reach the farthest village and come back.

Ice packs used to lie out for half an hour before they were safe beside a vaccine, and on a busy morning that half hour was the first thing to go. The ${m.model} has a layer between packs and vials, so packs go straight from the freezer into the carrier and nothing freezes.`,
      traits: [
        ['Packed and off', 'No conditioning of ice packs', 'Freeze protection grade A'],
        [`${m.holdover} hours`, 'At 43 °C, closed', 'A foam lid: one vial out, the rest covered'],
        ['Made to be carried', `${m.weight} kg empty`, 'Strap and handle; it survives a fall'],
      ],
    }),
    es_ES: (m) => ({
      name: `Termo portavacunas ${m.model}`,
      listName: `${m.model}, ${m.litres} L, ${m.holdover} h`,
      brief: `${m.litres} litros durante ${m.holdover} horas a 43 °C, evita la congelación, ${m.weight} kg en vacío y correa al hombro.`,
      overview: `El último kilómetro se hace a pie. El ${m.model} pesa ${m.weight} kg vacío, admite ${m.litres} litros de vacuna y la conserva ${m.holdover} horas a 43 °C: lo bastante para llegar a la aldea más lejana y volver.

Antes había que dejar los acumuladores media hora fuera para que no dañaran la vacuna, y en una mañana con prisas esa media hora era lo primero en caer. El ${m.model} interpone una capa entre hielo y viales: los acumuladores pasan directamente del congelador al termo y nada se congela.`,
      traits: [
        ['Cargar y salir', 'Sin acondicionar los acumuladores', 'Protección de grado A'],
        [
          `${m.holdover} horas`,
          'A 43 °C, cerrado',
          'Tapa de espuma: sale un vial, los demás siguen cubiertos',
        ],
        ['Hecho para llevarlo', `${m.weight} kg en vacío`, 'Correa y asa; resiste una caída'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Porte-vaccins ${m.model}`,
      listName: `${m.model}, ${m.litres} L, ${m.holdover} h`,
      brief: `${m.litres} litres pendant ${m.holdover} heures à 43 °C, sans risque de gel, ${m.weight} kg à vide, bandoulière.`,
      overview: `Le dernier kilomètre se fait à pied. Le ${m.model} pèse ${m.weight} kg à vide, reçoit ${m.litres} litres de vaccins et les garde au froid ${m.holdover} heures à 43 °C : assez pour gagner le village le plus lointain et revenir.

Il fallait autrefois laisser les accumulateurs une demi-heure dehors avant de les poser près des vaccins, et un matin chargé, cette demi-heure sautait la première. Le ${m.model} interpose une couche entre glace et flacons : les accumulateurs passent du congélateur au porte-vaccins et rien ne gèle.`,
      traits: [
        [
          'Chargé, parti',
          'Pas de mise à température des accumulateurs',
          'Protection contre le gel de grade A',
        ],
        [
          `${m.holdover} heures`,
          'À 43 °C, fermé',
          'Couvercle en mousse : un flacon sort, les autres restent couverts',
        ],
        ['Fait pour être porté', `${m.weight} kg à vide`, 'Bandoulière et poignée ; il survit à une chute'],
      ],
    }),
  },
}
