import type { SeriesSeed } from '../series'

export const dualSystemUpright: SeriesSeed = {
  series: 'dual-system-upright',
  approvals: 'ultra-low',
  markets: [],
  solutions: ['sample-network', 'clinical-trials', 'cord-blood'],
  relatedProducts: ['trace-4', 'v1400'],
  updateTime: '2025-11-04T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 双系统立式超低温保存箱`,
      listName: `${m.model} 双系统（${m.litres} 升）`,
      brief: `两套独立复叠系统，一套停机，另一套单独维持 −80 °C；${m.litres} 升，${m.boxes} 盒。`,
      overview: `有些样本只有一份。${m.model} 为它们准备了两套完全独立的复叠系统：各自的压缩机、各自的碳氢回路、各自的电源与控制板。任意一套停机，另一套在环境 28 °C 以下单独把箱内维持在 −80 °C，直到工程师到场。

平时两套系统同时低负荷运行，每周自动轮换一次主备，让两套都保持“随时能用”的状态，而不是等到故障时才发现备用的那套早已失效。−80 °C 日耗电 ${m.energy} kWh，单系统维持时为其八成左右。

箱内 ${m.boxes} 个 2 英寸冻存盒，分四层内门。控制器把每套系统的吸排气温度、启停次数与维持能力逐日记录，趋势变差先于故障提示。`,
      traits: [
        ['一套就够，仍装两套', '单系统维持 −80 °C（环境不高于 28 °C）', '电源、控制板、制冷回路全部分开'],
        ['备用的那套也每周上岗', '主备自动轮换并记录', '性能下降提前提示'],
        ['均匀性 ±3 °C', `+25 °C 降至 −80 °C：${m.pullDown} 分钟`, `开门 60 秒后 ${m.recovery} 分钟恢复`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Dual-System Upright Freezer, −86 °C`,
      listName: `${m.model} dual-system, ${m.litres} L`,
      brief: `Two independent cascades, either of which holds −80 °C alone. ${m.litres} litres, ${m.boxes} boxes.`,
      overview: `Some samples exist once. For those the ${m.model} has two complete cascades: two sets of compressors, two hydrocarbon circuits, two supplies, two boards. If one stops, the other holds −80 °C by itself in a room of up to 28 °C until someone comes to repair its neighbour.

In ordinary running both work at low load, and the leading system changes every week. A reserve that is never used tends to be found broken on the day it is needed; this one reports for duty fifty-two times a year. The ${m.model} draws ${m.energy} kWh a day at −80 °C with both systems, about four fifths of that with one.

Inside are ${m.boxes} two-inch boxes behind four inner doors. The controller keeps suction and discharge temperatures, starts and running time of each system day by day, and points out a decline before it becomes a fault.`,
      traits: [
        [
          'One would do, there are two',
          'Either system holds −80 °C alone, room up to 28 °C',
          'Supply, board and circuit are separate throughout',
        ],
        [
          'The reserve works every week',
          'Lead and standby change automatically and on record',
          'A decline is reported before it is a fault',
        ],
        [
          '±3 °C across the cabinet',
          `From +25 °C to −80 °C in ${m.pullDown} minutes`,
          `Back ${m.recovery} minutes after a 60-second opening`,
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Ultracongelador vertical de doble sistema ${m.model}, −86 °C`,
      listName: `${m.model} doble sistema, ${m.litres} L`,
      brief: `Dos cascadas independientes; cualquiera mantiene por sí sola −80 °C. ${m.litres} litros, ${m.boxes} cajas.`,
      overview: `Algunas muestras son únicas. Para ellas el ${m.model} lleva dos cascadas completas: dos grupos de compresores, dos circuitos de hidrocarburo, dos alimentaciones y dos tarjetas. Si una se detiene, la otra mantiene sola −80 °C, con la sala hasta a 28 °C, hasta que alguien venga a reparar a su vecina.

En marcha normal ambas trabajan a baja carga y cada semana cambia la que lidera. Una reserva que nunca se usa suele aparecer averiada el día en que hace falta; esta se presenta al servicio cincuenta y dos veces al año. El ${m.model} consume ${m.energy} kWh al día a −80 °C con los dos sistemas y unas cuatro quintas partes con uno.

En el interior hay ${m.boxes} cajas de dos pulgadas tras cuatro puertas. El controlador guarda día a día temperaturas de aspiración y descarga, arranques y horas de cada sistema, y señala un declive antes de que sea una avería.`,
      traits: [
        [
          'Bastaría uno, hay dos',
          'Cada sistema mantiene solo −80 °C, con sala hasta 28 °C',
          'Alimentación, tarjeta y circuito separados por completo',
        ],
        [
          'La reserva trabaja cada semana',
          'Alternancia automática y registrada',
          'El declive se avisa antes de la avería',
        ],
        [
          '±3 °C en toda la cuba',
          `De +25 °C a −80 °C en ${m.pullDown} minutos`,
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Armoire ultra-basse température à double système ${m.model}, −86 °C`,
      listName: `${m.model} double système, ${m.litres} L`,
      brief: `Deux cascades indépendantes, dont chacune tient −80 °C à elle seule. ${m.litres} litres, ${m.boxes} boîtes.`,
      overview: `Certains échantillons n’existent qu’une fois. Pour eux, l’${m.model} possède deux cascades complètes : deux jeux de compresseurs, deux circuits aux hydrocarbures, deux alimentations, deux cartes. Si l’une s’arrête, l’autre tient seule −80 °C dans une pièce jusqu’à 28 °C, le temps qu’on vienne réparer sa voisine.

En marche normale, toutes deux travaillent à faible charge et la meneuse change chaque semaine. Un secours qui ne sert jamais se révèle souvent hors d’usage le jour venu ; celui-ci prend son service cinquante-deux fois par an. L’${m.model} consomme ${m.energy} kWh par jour à −80 °C avec les deux systèmes, environ les quatre cinquièmes avec un seul.

À l’intérieur, ${m.boxes} boîtes de deux pouces derrière quatre portillons. Le régulateur conserve jour après jour températures d’aspiration et de refoulement, démarrages et heures de chaque système, et signale un déclin avant qu’il ne devienne une panne.`,
      traits: [
        [
          'Un suffirait, il y en a deux',
          'Chaque système tient seul −80 °C, pièce jusqu’à 28 °C',
          'Alimentation, carte et circuit entièrement séparés',
        ],
        [
          'Le secours travaille chaque semaine',
          'Alternance automatique et enregistrée',
          'Un déclin est signalé avant la panne',
        ],
        [
          '±3 °C dans toute la cuve',
          `De +25 °C à −80 °C en ${m.pullDown} minutes`,
          `Retour en ${m.recovery} minutes après 60 secondes d’ouverture`,
        ],
      ],
    }),
  },
}
