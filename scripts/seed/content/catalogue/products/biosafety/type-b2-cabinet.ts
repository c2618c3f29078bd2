import type { SeriesSeed } from '../series'

const exhaust = 'exhaust-volume'

export const typeB2Cabinet: SeriesSeed = {
  series: 'type-b2-cabinet',
  approvals: 'biosafety',
  markets: [],
  solutions: ['biosafety', 'laboratory-network'],
  relatedProducts: ['b150', 'p80'],
  updateTime: '2025-04-08T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} II 级 B2 型生物安全柜`,
      listName: `${m.model} II 级 B2 型生物安全柜（内宽 ${m.work} mm）`,
      overview: `细胞毒性药物、微量挥发性溶剂与放射性核素的操作，不能让空气回到柜内。${m.model} 为全排型：进入柜内的空气全部经高效过滤后由硬管排到室外，${m.format(exhaust)} m³/h，不循环。

全排型安全柜的防护依赖楼顶排风机。排风不足时，${m.model} 在 3 秒内停止送风、声光报警并提示关窗，柜内保持负压；排风恢复后须人工确认才能重启。安装前我们核算风管阻力与补风量，核算单随设备归档。`,
      traits: [
        ['100% 外排', `排风量 ${m.format(exhaust)} m³/h`, '送风、排风各经一级高效过滤'],
        ['与楼顶排风机联锁', '排风不足 3 秒内停送风', '人工确认后才可重启'],
        ['安装前核算风量', '风管阻力与补风量核算', '现场验证报告'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} Class II biosafety cabinet, type B2`,
      overview: `Work with cytotoxic drugs, traces of volatile solvents or radionuclides does not allow recirculation. In the ${m.model} all the air is HEPA-filtered and leaves the building through a hard duct, ${m.format(exhaust)} m³/h in all.

The safety of such a cabinet depends on the roof fan. If the exhaust flow drops, the ${m.model} stops its supply fan within three seconds, sounds the alarm and displays a request to close the sash, while the inside stays under negative pressure. It starts again only when a person has confirmed it. Before installation we work out duct resistance and make-up air with your building engineers, and the calculation stays with the cabinet.`,
      traits: [
        ['Total exhaust', `Exhaust of ${m.format(exhaust)} m³/h`, 'HEPA in the supply and in the exhaust'],
        [
          'Interlocked with the roof fan',
          'Supply stops within three seconds',
          'Restart by manual confirmation only',
        ],
        [
          'Air calculation before installation',
          'Duct and make-up air worked out beforehand',
          'Verified on site, with report',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Cabina de seguridad biológica de clase II tipo B2 ${m.model}`,
      overview: `El trabajo con citotóxicos, trazas de disolventes volátiles o radionúclidos no admite recirculación. En la ${m.model}, todo el aire pasa por filtros HEPA y sale del edificio por conducto rígido, ${m.format(exhaust)} m³/h en total.

La seguridad de una cabina así depende del ventilador de la cubierta. Si la extracción disminuye, la ${m.model} corta su impulsión en tres segundos, da la alarma e indica que se cierre la guillotina, mientras el interior sigue en depresión. Solo vuelve a arrancar cuando una persona lo confirma. Antes de instalarla calculamos con los técnicos del edificio la resistencia del conducto y el aire de aporte, y el cálculo se entrega con la cabina.`,
      traits: [
        ['Extracción total', `Extracción de ${m.format(exhaust)} m³/h`, 'HEPA en impulsión y en extracción'],
        [
          'Enclavada con el ventilador de cubierta',
          'La impulsión se corta en tres segundos',
          'Rearme solo manual',
        ],
        [
          'Cálculo del aire antes de instalar',
          'Conducto y aporte calculados de antemano',
          'Verificación in situ, con informe',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Poste de sécurité microbiologique de type II B2 ${m.model}`,
      overview: `La manipulation de cytotoxiques, de traces de solvants volatils ou de radionucléides exclut tout recyclage. Dans le ${m.model}, tout l’air passe par un filtre HEPA et quitte le bâtiment par un conduit rigide, ${m.format(exhaust)} m³/h au total.

La sécurité d’un tel poste dépend du ventilateur de toiture. Si l’extraction faiblit, le ${m.model} coupe son soufflage en trois secondes, déclenche l’alarme et demande à l’écran de fermer la vitre, tandis que l’enceinte reste en dépression. Il ne redémarre qu’après confirmation par une personne. Avant la pose, nous calculons avec les techniciens du bâtiment la perte de charge du conduit et l’air de compensation ; la note de calcul reste avec le poste.`,
      traits: [
        ['Rejet total', `Rejet de ${m.format(exhaust)} m³/h`, 'HEPA au soufflage et au rejet'],
        [
          'Asservi au ventilateur de toiture',
          'Soufflage coupé en trois secondes',
          'Réarmement manuel uniquement',
        ],
        [
          'Calcul d’air avant la pose',
          'Conduit et compensation calculés à l’avance',
          'Vérification sur place, avec rapport',
        ],
      ],
    }),
  },
}
