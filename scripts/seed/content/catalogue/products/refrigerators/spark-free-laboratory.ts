import type { SeriesSeed } from '../series'

export const sparkFreeLaboratory: SeriesSeed = {
  series: 'spark-free-laboratory',
  approvals: 'laboratory',
  markets: ['china', 'asia-pacific', 'middle-east', 'europe', 'uk'],
  solutions: ['laboratory-network', 'universities'],
  relatedProducts: ['r480', 'b155'],
  updateTime: '2024-11-19T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 防爆内胆实验室冷藏箱`,
      listName: `${m.model} 防爆内胆实验室冷藏箱`,
      overview: `普通冷藏箱里的照明、风机与温控开关，任何一个火花都足以点燃乙醚蒸气。${m.model} 的箱内没有任何电气部件：温控、继电器与报警全部移到箱顶密封盒内，探头为本安电路，箱内按 ATEX 3G 类评定。

制冷靠发泡层内的蒸发板，不用风机，因此也没有通向箱内的风道。${m.litres} 升，搁架带 30 mm 挡边，可容纳一瓶溶剂的泄漏量。请注意：防爆只指箱内，设备本身应放在非危险区。`,
      traits: [
        ['箱内无火花', '电气部件全部在箱外', '探头为本安电路，箱内 ATEX 3G'],
        ['防泄漏', '搁架带 30 mm 挡边', '内胆无缝，底部无孔'],
        ['安静', '无风机，蒸发板直冷', `日耗电 ${m.energy} kWh`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} spark-free laboratory refrigerator`,
      overview: `The lamp, the fan or the thermostat of an ordinary refrigerator can ignite ether vapour. There are no electrical parts inside the ${m.model}. Thermostat, relays and alarm sit in a sealed box on top, the probe is intrinsically safe, and the interior is rated category 3G under ATEX.

Cooling is by evaporator plates in the foam, so there is no fan and no duct that leads inside. The ${m.litres} litres have shelves with a 30 mm rim that catches the contents of a bottle. One caution: the rating is for the inside. The refrigerator itself belongs outside hazardous areas.`,
      traits: [
        [
          'No source of ignition inside',
          'All electrical parts outside',
          'Intrinsically safe probe, interior 3G',
        ],
        ['Spill containment', 'Shelves with a 30 mm rim', 'Seamless liner without a drain'],
        ['Quiet', 'No fan, plates only', `${m.energy} kWh a day`],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de laboratorio sin chispa ${m.model}`,
      overview: `La lámpara, el ventilador o el termostato de un frigorífico corriente pueden prender los vapores de éter. Dentro del ${m.model} no hay componentes eléctricos. Termostato, relés y alarma van en una caja estanca en la parte superior, la sonda es de seguridad intrínseca y el interior está clasificado como categoría 3G según ATEX.

El frío lo producen placas embutidas en la espuma, sin ventilador ni conducto que lleve al interior. Los ${m.litres} litros tienen estantes con reborde de 30 mm, que retiene el contenido de una botella. Una advertencia: la clasificación se refiere al interior. El equipo debe estar fuera de zonas peligrosas.`,
      traits: [
        [
          'Sin fuentes de ignición en el interior',
          'Todos los componentes eléctricos, fuera',
          'Sonda de seguridad intrínseca, interior 3G',
        ],
        ['Retención de derrames', 'Estantes con reborde de 30 mm', 'Cuba sin juntas ni desagüe'],
        ['Silencioso', 'Sin ventilador, solo placas', `${m.energy} kWh al día`],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur de laboratoire sans étincelle ${m.model}`,
      overview: `La lampe, le ventilateur ou le thermostat d’un réfrigérateur ordinaire peuvent enflammer des vapeurs d’éther. L’intérieur du ${m.model} ne contient aucun composant électrique. Le thermostat, les relais et l’alarme sont placés dans un boîtier étanche au sommet, la sonde est à sécurité intrinsèque et l’intérieur est classé catégorie 3G selon ATEX.

Le froid vient de plaques évaporatrices noyées dans la mousse : ni ventilateur, ni gaine menant à l’intérieur. Les ${m.litres} litres ont des clayettes à rebord de 30 mm, qui retiennent le contenu d’un flacon. Attention : le classement ne vaut que pour l’intérieur. L’appareil lui-même doit être installé hors zone dangereuse.`,
      traits: [
        [
          'Aucune source d’inflammation à l’intérieur',
          'Toutes les pièces électriques à l’extérieur',
          'Sonde à sécurité intrinsèque, intérieur 3G',
        ],
        ['Rétention des déversements', 'Clayettes à rebord de 30 mm', 'Cuve sans joint ni vidange'],
        ['Silencieux', 'Sans ventilateur, plaques seules', `${m.energy} kWh par jour`],
      ],
    }),
  },
}
