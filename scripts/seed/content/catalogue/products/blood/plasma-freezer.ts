import type { SeriesSeed } from '../series'

export const plasmaFreezer: SeriesSeed = {
  series: 'plasma-freezer',
  approvals: 'blood',
  markets: [],
  solutions: ['blood-network', 'plasma-fractionation'],
  relatedProducts: ['r890', 't45', 'trace-4'],
  updateTime: '2025-10-14T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 血浆低温保存箱（−40 °C）`,
      listName: `${m.model} 血浆低温保存箱（${m.bags} 袋）`,
      overview: `新鲜冰冻血浆在有效期内不得回温。${m.model} 在 −40 °C 工作，距 −25 °C 的限值有 15 °C 余量；热气化霜时风门关闭，袋内温度变化不到 1 °C，而直冷机型人工除霜须将血浆全部移出。

${m.bags} 袋平放在 ${m.shelves} 层抽屉里，每层一个血型或一个批次，抽屉正面有标签夹。日耗电 ${m.energy} kWh，断电后升到 −25 °C 之前有 ${m.warmUp} 分钟。`,
      traits: [
        ['距限值 15 °C', '−40 °C 工作，−25 °C 报警', '化霜时袋内变化不到 1 °C'],
        ['按批次平放', `${m.bags} 袋，${m.shelves} 层抽屉`, '标签夹与抽屉限位'],
        ['记录', '空气与模拟负载双探头', '每 10 秒一条，保存十年'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} plasma freezer, −40 °C`,
      overview: `The shelf life of fresh frozen plasma depends on its never having warmed. The ${m.model} works at −40 °C, fifteen degrees below the limit of −25 °C. Hot gas clears the evaporator behind a closed damper, and a bag warms by less than a degree; a cold-wall freezer would have to be emptied.

The ${m.bags} bags lie flat in drawers on ${m.shelves} levels, a group or a batch to each, with a clip for the label. Energy is ${m.energy} kWh a day. Without power it is ${m.warmUp} minutes until the load reaches −25 °C.`,
      traits: [
        [
          'Fifteen degrees of margin',
          'Operation at −40 °C, alarm at −25 °C',
          'A bag warms by less than 1 °C during defrosting',
        ],
        [
          'Bags stored flat, by batch',
          `${m.bags} bags on ${m.shelves} drawer levels`,
          'Label clips and drawer stops',
        ],
        ['Temperature record', 'Probes in air and in a simulated load', 'Every ten seconds, for ten years'],
      ],
    }),
    es_ES: (m) => ({
      name: `Congelador de plasma ${m.model}, −40 °C`,
      overview: `La caducidad del plasma fresco congelado depende de que nunca se haya calentado. El ${m.model} trabaja a −40 °C, quince grados por debajo del límite de −25 °C. El gas caliente limpia el evaporador tras una compuerta cerrada y la bolsa varía menos de un grado; un congelador de pared fría tendría que vaciarse.

Las ${m.bags} bolsas reposan en horizontal en cajones de ${m.shelves} niveles, un grupo o un lote en cada uno, con pinza para la etiqueta. Consume ${m.energy} kWh al día. Sin corriente, la carga tarda ${m.warmUp} minutos en llegar a −25 °C.`,
      traits: [
        [
          'Quince grados de margen',
          'Funciona a −40 °C, alarma a −25 °C',
          'La bolsa varía menos de 1 °C en el desescarche',
        ],
        [
          'En horizontal y por lotes',
          `${m.bags} bolsas en ${m.shelves} niveles de cajones`,
          'Pinzas para etiquetas y topes de cajón',
        ],
        ['El registro', 'Sondas en aire y en carga simulada', 'Cada diez segundos, durante diez años'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur à plasma ${m.model}, −40 °C`,
      overview: `La date de péremption du plasma frais congelé n’est valable que s’il ne s’est jamais réchauffé. L’${m.model} fonctionne à −40 °C, quinze degrés sous la limite de −25 °C. Les gaz chauds dégivrent l’évaporateur derrière un volet fermé et la poche varie de moins d’un degré ; un congélateur à paroi froide devrait être vidé.

Les ${m.bags} poches reposent à plat dans des tiroirs sur ${m.shelves} niveaux, un groupe sanguin ou un lot par tiroir, avec une pince à étiquette. Consommation : ${m.energy} kWh par jour. Sans courant, la charge met ${m.warmUp} minutes à atteindre −25 °C.`,
      traits: [
        [
          'Quinze degrés de marge',
          'Fonctionne à −40 °C, alarme à −25 °C',
          'La poche varie de moins de 1 °C au dégivrage',
        ],
        [
          'À plat, par lot',
          `${m.bags} poches sur ${m.shelves} niveaux de tiroirs`,
          'Pinces à étiquettes et butées de tiroir',
        ],
        [
          'Enregistrement',
          'Sondes dans l’air et dans une charge simulée',
          'Toutes les dix secondes, pendant dix ans',
        ],
      ],
    }),
  },
}
