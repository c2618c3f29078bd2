import type { FormattedModel } from '../formatted-model'
import type { SeriesSeed } from '../series'

export const cleanBench: SeriesSeed = {
  series: 'clean-bench',
  approvals: 'clean-air',
  markets: [],
  solutions: ['laboratory-network', 'universities', 'food-and-veterinary'],
  relatedProducts: ['b120', 'p50'],
  updateTime: '2024-10-22T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} ${vertical(m) ? '垂直' : '水平'}流洁净工作台`,
      listName: `${m.model} ${vertical(m) ? '垂直' : '水平'}流洁净工作台（${m.work} mm）`,
      overview: `洁净工作台只保护样品，不保护操作者：适用于组织培养、无菌配制和电子元件装配，不得用于病原体与细胞毒性药物。选用 ${m.model} 之前请先确认用途。

${vertical(m) ? '垂直气流自上而下，台面三面围挡，较高的容器不影响气流' : '水平气流从背面吹向操作者，洁净气流先到样品，台面没有死角'}。平均风速 ${m.airVelocity} m/s，高效过滤效率 ${m.format('filter-efficiency')}%（0.3 μm），台面宽 ${m.work} mm，照度 ${m.format('illuminance')} lx。`,
      traits: [
        ['ISO 5 级台面', `平均风速 ${m.airVelocity} m/s`, '前置初效滤网可水洗'],
        [
          vertical(m) ? '自上而下' : '从后向前',
          vertical(m) ? '三面围挡，外界扰动小' : '洁净空气先到样品',
          `${m.noise} dB(A)`,
        ],
        ['台面', '不锈钢一体折弯', '两侧各一只防水插座'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} ${vertical(m) ? 'vertical' : 'horizontal'}-flow clean bench`,
      overview: `A clean bench protects the product, not the operator. The ${m.model} is suitable for plant tissue, sterile preparation and fine assembly, but not for pathogens or cytotoxic drugs.

${vertical(m) ? 'Air flows down between three walls, and tall bottles do not disturb the flow' : 'Air flows from the back towards the operator, so clean air reaches the product first and the surface has no dead zone'}. The mean velocity is ${m.airVelocity} m/s, the HEPA filter retains ${m.format('filter-efficiency')}% at 0.3 μm, and the surface is ${m.work} mm wide under ${m.format('illuminance')} lx.`,
      traits: [
        ['A surface of ISO class 5', `Mean velocity ${m.airVelocity} m/s`, 'Washable prefilter'],
        [
          vertical(m) ? 'Air from above' : 'Air from behind',
          vertical(m) ? 'Three walls against draughts' : 'Clean air reaches the product first',
          `${m.noise} dB(A)`,
        ],
        ['The surface', 'Stainless steel, folded in one piece', 'A splash-proof socket on either side'],
      ],
    }),
    es_ES: (m) => ({
      name: `Banco de flujo laminar ${vertical(m) ? 'vertical' : 'horizontal'} ${m.model}`,
      overview: `Un banco de flujo laminar protege el producto, no al operador. El ${m.model} sirve para cultivo vegetal, preparación estéril y montaje fino, pero no para patógenos ni citotóxicos.

${vertical(m) ? 'El aire baja entre tres paredes y las botellas altas no alteran el flujo' : 'El aire fluye del fondo hacia el operador: el aire limpio llega primero al producto y la superficie no tiene rincones muertos'}. La velocidad media es de ${m.airVelocity} m/s, el filtro HEPA retiene el ${m.format('filter-efficiency')} % a 0,3 μm y la superficie mide ${m.work} mm bajo ${m.format('illuminance')} lx.`,
      traits: [
        ['Superficie de clase ISO 5', `Velocidad media de ${m.airVelocity} m/s`, 'Prefiltro lavable'],
        [
          vertical(m) ? 'Desde arriba' : 'Desde el fondo',
          vertical(m) ? 'Tres paredes contra las corrientes' : 'El aire limpio llega primero al producto',
          `${m.noise} dB(A)`,
        ],
        ['La superficie', 'Acero inoxidable plegado en una pieza', 'Una toma estanca a cada lado'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Hotte à flux laminaire ${vertical(m) ? 'vertical' : 'horizontal'} ${m.model}`,
      overview: `Une hotte à flux laminaire protège le produit, pas l’opérateur. La ${m.model} convient à la culture végétale, à la préparation stérile et à l’assemblage fin, mais pas aux pathogènes ni aux cytotoxiques.

${vertical(m) ? 'L’air descend entre trois parois, et les flacons hauts ne perturbent pas le flux' : 'L’air va du fond vers l’opérateur : l’air propre atteint d’abord le produit et le plan n’a pas de zone morte'}. La vitesse moyenne est de ${m.airVelocity} m/s, le filtre HEPA retient ${m.format('filter-efficiency')} % des particules de 0,3 μm et le plan mesure ${m.work} mm de large sous ${m.format('illuminance')} lx.`,
      traits: [
        ['Un plan de classe ISO 5', `Vitesse moyenne ${m.airVelocity} m/s`, 'Préfiltre lavable'],
        [
          vertical(m) ? 'Flux descendant' : 'Flux venant du fond',
          vertical(m) ? 'Trois parois contre les courants d’air' : 'L’air propre atteint d’abord le produit',
          `${m.noise} dB(A)`,
        ],
        ['Le plan', 'Inox plié d’une pièce', 'Une prise étanche de chaque côté'],
      ],
    }),
  },
}

function vertical({ raw }: FormattedModel): boolean {
  return raw.facts['cabinet-type'] === 'verticalFlow'
}
