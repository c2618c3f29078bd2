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
      listName: `${m.model} II 级 A2 型生物安全柜（内宽 ${m.work} mm）`,
      overview: `II 级生物安全柜同时保护操作人员、样品与环境，保护效果取决于两项气流流速：${m.model} 的下降气流流速为 ${m.downflow} m/s，流入气流流速为 ${m.inflow} m/s，直流无刷风机随过滤器阻力自动补偿，在过滤器寿命期内保持不变。

约 70% 的空气循环，30% 经高效过滤器外排。过滤效率 ${m.format('filter-efficiency')}%（0.3 μm）。内腔宽 ${m.work} mm，一体成型不锈钢，无焊缝；前窗 10° 倾斜，坐姿操作时视线避开反光。

每台出厂前逐点检测风速，做过滤器检漏和气流烟雾模式测试，报告注明仪器编号与校准证书号，随机交付。符合 EN 12469 与 YY 0569。`,
      traits: [
        [
          '流速恒定',
          `下降气流流速 ${m.downflow} m/s`,
          `流入气流流速 ${m.inflow} m/s`,
          '直流风机自动补偿阻力',
        ],
        ['操作舒适', '前窗 10° 倾斜，臂托可拆', `${m.noise} dB(A)，工作面 ${m.format('illuminance')} lx`],
        ['易于清洁', '一体成型内腔，无焊缝', '台面分块可取出，下方积液盘带排液口'],
        ['每台附出厂检测报告', '风速网格、检漏、烟雾', '注明仪器与校准证书号'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Class II biosafety cabinet, type A2`,
      overview: `A Class II cabinet protects the operator, the product and the environment, and its protection depends on two figures. The ${m.model} holds its downflow at ${m.downflow} m/s and its inflow at ${m.inflow} m/s. The fans compensate as the filters load, so that the velocities stay constant throughout filter life.

About 70% of the air recirculates and 30% is exhausted through a second HEPA filter; both have an efficiency of ${m.format('filter-efficiency')}% at 0.3 μm. The work zone is ${m.work} mm wide and pressed from one sheet of stainless steel, without a weld. The sash is inclined by ten degrees to avoid reflections for a seated operator.

Every cabinet is measured before it leaves: velocities on a grid, filters scanned, smoke at the sash. The report names the instruments and their calibration certificates. Built to EN 12469 and YY 0569.`,
      traits: [
        [
          'Constant air velocities',
          `Downflow ${m.downflow} m/s, inflow ${m.inflow} m/s`,
          'Fans that compensate for loading filters',
        ],
        [
          'Comfortable to work at',
          'Sash at ten degrees, removable armrest',
          `${m.noise} dB(A), ${m.format('illuminance')} lx on the work surface`,
        ],
        ['Easy to clean', 'Work zone in one piece, no welds', 'Sectional floor above a drained tray'],
        ['Individual test report', 'Velocity grid, filter scan, smoke', 'Instruments and certificates named'],
      ],
    }),
    es_ES: (m) => ({
      name: `Cabina de seguridad biológica de clase II tipo A2 ${m.model}`,
      overview: `Una cabina de clase II protege al operador, el producto y el entorno, y su protección depende de dos cifras. La ${m.model} mantiene el flujo descendente a ${m.downflow} m/s y el de entrada a ${m.inflow} m/s. Los ventiladores compensan la colmatación de los filtros y las velocidades se mantienen durante toda la vida del filtro.

Cerca del 70 % del aire recircula y el 30 % sale por un segundo filtro HEPA, con una eficacia del ${m.format('filter-efficiency')} % a 0,3 μm en ambos. La zona de trabajo mide ${m.work} mm y está conformada en una sola chapa de acero inoxidable, sin soldaduras. La guillotina, inclinada diez grados, evita los reflejos al trabajar sentado.

Cada cabina se mide antes de salir: velocidades en retícula, barrido de filtros y humo en la guillotina. El informe cita los instrumentos y sus certificados. Conforme a EN 12469 y YY 0569.`,
      traits: [
        [
          'Velocidades constantes',
          `Descendente ${m.downflow} m/s, entrada ${m.inflow} m/s`,
          'Ventiladores que compensan el filtro',
        ],
        [
          'Cómoda para trabajar',
          'Guillotina a diez grados, apoyabrazos desmontable',
          `${m.noise} dB(A), ${m.format('illuminance')} lx en la superficie`,
        ],
        [
          'Fácil de limpiar',
          'Zona de trabajo de una pieza, sin soldaduras',
          'Superficie seccionada sobre bandeja con desagüe',
        ],
        [
          'Informe de ensayo individual',
          'Retícula de velocidades, barrido y humo',
          'Instrumentos y certificados citados',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Poste de sécurité microbiologique de type II A2 ${m.model}`,
      overview: `Un poste de type II protège l’opérateur, le produit et l’environnement, et sa protection dépend de deux chiffres. Le ${m.model} maintient son flux descendant à ${m.downflow} m/s et son flux entrant à ${m.inflow} m/s. Les ventilateurs compensent l’encrassement des filtres : les vitesses restent constantes pendant toute leur durée de vie.

Environ 70 % de l’air est recyclé, 30 % est rejeté à travers un second filtre HEPA ; les deux filtres ont une efficacité de ${m.format('filter-efficiency')} % à 0,3 μm. L’enceinte, large de ${m.work} mm, est emboutie dans une seule tôle d’inox, sans soudure. La vitre, inclinée de dix degrés, évite les reflets en position assise.

Chaque poste est contrôlé avant son départ : vitesses sur une grille, balayage des filtres, fumée à la vitre. Le rapport indique les instruments et leurs certificats. Il est conforme aux normes EN 12469 et YY 0569.`,
      traits: [
        [
          'Des vitesses constantes',
          `Descendant ${m.downflow} m/s, entrant ${m.inflow} m/s`,
          'Compensation de l’encrassement des filtres',
        ],
        [
          'Confort de travail',
          'Vitre à dix degrés, accoudoir amovible',
          `${m.noise} dB(A), ${m.format('illuminance')} lx sur le plan`,
        ],
        [
          'Facile à nettoyer',
          'Enceinte d’une pièce, sans soudure',
          'Plan sectionné au-dessus d’un bac vidangeable',
        ],
        [
          'Rapport d’essai individuel',
          'Grille de vitesses, balayage, fumée',
          'Instruments et certificats indiqués',
        ],
      ],
    }),
  },
}
