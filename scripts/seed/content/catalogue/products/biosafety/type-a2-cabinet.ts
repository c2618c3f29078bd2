import type { SeriesSeed } from '../series'

export const typeA2Cabinet: SeriesSeed = {
  series: 'type-a2-cabinet',
  approvals: 'biosafety',
  markets: [],
  solutions: ['biosafety', 'laboratory-network', 'universities'],
  relatedProducts: ['l100', 'p60', 'r360'],
  updateTime: '2026-01-13T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} II 级 A2 型生物安全柜`,
      listName: `${m.model} A2 型（内宽 ${m.work} mm）`,
      brief: `下降气流 ${m.downflow} m/s，流入气流 ${m.inflow} m/s，内宽 ${m.work} mm，噪声 ${m.noise} dB(A)。`,
      overview: `II 级生物安全柜同时保护三样东西：面前的人、里面的样品、外面的房间。三样都看不见，只能靠两个数字：下降气流与流入气流。${m.model} 把它们定在 ${m.downflow} m/s 与 ${m.inflow} m/s，直流无刷风机随过滤器阻力自动补偿，直到滤器寿命用尽，数字不变。

约七成空气循环，三成经高效过滤器外排。过滤效率 ${m.format('filter-efficiency')}%（0.3 μm）。内腔宽 ${m.work} mm，一体成型不锈钢，无焊缝；前窗 10° 倾斜，坐姿操作时视线不经过反光。

每台出厂前逐点检测风速、滤器检漏与烟雾流向，报告注明仪器编号与校准证书号，随机交付。符合 EN 12469 与 YY 0569。`,
      traits: [
        ['数字不随滤器变', `下降 ${m.downflow} m/s，流入 ${m.inflow} m/s`, '直流风机自动补偿阻力'],
        ['坐得久', '前窗 10° 倾斜，臂托可拆', `${m.noise} dB(A)，工作面 ${m.format('illuminance')} lx`],
        ['擦得净', '一体成型内腔，无焊缝', '台面分块可提，下方积液盘可排'],
        ['出厂报告一台一份', '风速网格、检漏、烟雾', '注明仪器与校准证书号'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Class II Biosafety Cabinet, Type A2`,
      listName: `${m.model}, type A2, ${m.work} mm inside`,
      brief: `Downflow ${m.downflow} m/s, inflow ${m.inflow} m/s, ${m.work} mm inside and ${m.noise} dB(A).`,
      overview: `A Class II cabinet protects three things at once: the person in front, the work inside and the room around. None of them can be seen, so everything rests on two figures. The ${m.model} holds its downflow at ${m.downflow} m/s and its inflow at ${m.inflow} m/s. The fans make up for the filters as they load, and the figures stay what they are until the filters are spent.

About 70 % of the air recirculates and the rest leaves through a second HEPA filter, each with ${m.format('filter-efficiency')} % at 0.3 μm. The work zone is ${m.work} mm wide and pressed from one sheet of stainless steel, without a weld. The sash leans back by ten degrees and keeps reflections out of the eyes of a seated person.

Every cabinet is measured before it leaves: velocities on a grid, filters scanned, smoke at the sash. The report names the instruments and their calibration certificates. Built to EN 12469 and YY 0569.`,
      traits: [
        [
          'Figures that do not drift',
          `Downflow ${m.downflow} m/s, inflow ${m.inflow} m/s`,
          'Fans that make up for loading filters',
        ],
        [
          'For long hours',
          'Sash at ten degrees, removable armrest',
          `${m.noise} dB(A), ${m.format('illuminance')} lx on the work surface`,
        ],
        ['Wipes clean', 'Work zone in one piece, no welds', 'Sectional floor above a drained tray'],
        ['A report of its own', 'Velocity grid, filter scan, smoke', 'Instruments and certificates named'],
      ],
    }),
    es_ES: (m) => ({
      name: `Cabina de seguridad biológica de clase II tipo A2 ${m.model}`,
      listName: `${m.model}, tipo A2, ${m.work} mm interiores`,
      brief: `Flujo descendente de ${m.downflow} m/s, entrada de ${m.inflow} m/s, ${m.work} mm interiores y ${m.noise} dB(A).`,
      overview: `Una cabina de clase II protege tres cosas a la vez: a quien está delante, el trabajo de dentro y la sala de alrededor. Ninguna se ve, y todo descansa en dos cifras. La ${m.model} mantiene el flujo descendente a ${m.downflow} m/s y el de entrada a ${m.inflow} m/s. Los ventiladores compensan la colmatación, y las cifras no cambian hasta que el filtro se agota.

Cerca del 70 % del aire recircula y el resto sale por un segundo filtro HEPA, con una eficacia del ${m.format('filter-efficiency')} % a 0,3 μm en ambos. La zona de trabajo mide ${m.work} mm y está conformada en una sola chapa de acero inoxidable, sin soldaduras. La guillotina se inclina diez grados y aparta los reflejos de quien trabaja sentado.

Cada cabina se mide antes de salir: velocidades en retícula, barrido de filtros y humo en la guillotina. El informe cita los instrumentos y sus certificados. Conforme a EN 12469 y YY 0569.`,
      traits: [
        [
          'Cifras que no derivan',
          `Descendente ${m.downflow} m/s, entrada ${m.inflow} m/s`,
          'Ventiladores que compensan el filtro',
        ],
        [
          'Para jornadas largas',
          'Guillotina a diez grados, apoyabrazos desmontable',
          `${m.noise} dB(A), ${m.format('illuminance')} lx en la superficie`,
        ],
        [
          'Se limpia con un paño',
          'Zona de trabajo de una pieza, sin soldaduras',
          'Suelo por secciones sobre bandeja con desagüe',
        ],
        ['Informe propio', 'Retícula de velocidades, barrido y humo', 'Instrumentos y certificados citados'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Poste de sécurité microbiologique de type II A2 ${m.model}`,
      listName: `${m.model}, A2, ${m.work} mm intérieurs`,
      brief: `Flux descendant ${m.downflow} m/s, flux entrant ${m.inflow} m/s, ${m.work} mm intérieurs et ${m.noise} dB(A).`,
      overview: `Un poste de type II protège trois choses à la fois : la personne devant, le travail dedans, la salle autour. Aucune ne se voit, et tout repose sur deux chiffres. Le ${m.model} tient son flux descendant à ${m.downflow} m/s et son flux entrant à ${m.inflow} m/s. Les ventilateurs compensent l’encrassement, et les chiffres ne bougent pas jusqu’à l’épuisement des filtres.

Environ 70 % de l’air est recyclé, le reste sort par un second filtre HEPA, d’une efficacité de ${m.format('filter-efficiency')} % à 0,3 μm pour les deux. Le plan de travail mesure ${m.work} mm, embouti dans une seule tôle d’inox, sans soudure. La vitre s’incline de dix degrés et éloigne les reflets des yeux d’une personne assise.

Chaque poste est mesuré avant son départ : vitesses sur une grille, filtres balayés, fumée à la vitre. Le rapport nomme les instruments et leurs certificats. Conforme aux normes EN 12469 et YY 0569.`,
      traits: [
        [
          'Des chiffres qui ne dérivent pas',
          `Descendant ${m.downflow} m/s, entrant ${m.inflow} m/s`,
          'Ventilateurs compensant l’encrassement',
        ],
        [
          'Pour les longues heures',
          'Vitre à dix degrés, accoudoir amovible',
          `${m.noise} dB(A), ${m.format('illuminance')} lx sur le plan`,
        ],
        [
          'S’essuie d’un geste',
          'Enceinte d’une pièce, sans soudure',
          'Plan sectionné au-dessus d’un bac vidangeable',
        ],
        ['Un rapport à chacun', 'Grille de vitesses, balayage, fumée', 'Instruments et certificats nommés'],
      ],
    }),
  },
}
