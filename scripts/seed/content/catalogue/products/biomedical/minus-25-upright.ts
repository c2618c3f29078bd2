import type { SeriesSeed } from '../series'

export const minus25Upright: SeriesSeed = {
  series: 'minus-25-upright',
  approvals: 'biomedical',
  markets: [],
  solutions: ['hospital-pharmacy', 'vaccine-network', 'laboratory-network'],
  relatedProducts: ['r145', 'trace-4'],
  updateTime: '2025-01-21T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 医用低温保存箱（−25 °C）`,
      listName: `${m.model} 立式医用低温保存箱`,
      overview: `水痘疫苗、口服脊灰疫苗与多数诊断试剂要求 −15 °C 以下。${m.model} 留有 10 °C 余量，日耗电仅 ${m.energy} kWh：抽屉后方的蒸发板直接制冷，没有风机，也没有化霜加热。

每层抽屉正面透明，内容一目了然；断电时抽屉有助于保温。噪声 ${m.noise} dB(A)，可放在接种室内${m.raw.kind === 'under-counter' ? '。高 840 mm，可推入 900 mm 台面之下，背后留 50 mm 即可' : ''}。`,
      traits: [
        ['安静', `${m.noise} dB(A)，无风机`, 'R600a，单回路 85 g'],
        ['抽屉式存放', `${m.shelves} 层，正面透明`, '断电时各层分别保温'],
        ['钥匙与记录', '门锁与设定密码分开', '报警电池 72 小时'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} biomedical freezer, −25 °C`,
      overview: `Varicella and oral polio vaccines and most diagnostic reagents require −15 °C or below. The ${m.model} leaves a margin of ten degrees and uses ${m.energy} kWh a day for it. Evaporator plates behind the drawers do the cooling; there is no fan and no defrost heater.

The drawers are clear at the front, and keep their contents cold longer in a power cut. At ${m.noise} dB(A) it is quiet enough for a vaccination room${m.raw.kind === 'under-counter' ? '. It is 840 mm high and slides under a 900 mm counter with 50 mm of air behind' : ''}.`,
      traits: [
        ['Quiet', `${m.noise} dB(A), no fan`, '85 g of R600a'],
        ['Drawers', `${m.shelves} levels with clear fronts`, 'Drawers that slow warming in a power cut'],
        ['Keys and records', 'A lock for the door, a code for the set point', 'Alarm battery for 72 hours'],
      ],
    }),
    es_ES: (m) => ({
      name: `Congelador biomédico ${m.model}, −25 °C`,
      overview: `Las vacunas de varicela y de polio oral y la mayoría de los reactivos de diagnóstico exigen −15 °C o menos. El ${m.model} deja un margen de diez grados con ${m.energy} kWh al día. El frío lo producen placas evaporadoras situadas tras los cajones; no hay ventilador ni resistencia de desescarche.

Los cajones tienen frente transparente y, en un corte de corriente, conservan más tiempo el frío. Con ${m.noise} dB(A), es apto para una sala de vacunación${m.raw.kind === 'under-counter' ? '. Mide 840 mm de alto y cabe bajo una encimera de 900 mm con 50 mm de separación detrás' : ''}.`,
      traits: [
        ['Silencioso', `${m.noise} dB(A), sin ventilador`, '85 g de R600a'],
        [
          'Cajones',
          `${m.shelves} niveles de frente transparente`,
          'Los cajones conservan el frío en un corte de corriente',
        ],
        [
          'Llaves y registros',
          'Cerradura en la puerta, código para la consigna',
          'Batería de alarma de 72 horas',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur biomédical ${m.model}, −25 °C`,
      overview: `Le vaccin contre la varicelle, le vaccin oral contre la polio et la plupart des réactifs de diagnostic doivent être conservés à −15 °C ou moins. L’${m.model} laisse dix degrés de marge pour ${m.energy} kWh par jour. Des plaques évaporatrices placées derrière les tiroirs produisent le froid, sans ventilateur ni résistance de dégivrage.

Les tiroirs ont une façade transparente et ralentissent le réchauffement en cas de coupure. Avec ${m.noise} dB(A), il convient à une salle de vaccination${m.raw.kind === 'under-counter' ? '. Haut de 840 mm, il se glisse sous un plan de 900 mm, avec 50 mm d’air à l’arrière' : ''}.`,
      traits: [
        ['Silencieux', `${m.noise} dB(A), sans ventilateur`, '85 g de R600a'],
        ['Tiroirs', `${m.shelves} niveaux à façade transparente`, 'Réchauffement ralenti en cas de coupure'],
        ['Clés et relevés', 'Serrure de porte, code pour la consigne', 'Batterie d’alarme de 72 heures'],
      ],
    }),
  },
}
