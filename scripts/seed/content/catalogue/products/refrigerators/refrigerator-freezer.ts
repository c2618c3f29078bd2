import type { SeriesSeed } from '../series'

export const refrigeratorFreezer: SeriesSeed = {
  series: 'refrigerator-freezer',
  approvals: 'pharmacy',
  markets: [],
  solutions: ['hospital-pharmacy', 'clinical-trials', 'laboratory-network'],
  relatedProducts: ['r310', 'u250', 'trace-4'],
  updateTime: '2025-02-25T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 医用冷藏冷冻箱`,
      listName: `${m.model} 医用冷藏冷冻箱`,
      overview: `临床试验药房既要存放 5 °C 的药品，也要存放 −30 °C 的样本。${m.model} 将两者集中于一个 ${m.width} mm 宽的箱体内，冷藏与冷冻各有压缩机、各有控制器、各有报警，任意一侧停机、化霜或断电检修，另一侧照常运行。

冷藏室风循环，自动化霜；冷冻室直冷抽屉。两个显示并排，记录分开保存，权限也可分开设置。日耗电合计 ${m.energy} kWh。`,
      traits: [
        ['两个温区，一个箱体', `宽 ${m.width} mm，共 ${m.litres} 升`, '两套压缩机与控制器'],
        ['互不影响', '一侧检修，另一侧照常运行', '记录、报警与权限各自独立'],
        ['上风冷，下直冷', '冷藏室自动化霜', '冷冻室抽屉式，透明正面'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} refrigerator-freezer`,
      overview: `A trial pharmacy stores medication at 5 °C and samples at −30 °C. The ${m.model} combines both in one cabinet ${m.width} mm wide. Each compartment has a compressor, a controller and an alarm of its own, and when one stops, defrosts or is serviced, the other carries on.

The refrigerator has forced air and automatic defrosting; the freezer has evaporator plates and drawers. Displays, records and access rights are separate. Together they draw ${m.energy} kWh a day.`,
      traits: [
        [
          'Two units on one footprint',
          `${m.width} mm wide, ${m.litres} litres together`,
          'Two compressors, two controllers',
        ],
        [
          'Independent compartments',
          'One carries on while the other is serviced',
          'Records, alarms and access are separate',
        ],
        [
          'Forced air above, plates below',
          'Automatic defrosting in the refrigerator',
          'The freezer has drawers with clear fronts',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Combinado frigorífico-congelador ${m.model}`,
      overview: `La farmacia de un ensayo clínico conserva medicación a 5 °C y muestras a −30 °C. El ${m.model} reúne ambas en un mueble de ${m.width} mm de ancho. Cada compartimento tiene su compresor, su controlador y su alarma; cuando uno se detiene, desescarcha o se revisa, el otro sigue.

El frigorífico lleva aire forzado y desescarche automático; el congelador, placas evaporadoras y cajones. Pantallas, registros y accesos son independientes. Juntos consumen ${m.energy} kWh al día.`,
      traits: [
        [
          'Dos equipos en el espacio de uno',
          `${m.width} mm de ancho, ${m.litres} litros en total`,
          'Dos compresores, dos controladores',
        ],
        [
          'Ninguno depende del otro',
          'Uno sigue mientras el otro se revisa',
          'Registros, alarmas y accesos separados',
        ],
        [
          'Aire arriba, placas abajo',
          'Desescarche automático del frigorífico',
          'El congelador tiene cajones de frente transparente',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Combiné réfrigérateur-congélateur ${m.model}`,
      overview: `La pharmacie d’un essai conserve des traitements à 5 °C et des échantillons à −30 °C. Le ${m.model} réunit les deux dans un appareil de ${m.width} mm de large. Chaque compartiment a son compresseur, son régulateur et son alarme ; si l’un s’arrête, dégivre ou est en entretien, l’autre continue.

Le réfrigérateur est à air brassé et dégivrage automatique ; le congélateur a des plaques évaporatrices et des tiroirs. Afficheurs, relevés et accès sont indépendants. Ensemble, ils consomment ${m.energy} kWh par jour.`,
      traits: [
        [
          'Deux appareils, une emprise au sol',
          `${m.width} mm de large, ${m.litres} litres au total`,
          'Deux compresseurs, deux régulateurs',
        ],
        [
          'Aucun ne dépend de l’autre',
          'L’un continue pendant l’entretien de l’autre',
          'Relevés, alarmes et accès séparés',
        ],
        [
          'Air en haut, plaques en bas',
          'Dégivrage automatique du réfrigérateur',
          'Le congélateur a des tiroirs à façade transparente',
        ],
      ],
    }),
  },
}
