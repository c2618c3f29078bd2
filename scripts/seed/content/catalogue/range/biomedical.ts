import type { CategorySlug, DrawingKind, Facts, Model } from '../types'
import { common, logging, mains, openings, rounded, slugOf } from './figures'

type Row = {
  model: string
  litres: number
  size: readonly [width: number, height: number, depth: number]
  doors?: number
  kind?: DrawingKind
  shelves?: number
}

type Platform = {
  series: string
  category: CategorySlug
  kind: DrawingKind
  coldest: number
  warmest: number
  display: string
  /** kWh a day at the display's temperature: at no litres, and for each litre. */
  energy: readonly [base: number, perLitre: number]
  facts: Facts
}

const shared: Facts = {
  ...mains,
  ...logging,
  'ambient-temperature': [10, 32],
  alarms: 'freezerAlarms',
  lock: true,
}

const minus40: Platform = {
  series: 'minus-40-upright',
  category: 'minus-40-freezers',
  kind: 'upright',
  coldest: -40,
  warmest: -20,
  display: '-40.0 °C',
  energy: [2.6, 0.0066],
  facts: {
    refrigerant: 'R290',
    'refrigerant-charge': 130,
    'refrigeration-system': 'singleStage',
    defrost: 'manualDefrost',
    insulation: 'foam',
    uniformity: 3,
    noise: 47,
    'access-port': 25,
    warranty: 3,
  },
}

const minus40Chest: Platform = {
  ...minus40,
  series: 'minus-40-chest',
  kind: 'chest',
  energy: [1.9, 0.0051],
  facts: { ...minus40.facts, uniformity: 2.5, noise: 45 },
}

const minus30: Platform = {
  series: 'minus-30-upright',
  category: 'minus-30-freezers',
  kind: 'upright',
  coldest: -30,
  warmest: -10,
  display: '-30.0 °C',
  energy: [2.2, 0.0056],
  facts: {
    refrigerant: 'R290',
    'refrigerant-charge': 110,
    'refrigeration-system': 'forcedAir',
    defrost: 'hotGasDefrost',
    insulation: 'foam',
    uniformity: 2.5,
    noise: 48,
    'access-port': 25,
    warranty: 3,
  },
}

const minus25: Platform = {
  series: 'minus-25-upright',
  category: 'minus-25-freezers',
  kind: 'upright',
  coldest: -25,
  warmest: -10,
  display: '-25.0 °C',
  energy: [1.1, 0.0047],
  facts: {
    refrigerant: 'R600a',
    'refrigerant-charge': 85,
    'refrigeration-system': 'staticPlates',
    defrost: 'manualDefrost',
    insulation: 'foam',
    uniformity: 3,
    noise: 42,
    warranty: 2,
  },
}

const minus25Chest: Platform = {
  ...minus25,
  series: 'minus-25-chest',
  kind: 'chest',
  energy: [0.8, 0.0036],
  facts: { ...minus25.facts, noise: 41 },
}

export const biomedicalModels: Model[] = [
  of(minus40, { model: 'U260', litres: 262, size: [620, 1560, 720], shelves: 6 }),
  of(minus40, { model: 'U360', litres: 358, size: [620, 1980, 720], shelves: 7 }),
  of(minus40, { model: 'U510', litres: 512, size: [740, 1980, 810], shelves: 7 }),
  of(minus40, { model: 'U780', litres: 776, size: [960, 1980, 890], shelves: 7 }),
  of(minus40, { model: 'U950', litres: 948, size: [1180, 1980, 890], shelves: 14, doors: 2 }),
  of(minus40Chest, { model: 'C200', litres: 203, size: [980, 880, 680] }),
  of(minus40Chest, { model: 'C360', litres: 362, size: [1390, 900, 740] }),
  of(minus40Chest, { model: 'C560', litres: 561, size: [1980, 900, 780] }),
  of(minus30, { model: 'U280', litres: 278, size: [600, 1620, 680], shelves: 5 }),
  of(minus30, { model: 'U390', litres: 390, size: [640, 1960, 710], shelves: 6 }),
  of(minus30, { model: 'U520', litres: 519, size: [720, 1980, 790], shelves: 6 }),
  of(minus30, { model: 'U1000', litres: 1004, size: [1280, 1980, 840], shelves: 12, doors: 2 }),
  of(minus30, { model: 'U1390', litres: 1388, size: [1450, 2010, 930], shelves: 12, doors: 2 }),
  of(minus25, { model: 'U100', litres: 98, size: [600, 840, 620], shelves: 3, kind: 'under-counter' }),
  of(minus25, { model: 'U140', litres: 138, size: [600, 840, 740], shelves: 3, kind: 'under-counter' }),
  of(minus25, { model: 'U250', litres: 249, size: [600, 1540, 650], shelves: 7 }),
  of(minus25, { model: 'U450', litres: 452, size: [740, 1880, 740], shelves: 8 }),
  of(minus25, { model: 'U650', litres: 648, size: [800, 2010, 890], shelves: 8 }),
  of(minus25Chest, { model: 'C140', litres: 142, size: [760, 860, 620] }),
  of(minus25Chest, { model: 'C240', litres: 243, size: [1080, 870, 680] }),
  of(minus25Chest, { model: 'C420', litres: 418, size: [1560, 880, 740] }),
]

function of(
  platform: Platform,
  { model, litres, size, doors = 1, shelves, kind = platform.kind }: Row,
): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded((kind === 'chest' ? 32 : 48) + litres * 0.17, 1),
    netLitres: litres,
    temperature: { from: platform.coldest, to: platform.warmest },
  }
  const [base, perLitre] = platform.energy
  const energy = rounded(base + litres * perLitre, 0.1)
  return {
    model,
    slug: slugOf(model),
    series: platform.series,
    category: platform.category,
    kind,
    display: platform.display,
    doors,
    ...measures,
    facts: {
      ...shared,
      ...common(measures),
      ...platform.facts,
      energy,
      'rated-power': rounded(energy * 75, 10),
      'recovery-time': rounded(6 + litres * 0.008),
      ...openings(kind, doors),
      ...(shelves ? { shelves } : {}),
    },
  }
}
