import type { SeriesSeed } from '../series'

export const laboratory: SeriesSeed = {
  series: 'laboratory',
  approvals: 'laboratory',
  markets: [],
  solutions: ['laboratory-network', 'universities', 'food-and-veterinary'],
  relatedProducts: ['r450', 'u390', 'b120'],
  updateTime: '2025-06-03T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 实验室冷藏箱`,
      listName: `${m.model} 实验室冷藏箱`,
      overview: `实验室冷藏箱常要存放五升装培养基、通电的搅拌器和过夜的层析柱。${m.model} 的每层搁架承重 45 kg，箱内设带开关的防水插座与直径 25 mm 的穿线孔，${m.litres} 升空间按 20 mm 一档随意调整。

风循环均匀性 ±${m.uniformity} °C，开门 60 秒后 ${m.recovery} 分钟恢复。日耗电 ${m.energy} kWh。内胆与搁架为不锈钢，洒落的缓冲液易于擦净。`,
      traits: [
        ['承重搁架', '每层承重 45 kg，20 mm 一档', '不锈钢内胆与搁架'],
        ['箱内电源', '防水插座，门上开关', '25 mm 穿线孔'],
        ['稳定', `±${m.uniformity} °C，${m.recovery} 分钟恢复`, `日耗电 ${m.energy} kWh`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} laboratory refrigerator`,
      overview: `Laboratory refrigerators have to take five-litre bottles of media, stirrers that run overnight and chromatography columns. Each shelf of the ${m.model} carries 45 kg. There is a splash-proof socket inside with a switch outside, a 25 mm port for tubing, and the ${m.litres} litres can be divided in steps of 20 mm.

Forced air keeps the cabinet within ±${m.uniformity} °C, with recovery in ${m.recovery} minutes after a 60-second opening. It draws ${m.energy} kWh a day. Liner and shelves are stainless steel, and spilt buffer wipes off.`,
      traits: [
        ['Heavy-duty shelves', '45 kg on each shelf, in steps of 20 mm', 'Stainless liner and shelves'],
        ['Power inside', 'Splash-proof socket, switched outside', 'Port of 25 mm'],
        [
          'Stable temperature',
          `±${m.uniformity} °C, recovery in ${m.recovery} minutes`,
          `${m.energy} kWh a day`,
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Frigorífico de laboratorio ${m.model}`,
      overview: `Un frigorífico de laboratorio debe admitir garrafas de medio de cinco litros, agitadores que funcionan toda la noche y columnas de cromatografía. Cada estante del ${m.model} soporta 45 kg. Dentro hay una toma estanca con interruptor exterior, un pasamuros de 25 mm para tubos, y los ${m.litres} litros se reparten en pasos de 20 mm.

El aire forzado mantiene la cuba en ±${m.uniformity} °C y la recupera en ${m.recovery} minutos tras 60 segundos de apertura. Consume ${m.energy} kWh al día. Cuba y estantes son de acero inoxidable, y el tampón derramado se limpia con un paño.`,
      traits: [
        [
          'Estantes reforzados',
          '45 kg por estante, en pasos de 20 mm',
          'Cuba y estantes de acero inoxidable',
        ],
        ['Toma interior', 'Toma estanca con interruptor exterior', 'Pasamuros de 25 mm'],
        ['Estable', `±${m.uniformity} °C, se recupera en ${m.recovery} minutos`, `${m.energy} kWh al día`],
      ],
    }),
    fr_FR: (m) => ({
      name: `Réfrigérateur de laboratoire ${m.model}`,
      overview: `Un réfrigérateur de laboratoire doit accueillir des bidons de milieu de cinq litres, des agitateurs qui tournent la nuit et des colonnes de chromatographie. Chaque clayette du ${m.model} porte 45 kg. À l’intérieur, il offre une prise étanche commandée de l’extérieur, un passage de 25 mm et ${m.litres} litres à répartir par pas de 20 mm.

L’air brassé maintient la cuve à ±${m.uniformity} °C et rétablit la température en ${m.recovery} minutes après 60 secondes d’ouverture. Consommation : ${m.energy} kWh par jour. La cuve et les clayettes sont en inox ; une solution tampon renversée s’essuie.`,
      traits: [
        ['Clayettes renforcées', '45 kg par clayette, par pas de 20 mm', 'Cuve et clayettes en inox'],
        ['Prise intérieure', 'Prise étanche commandée de l’extérieur', 'Passage de 25 mm'],
        ['Stable', `±${m.uniformity} °C, retour en ${m.recovery} minutes`, `${m.energy} kWh par jour`],
      ],
    }),
  },
}
