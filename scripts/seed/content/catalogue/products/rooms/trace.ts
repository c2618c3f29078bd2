import type { SeriesSeed } from '../series'

export const trace: SeriesSeed = {
  series: 'trace',
  approvals: 'monitoring',
  markets: [],
  solutions: [
    'sample-network',
    'vaccine-network',
    'blood-network',
    'pharma-supply-chain',
    'laboratory-network',
    'clinical-trials',
  ],
  relatedProducts: ['trace-gateway', 'trace-probe', 'trace-4n'],
  updateTime: '2026-06-09T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 温度监测终端`,
      listName: `${m.model} 温度监测终端`,
      overview: `${m.raw.discontinued ? `${m.model} 按名单依次拨打电话，并保留应答记录` : `${m.model} 每次只呼叫一人：五分钟无人应答呼叫下一位，十分钟后呼叫主管，并保留每一次应答`}。

终端可监测任何品牌的冰箱、液氮罐与冷库：两路 Pt1000 探头、一路门磁、一路干接点。每 ${m.format('log-interval')} 秒记录一次，本机保存 ${m.format('log-years')} 年；断电后电池工作 ${m.format('alarm-battery')} 小时。探头附 ISO/IEC 17025 校准证书，−80 °C 处最大允许误差 ±${m.format('accuracy')} °C。

记录与电子签名按 21 CFR Part 11 与 EU GMP 附录 11 设计，审计追踪不可关闭。`,
      traits: [
        ['逐级呼叫，直到应答', '逐级呼叫，记录应答人与理由', '自动学习开门规律，减少误报'],
        [
          '数据完整',
          `本机 ${m.format('log-years')} 年，网关 90 天`,
          `断电后电池 ${m.format('alarm-battery')} 小时`,
        ],
        ['安装简便', '磁吸安装，探头引线从门缝穿过，不损伤门封', `通信方式：${m.raw.facts.radio}`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} temperature monitor`,
      overview: `${m.raw.discontinued ? `The ${m.model} calls down a list and keeps the answers` : `The ${m.model} calls one person. If nobody answers within five minutes it calls the next, after ten the head of service, and it keeps each answer`}.

It monitors freezers, vessels and rooms of any make, with two Pt1000 probes, a door contact and a dry contact. A reading is taken every ${m.format('log-interval')} seconds and stored on board for ${m.format('log-years')} years. Without power it runs for ${m.format('alarm-battery')} hours. Probes come with an ISO/IEC 17025 certificate; at −80 °C the maximum permissible error is ±${m.format('accuracy')} °C.

Records and signatures are built for 21 CFR Part 11 and EU GMP Annex 11. The audit trail cannot be switched off.`,
      traits: [
        [
          'Calls until someone answers',
          'One person after another, with name and reason',
          'Proposes alarm delays from the door’s usual pattern',
        ],
        [
          'No data loss',
          `${m.format('log-years')} years on board, 90 days in the gateway`,
          `Battery for ${m.format('alarm-battery')} hours`,
        ],
        [
          'Fitted in minutes',
          'Magnetic back; flat probe lead, no damage to the seal',
          `Connects by ${m.raw.facts.radio}`,
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Monitor de temperatura ${m.model}`,
      overview: `${m.raw.discontinued ? `${m.model} llama siguiendo una lista y guarda las respuestas` : `${m.model} llama a una persona. Si no contesta en cinco minutos, llama a la siguiente, y a los diez, al responsable del servicio; guarda cada respuesta`}.

Monitoriza congeladores, recipientes y cámaras de cualquier marca, con dos sondas Pt1000, un contacto de puerta y un contacto seco. Toma una lectura cada ${m.format('log-interval')} segundos y la guarda ${m.format('log-years')} años en el propio equipo. Sin corriente funciona ${m.format('alarm-battery')} horas. Las sondas llegan con certificado ISO/IEC 17025; a −80 °C el error máximo permitido es de ±${m.format('accuracy')} °C.

Registros y firmas se ajustan a 21 CFR Part 11 y al anexo 11 de las NCF de la UE. La pista de auditoría no se puede desactivar.`,
      traits: [
        [
          'Llama hasta que alguien responde',
          'Una persona tras otra, con nombre y motivo',
          'Propone retardos según el uso habitual de la puerta',
        ],
        [
          'Sin pérdida de datos',
          `${m.format('log-years')} años en el equipo, 90 días en la pasarela`,
          `Batería para ${m.format('alarm-battery')} horas`,
        ],
        [
          'Montaje en minutos',
          'Dorso magnético; cable plano que no daña la junta',
          `Comunicación por ${m.raw.facts.radio}`,
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Enregistreur de température ${m.model}`,
      overview: `${m.raw.discontinued ? `${m.model} appelle selon une liste et garde les réponses` : `${m.model} appelle une personne. Sans réponse au bout de cinq minutes, il appelle la suivante, puis, au bout de dix, le responsable du service ; il garde chaque réponse`}.

Il surveille congélateurs, cuves et chambres de toutes marques, avec deux sondes Pt1000, un contact de porte et un contact sec. Il prend une mesure toutes les ${m.format('log-interval')} secondes et garde ${m.format('log-years')} ans de données dans l’appareil. Sans courant, il fonctionne ${m.format('alarm-battery')} heures. Les sondes sont livrées avec un certificat ISO/IEC 17025 ; à −80 °C, l’erreur maximale tolérée est de ±${m.format('accuracy')} °C.

Relevés et signatures sont conçus pour le 21 CFR Part 11 et l’annexe 11 des BPF européennes. La piste d’audit ne peut pas être désactivée.`,
      traits: [
        [
          'Des appels jusqu’à la réponse',
          'Une personne après l’autre, avec nom et motif',
          'Temporisations proposées selon l’usage de la porte',
        ],
        [
          'Aucune perte de données',
          `${m.format('log-years')} ans dans l’appareil, 90 jours dans la passerelle`,
          `Batterie de ${m.format('alarm-battery')} heures`,
        ],
        [
          'Posé en quelques minutes',
          'Dos magnétique, câble plat sans dommage pour le joint',
          `Communication : ${m.raw.facts.radio}`,
        ],
      ],
    }),
  },
}
