import type { SeriesSeed } from '../series'

export const traceLevel: SeriesSeed = {
  series: 'trace-level',
  approvals: 'monitoring',
  markets: [],
  solutions: ['sample-network', 'cord-blood', 'assisted-reproduction'],
  relatedProducts: ['trace-4', 'trace-gateway', 'v1000'],
  updateTime: '2026-06-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 液位与温度监测终端`,
      listName: `${m.model} 液位与温度监测终端`,
      overview: `许多贮存式液氮容器没有电源和液位计，液位只能用木尺测量。${m.model} 用一支直径 6 mm 的探杆从颈口伸入，四点电阻测液位，杆顶测颈温，不影响提筒取放。

液位每 10 秒记录一次，按最近两周的蒸发速度推算剩余天数；蒸发加快 20% 即提示可能失真空，通常比液位报警早一周。报警逐级拨打电话，直到有人应答。`,
      traits: [
        ['用于无电源容器', '电池供电两年，磁吸在颈部', '探杆 6 mm，不碰提筒'],
        ['提前一周预警', '由蒸发速度推算剩余天数', '异常加快即提示真空失效'],
        ['呼叫直到应答', '逐级电话呼叫', '补液记录自动生成'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} level and temperature monitor`,
      overview: `Many storage dewars have neither power nor a gauge; they are filled from memory and measured with a dipstick. The ${m.model} has a rod 6 mm in diameter: four resistance sensors measure the level, a fifth the neck temperature, and the canisters move freely past it.

It takes a reading every ten seconds and works out from the last two weeks how many days are left. If evaporation is 20% faster than expected, it reports a possible loss of vacuum, often a week before the level alarm. Calls go down a list until somebody answers.`,
      traits: [
        [
          'For dewars without power',
          'Two years on its battery, held to the neck by a magnet',
          'A 6 mm rod that leaves the canisters free',
        ],
        [
          'Early warning of vacuum loss',
          'Days left, calculated from the evaporation',
          'Faster evaporation indicates a loss of vacuum',
        ],
        ['Calls until somebody answers', 'One call after another', 'Automatic record of fills'],
      ],
    }),
    es_ES: (m) => ({
      name: `Monitor de nivel y temperatura ${m.model}`,
      overview: `Muchos vasos Dewar no tienen corriente ni indicador; se rellenan de memoria y se miden con una varilla. ${m.model} lleva una sonda de 6 mm de diámetro: cuatro sensores de resistencia miden el nivel, un quinto, la temperatura del cuello, y los canastillos pasan sin rozarla.

Toma una lectura cada diez segundos y calcula, con las dos últimas semanas, cuántos días quedan. Si la evaporación es un 20 % más rápida de lo previsto, advierte de una posible pérdida de vacío, a menudo una semana antes de la alarma de nivel. Llama por orden de lista hasta que alguien responde.`,
      traits: [
        [
          'Para vasos sin corriente',
          'Dos años de batería, sujeto al cuello con un imán',
          'Sonda de 6 mm que no toca los canastillos',
        ],
        [
          'Una semana antes',
          'Días restantes, calculados por la evaporación',
          'Una evaporación más rápida indica pérdida de vacío',
        ],
        ['Hasta que alguien responde', 'Una llamada tras otra', 'Registro automático de llenados'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Enregistreur de niveau et de température ${m.model}`,
      overview: `Beaucoup de vases Dewar n’ont ni alimentation ni capteur de niveau ; on les remplit de mémoire et on mesure le niveau à la jauge. ${m.model} est doté d’une tige de 6 mm : quatre capteurs à résistance mesurent le niveau, un cinquième la température du col, et les canisters passent librement.

Il prend une mesure toutes les dix secondes et calcule, d’après les deux dernières semaines, le nombre de jours restants. Si l’évaporation est 20 % plus rapide que prévu, il signale une possible perte de vide, souvent une semaine avant l’alarme de niveau. Les appels suivent une liste jusqu’à ce que quelqu’un réponde.`,
      traits: [
        [
          'Pour les vases sans courant',
          'Deux ans sur pile, tenu au col par un aimant',
          'Une tige de 6 mm qui laisse libres les canisters',
        ],
        [
          'Une semaine plus tôt',
          'Jours restants, calculés d’après l’évaporation',
          'Une évaporation plus rapide indique une perte de vide',
        ],
        ['Jusqu’à une réponse', 'Un appel après l’autre', 'Enregistrement automatique des remplissages'],
      ],
    }),
  },
}
