import type { CategorySlug, Contents, DrawingKind, Facts, Model } from '../types'
import { common, logging, mains, rounded, slugOf } from './figures'

type Row = {
  model: string
  litres: number
  size: readonly [width: number, height: number, depth: number]
  shelves: number
  doors?: number
  replacedBy?: string
}

type Platform = {
  series: string
  category: CategorySlug
  kind: DrawingKind
  contents?: Contents
  range: readonly [coldest: number, warmest: number]
  display: string
  /** kWh a day at 5 °C: at no litres, and for each litre. */
  energy: readonly [base: number, perLitre: number]
  facts: Facts
}

const shared: Facts = {
  ...mains,
  ...logging,
  'ambient-temperature': [10, 32],
  alarms: 'refrigeratorAlarms',
  insulation: 'foam',
  'access-port': 25,
  lock: true,
}

const underCounter: Platform = {
  series: 'under-counter-pharmacy',
  category: 'under-counter-pharmacy-refrigerators',
  kind: 'glass-under-counter',
  contents: 'boxes',
  range: [2, 8],
  display: '5.0 °C',
  energy: [0.55, 0.0031],
  facts: {
    refrigerant: 'R600a',
    'refrigerant-charge': 38,
    'refrigeration-system': 'forcedAir',
    defrost: 'autoDefrost',
    uniformity: 1.5,
    noise: 38,
    'freeze-protection': 'secondThermostat',
  },
}

const pharmacy: Platform = {
  ...underCounter,
  series: 'upright-pharmacy',
  category: 'upright-pharmacy-refrigerators',
  kind: 'glass-refrigerator',
  energy: [0.7, 0.0026],
  facts: { ...underCounter.facts, 'refrigerant-charge': 72, noise: 41, warranty: 3 },
}

const laboratory: Platform = {
  series: 'laboratory',
  category: 'laboratory-refrigerators',
  kind: 'glass-refrigerator',
  contents: 'vials',
  range: [1, 10],
  display: '4.0 °C',
  energy: [0.8, 0.0028],
  facts: {
    refrigerant: 'R600a',
    'refrigerant-charge': 70,
    'refrigeration-system': 'forcedAir',
    defrost: 'autoDefrost',
    uniformity: 2,
    noise: 42,
  },
}

const sparkFree: Platform = {
  ...laboratory,
  series: 'spark-free-laboratory',
  kind: 'upright',
  contents: undefined,
  display: '4.0 °C',
  energy: [0.5, 0.0021],
  facts: { ...laboratory.facts, 'refrigeration-system': 'staticPlates', defrost: 'cycleDefrost', noise: 39 },
}

const combined: Platform = {
  series: 'refrigerator-freezer',
  category: 'refrigerator-freezers',
  kind: 'upright',
  range: [-30, 8],
  display: '5.0 °C',
  energy: [1.4, 0.0046],
  facts: {
    refrigerant: 'R600a / R290',
    'refrigerant-charge': 80,
    'refrigeration-system': 'twoCircuits',
    defrost: 'combinedDefrost',
    uniformity: 2,
    noise: 44,
    warranty: 3,
  },
}

export const refrigeratorModels: Model[] = [
  of(underCounter, { model: 'R60', litres: 62, size: [500, 700, 520], shelves: 2 }),
  of(underCounter, { model: 'R80', litres: 82, size: [540, 820, 540], shelves: 3 }),
  of(underCounter, { model: 'R120', litres: 121, size: [600, 830, 600], shelves: 3 }),
  of(underCounter, { model: 'R145', litres: 145, size: [600, 830, 690], shelves: 3 }),
  of(pharmacy, { model: 'R310', litres: 312, size: [600, 1820, 620], shelves: 6 }),
  of(pharmacy, { model: 'R390', litres: 392, size: [640, 1960, 680], shelves: 6 }),
  of(pharmacy, { model: 'R520', litres: 518, size: [720, 1980, 740], shelves: 6 }),
  of(pharmacy, { model: 'R660', litres: 656, size: [800, 1980, 820], shelves: 6 }),
  of(pharmacy, { model: 'R1010', litres: 1012, size: [1220, 1980, 800], shelves: 12, doors: 2 }),
  of(pharmacy, { model: 'R1380', litres: 1380, size: [1440, 2010, 880], shelves: 12, doors: 2 }),
  of(pharmacy, {
    model: 'R380',
    litres: 378,
    size: [650, 1940, 690],
    shelves: 6,
    replacedBy: 'R390',
  }),
  of(laboratory, { model: 'R280', litres: 281, size: [600, 1720, 600], shelves: 5 }),
  of(laboratory, { model: 'R360', litres: 358, size: [620, 1920, 660], shelves: 5 }),
  of(laboratory, { model: 'R480', litres: 476, size: [700, 1960, 720], shelves: 6 }),
  of(laboratory, { model: 'R640', litres: 642, size: [790, 1980, 820], shelves: 6 }),
  of(laboratory, { model: 'R1200', litres: 1204, size: [1320, 1990, 850], shelves: 12, doors: 2 }),
  of(sparkFree, { model: 'R350', litres: 346, size: [620, 1860, 660], shelves: 5 }),
  of(sparkFree, { model: 'R450', litres: 448, size: [700, 1880, 720], shelves: 5 }),
  of(combined, { model: 'R260', litres: 258, size: [600, 1820, 620], shelves: 5, doors: 2 }),
  of(combined, { model: 'R340', litres: 336, size: [620, 1960, 690], shelves: 6, doors: 2 }),
  of(combined, { model: 'R460', litres: 462, size: [720, 1980, 760], shelves: 6, doors: 2 }),
  of(combined, {
    model: 'R300',
    litres: 298,
    size: [620, 1860, 680],
    shelves: 6,
    doors: 2,
    replacedBy: 'R340',
  }),
]

function of(platform: Platform, { model, litres, size, shelves, doors = 1, replacedBy }: Row): Model {
  const [width, height, depth] = size
  const [from, to] = platform.range
  const measures = {
    width,
    height,
    depth,
    weight: rounded(30 + litres * (platform.kind === 'upright' ? 0.19 : 0.2)),
    netLitres: litres,
    temperature: { from, to },
  }
  const [base, perLitre] = platform.energy
  const energy = rounded(base + litres * perLitre, 0.1)
  return {
    model,
    slug: slugOf(model),
    series: platform.series,
    category: platform.category,
    kind: platform.kind,
    ...(platform.contents ? { contents: platform.contents } : {}),
    display: platform.display,
    doors,
    ...measures,
    facts: {
      ...shared,
      ...common(measures),
      ...platform.facts,
      energy,
      'rated-power': rounded(90 + energy * 70, 10),
      'recovery-time': rounded(4 + litres * 0.004),
      'time-in-range': rounded(35 + litres * 0.03, 5),
      shelves,
      doors,
    },
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}
