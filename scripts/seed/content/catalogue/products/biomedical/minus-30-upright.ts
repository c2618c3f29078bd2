import type { SeriesSeed } from '../series'

export const minus30Upright: SeriesSeed = {
  series: 'minus-30-upright',
  approvals: 'biomedical',
  markets: [],
  solutions: ['laboratory-network', 'pharma-supply-chain', 'hospital-pharmacy'],
  relatedProducts: ['r390', 'trace-4'],
  updateTime: '2025-07-08T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 立式风冷低温保存箱（−30 °C）`,
      listName: `${m.model} 立式风冷低温保存箱`,
      overview: `检验科的冰箱一天开几十次门，直冷机型约半个月就要人工除霜。${m.model} 采用风冷：湿气凝在箱体之外的蒸发器上，由热气化霜清除，搁架与物品不结霜，标签始终看得清。

化霜按实际结霜量启动，不按固定时间；每次约 12 分钟，期间风门关闭，箱内升温不超过 3 °C。${m.litres} 升，${m.shelves} 层搁架，日耗电 ${m.energy} kWh${m.raw.doors === 2 ? '；双门分区，开启一扇不影响另一侧' : ''}。`,
      traits: [
        ['不结霜', '热气化霜，按需启动', '化霜期间箱内升温不超过 3 °C'],
        ['频繁开门，温度稳定', `开门 60 秒后 ${m.recovery} 分钟恢复`, `全箱均匀性 ±${m.uniformity} °C`],
        ['箱内布局', `${m.shelves} 层可调搁架`, '开门自动停风机，冷气不外吹'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} frost-free upright freezer, −30 °C`,
      overview: `The freezer of a clinical laboratory is opened dozens of times a day, and a cold-wall cabinet would have to be defrosted every fortnight. In the ${m.model} the moisture settles on an evaporator outside the storage space and hot gas clears it. Shelves stay free of frost and labels legible.

Defrosting starts on demand and not by the clock. It takes about twelve minutes behind a closed damper, and the load space warms by less than 3 °C. The ${m.model} has ${m.litres} litres on ${m.shelves} shelves and draws ${m.energy} kWh a day${m.raw.doors === 2 ? '; each of its two doors serves one half and does not affect the other' : ''}.`,
      traits: [
        ['No frost', 'Hot gas, on demand', 'Less than 3 °C warmer while it defrosts'],
        [
          'Stable with frequent openings',
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
          `±${m.uniformity} °C throughout`,
        ],
        [
          'Interior',
          `${m.shelves} adjustable shelves`,
          'The fan stops when the door opens and keeps the cold inside',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Congelador vertical sin escarcha ${m.model}, −30 °C`,
      overview: `El congelador de un laboratorio clínico se abre decenas de veces al día; un equipo de pared fría tendría que desescarcharse cada quince días. En el ${m.model}, la humedad se deposita en un evaporador exterior al espacio de carga y la elimina el gas caliente. Los estantes quedan sin escarcha y las etiquetas, legibles.

El desescarche empieza cuando hay escarcha, no a horas fijas. Dura unos doce minutos con la compuerta cerrada y la cuba se calienta menos de 3 °C. El ${m.model} ofrece ${m.litres} litros en ${m.shelves} estantes y consume ${m.energy} kWh al día${m.raw.doors === 2 ? '; cada una de sus dos puertas corresponde a una mitad y no afecta a la otra' : ''}.`,
      traits: [
        [
          'Sin escarcha',
          'Gas caliente, solo cuando hace falta',
          'Menos de 3 °C de calentamiento durante el desescarche',
        ],
        [
          'Estable con aperturas frecuentes',
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
          `±${m.uniformity} °C en toda la cuba`,
        ],
        [
          'Interior',
          `${m.shelves} estantes regulables`,
          'El ventilador se detiene al abrir y conserva el frío',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur vertical sans givre ${m.model}, −30 °C`,
      overview: `Le congélateur d’un laboratoire d’analyses s’ouvre des dizaines de fois par jour ; un modèle à paroi froide devrait être dégivré tous les quinze jours. Dans l’${m.model}, l’humidité se dépose sur un évaporateur extérieur à la cuve et les gaz chauds l’éliminent. Les clayettes restent sans givre et les étiquettes restent lisibles.

Le dégivrage démarre selon le givre, et non à heures fixes. Il dure une douzaine de minutes, volet fermé, et la cuve se réchauffe de moins de 3 °C. L’${m.model} offre ${m.litres} litres sur ${m.shelves} clayettes et consomme ${m.energy} kWh par jour${m.raw.doors === 2 ? ' ; chacune de ses deux portes dessert une moitié, sans effet sur l’autre' : ''}.`,
      traits: [
        ['Sans givre', 'Gaz chauds, à la demande', 'Moins de 3 °C de hausse pendant le dégivrage'],
        [
          'Stable malgré les ouvertures',
          `Retour en ${m.recovery} minutes après 60 secondes d’ouverture`,
          `±${m.uniformity} °C dans toute la cuve`,
        ],
        [
          'Aménagement intérieur',
          `${m.shelves} clayettes réglables`,
          'Ventilateur arrêté à l’ouverture : le froid reste dans la cuve',
        ],
      ],
    }),
  },
}
