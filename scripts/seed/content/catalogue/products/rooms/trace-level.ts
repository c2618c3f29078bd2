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
      listName: `${m.model} 液位监测`,
      brief: '为没有控制器的液氮容器补上液位、顶层温度与电话报警。',
      overview: `生殖中心里许多贮存式液氮容器没有电，也没有表：补液靠记性，液位靠木尺。${m.model} 用一支直径 6 mm 的探杆从颈口伸入，四点电阻测液位，杆顶测颈温，不影响提筒取放。

液位每 10 秒记录一次，按最近两周的蒸发速度推算“还能撑几天”；比推算快两成，就提示可能失真空，这往往比液位报警早一周。报警逐级拨打电话，直到有人应答。`,
      traits: [
        ['给没有电的容器', '电池供电两年，磁吸在颈部', '探杆 6 mm，不碰提筒'],
        ['提前一周', '由蒸发速度推算剩余天数', '异常加快即提示真空失效'],
        ['应答为止', '逐级电话呼叫', '补液记录自动生成'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Level and Temperature Monitor`,
      listName: `${m.model} level monitor`,
      brief: 'Level, neck temperature and a telephone alarm for nitrogen dewars that have no controller.',
      overview: `Many a storage dewar has neither power nor a gauge. It is filled from memory and measured with a stick. The ${m.model} reaches in with a rod 6 mm thick: four resistance sensors tell the level, a fifth the temperature of the neck, and the canisters pass it freely.

It takes a reading every ten seconds and works out from the last two weeks how many days are left. If the nitrogen goes a fifth faster than it should, it says that the vacuum may be failing, often a week before the level would have rung. Calls go to one person after another until somebody answers.`,
      traits: [
        [
          'For dewars without power',
          'Two years on its battery, held to the neck by a magnet',
          'A 6 mm rod that leaves the canisters free',
        ],
        ['A week earlier', 'Days left, worked out from the loss', 'A faster loss points to the vacuum'],
        ['Until somebody answers', 'One call after another', 'Fills are recorded by themselves'],
      ],
    }),
    es_ES: (m) => ({
      name: `Monitor de nivel y temperatura ${m.model}`,
      listName: `Monitor de nivel ${m.model}`,
      brief: 'Nivel, temperatura del cuello y alarma telefónica para vasos de nitrógeno sin controlador.',
      overview: `Muchos vasos Dewar no tienen corriente ni indicador. Se llenan de memoria y se miden con una varilla. ${m.model} entra con una sonda de 6 mm de grosor: cuatro sensores de resistencia dan el nivel, un quinto la temperatura del cuello, y los canastillos pasan sin estorbo.

Toma una lectura cada diez segundos y calcula, con las dos últimas semanas, cuántos días quedan. Si el nitrógeno se va un quinto más deprisa de lo debido, advierte de que el vacío puede estar fallando, a menudo una semana antes de que sonara el nivel. Llama a una persona tras otra hasta que alguien contesta.`,
      traits: [
        [
          'Para vasos sin corriente',
          'Dos años de batería, sujeto al cuello con un imán',
          'Sonda de 6 mm que no toca los canastillos',
        ],
        [
          'Una semana antes',
          'Días restantes, calculados por la pérdida',
          'Una pérdida más rápida apunta al vacío',
        ],
        ['Hasta que alguien contesta', 'Una llamada tras otra', 'Los llenados se registran solos'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Enregistreur de niveau et de température ${m.model}`,
      listName: `Enregistreur de niveau ${m.model}`,
      brief: 'Niveau, température du col et alarme téléphonique pour les vases d’azote sans régulateur.',
      overview: `Bien des vases Dewar n’ont ni courant, ni jauge. On les remplit de mémoire et on les mesure à la baguette. ${m.model} y plonge une tige de 6 mm : quatre capteurs à résistance donnent le niveau, un cinquième la température du col, et les canisters passent librement.

Il relève toutes les dix secondes et calcule, d’après les deux dernières semaines, combien de jours il reste. Si l’azote part un cinquième plus vite qu’il ne devrait, il signale que le vide faiblit peut-être, souvent une semaine avant l’alarme de niveau. Il appelle une personne après l’autre jusqu’à une réponse.`,
      traits: [
        [
          'Pour les vases sans courant',
          'Deux ans sur pile, tenu au col par un aimant',
          'Une tige de 6 mm qui laisse libres les canisters',
        ],
        [
          'Une semaine plus tôt',
          'Jours restants, calculés d’après la perte',
          'Une perte plus rapide désigne le vide',
        ],
        ['Jusqu’à une réponse', 'Un appel après l’autre', 'Les remplissages s’enregistrent seuls'],
      ],
    }),
  },
}
