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
      listName: `${m.model} 双系统立式超低温保存箱`,
      overview: `${m.model} 用于存放无法再次采集的样本，采用两套完全独立的复叠系统：各自的压缩机、各自的碳氢回路、各自的电源与控制板。任意一套停机，另一套在环境 28 °C 以下单独把箱内维持在 −80 °C，直到工程师到场。

平时两套系统同时低负荷运行，每周自动轮换一次主备，保证备用系统随时可用。−80 °C 日耗电 ${m.energy} kWh，单系统维持时为其八成左右。

箱内 ${m.boxes} 个 2 英寸冻存盒，分四层内门。控制器把每套系统的吸排气温度、启停次数与维持能力逐日记录，在发生故障之前提示性能下降。`,
      traits: [
        ['双系统冗余', '单系统维持 −80 °C（环境不高于 28 °C）', '电源、控制板、制冷回路全部分开'],
        ['主备每周轮换', '自动轮换并记录', '性能下降提前提示'],
        ['均匀性 ±3 °C', `+25 °C 降至 −80 °C：${m.pullDown} 分钟`, `开门 60 秒后 ${m.recovery} 分钟恢复`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} dual-system upright freezer, −86 °C`,
      overview: `For samples that cannot be replaced, the ${m.model} has two complete cascades: two sets of compressors, two hydrocarbon circuits, two supplies, two boards. If one stops, the other holds −80 °C by itself in a room of up to 28 °C until the other is repaired.

In normal operation both run at low load and the lead changes every week, so that the standby system is proved 52 times a year. The ${m.model} draws ${m.energy} kWh a day at −80 °C with both systems, about four fifths of that with one.

Inside are ${m.boxes} two-inch boxes behind four inner doors. The controller keeps suction and discharge temperatures, starts and running time of each system day by day, and reports a loss of performance before it becomes a fault.`,
      traits: [
        [
          'Full redundancy',
          'Either system holds −80 °C alone, room up to 28 °C',
          'Supply, board and circuit are separate throughout',
        ],
        [
          'Weekly changeover',
          'Lead and standby change automatically and on record',
          'Loss of performance reported before a fault',
        ],
        [
          '±3 °C across the cabinet',
          `From +25 °C to −80 °C in ${m.pullDown} minutes`,
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Ultracongelador vertical de doble sistema ${m.model}, −86 °C`,
      overview: `Para muestras irreemplazables, el ${m.model} lleva dos cascadas completas: dos grupos de compresores, dos circuitos de hidrocarburo, dos alimentaciones y dos tarjetas. Si una se detiene, la otra mantiene por sí sola −80 °C, en una sala de hasta 28 °C, mientras se repara.

En funcionamiento normal, ambas trabajan a baja carga y cada semana se alterna la principal, de modo que la reserva se comprueba 52 veces al año. El ${m.model} consume ${m.energy} kWh al día a −80 °C con los dos sistemas y unas cuatro quintas partes con uno.

En el interior hay ${m.boxes} cajas de dos pulgadas tras cuatro puertas. El controlador guarda día a día temperaturas de aspiración y descarga, arranques y horas de cada sistema, y señala la pérdida de rendimiento antes de una avería.`,
      traits: [
        [
          'Redundancia total',
          'Cada sistema basta para −80 °C, en una sala de hasta 28 °C',
          'Alimentación, tarjeta y circuito separados por completo',
        ],
        [
          'Alternancia semanal',
          'Cambio automático y registrado',
          'Aviso de pérdida de rendimiento antes de la avería',
        ],
        [
          '±3 °C en toda la cuba',
          `De +25 °C a −80 °C en ${m.pullDown} minutos`,
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur vertical ultra-basse température à double système ${m.model}, −86 °C`,
      overview: `Pour les échantillons irremplaçables, l’${m.model} possède deux cascades complètes : deux jeux de compresseurs, deux circuits aux hydrocarbures, deux alimentations, deux cartes. Si l’une s’arrête, l’autre maintient seule −80 °C, dans une pièce à 28 °C au plus, jusqu’à la réparation.

En marche normale, toutes deux fonctionnent à faible charge et la cascade principale change chaque semaine : celle de secours est ainsi vérifiée 52 fois par an. L’${m.model} consomme ${m.energy} kWh par jour à −80 °C avec les deux systèmes, environ les quatre cinquièmes avec un seul.

Il reçoit ${m.boxes} boîtes de deux pouces derrière quatre portillons. Le régulateur enregistre chaque jour les températures d’aspiration et de refoulement, les démarrages et les heures de marche de chaque système, et signale une perte de performance avant la panne.`,
      traits: [
        [
          'Redondance complète',
          'Chaque système maintient seul −80 °C, pièce jusqu’à 28 °C',
          'Alimentation, carte et circuit entièrement séparés',
        ],
        [
          'Alternance hebdomadaire',
          'Permutation automatique et enregistrée',
          'Perte de performance signalée avant la panne',
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
