import type { Facts, Model } from '../types'
import { common, logging, mains, rounded, slugOf } from './figures'

type Size = readonly [width: number, height: number, depth: number]
type Row = { model: string; litres: number; bags: number; size: Size; doors?: number; replacedBy?: string }

const refrigeratorFacts: Facts = {
  ...mains,
  ...logging,
  'ambient-temperature': [10, 32],
  refrigerant: 'R290',
  'refrigerant-charge': 95,
  'refrigeration-system': 'forcedAir',
  defrost: 'autoDefrost',
  insulation: 'foam',
  uniformity: 1,
  alarms: 'bloodAlarms',
  'access-port': 25,
  lock: true,
  warranty: 5,
}

const plasmaFacts: Facts = {
  ...mains,
  ...logging,
  'ambient-temperature': [10, 32],
  refrigerant: 'R290',
  'refrigerant-charge': 140,
  'refrigeration-system': 'forcedAir',
  defrost: 'hotGasDefrost',
  insulation: 'foam',
  uniformity: 2.5,
  alarms: 'bloodAlarms',
  noise: 50,
  'access-port': 25,
  lock: true,
  warranty: 3,
}

export const bloodModels: Model[] = [
  refrigerator({ model: 'R110', litres: 112, bags: 44, size: [600, 850, 640] }),
  refrigerator({ model: 'R250', litres: 252, bags: 100, size: [620, 1560, 680] }),
  refrigerator({ model: 'R370', litres: 368, bags: 150, size: [640, 1960, 700] }),
  refrigerator({ model: 'R500', litres: 498, bags: 200, size: [720, 1980, 760] }),
  refrigerator({ model: 'R610', litres: 612, bags: 246, size: [780, 1980, 820] }),
  refrigerator({ model: 'R890', litres: 890, bags: 360, size: [1000, 1990, 900] }),
  refrigerator({ model: 'R1300', litres: 1302, bags: 528, size: [1480, 2010, 890], doors: 2 }),
  refrigerator({ model: 'R870', litres: 868, bags: 348, size: [1020, 1990, 900], replacedBy: 'R890' }),
  plasma({ model: 'U310', litres: 309, bags: 192, size: [640, 1860, 740] }),
  plasma({ model: 'U620', litres: 618, bags: 400, size: [820, 1990, 890] }),
  plasma({ model: 'U1100', litres: 1104, bags: 720, size: [1440, 2010, 900], doors: 2 }),
  transport({ model: 'T15', litres: 15, bags: 8, size: [410, 380, 330] }),
  transport({ model: 'T25', litres: 24, bags: 14, size: [480, 430, 380] }),
  transport({ model: 'T45', litres: 44, bags: 26, size: [620, 480, 440] }),
]

function refrigerator({ model, litres, bags, size, doors = 1, replacedBy }: Row): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded(45 + litres * 0.22, 1),
    netLitres: litres,
    temperature: { from: 2, to: 6 },
  }
  const energy = rounded(1.2 + litres * 0.0031, 0.1)
  return {
    model,
    slug: slugOf(model),
    series: 'blood-refrigerator',
    category: 'blood-bank-refrigerators',
    kind: litres < 150 ? 'glass-under-counter' : 'glass-refrigerator',
    contents: 'blood',
    display: '4.0 °C',
    doors,
    ...measures,
    facts: {
      ...refrigeratorFacts,
      ...common(measures),
      'bag-capacity': bags,
      energy,
      'rated-power': rounded(140 + energy * 85, 10),
      noise: litres < 300 ? 41 : 44,
      'recovery-time': rounded(3 + litres * 0.003),
      'time-in-range': rounded(40 + litres * 0.04, 5),
      shelves: litres < 150 ? 3 : 6 * doors,
      doors,
    },
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}

function plasma({ model, litres, bags, size, doors = 1 }: Row): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded(70 + litres * 0.2, 5),
    netLitres: litres,
    temperature: { from: -40, to: -25 },
  }
  const energy = rounded(3.4 + litres * 0.0071, 0.1)
  return {
    model,
    slug: slugOf(model),
    series: 'plasma-freezer',
    category: 'plasma-freezers',
    kind: 'upright',
    display: '-40.0 °C',
    doors,
    ...measures,
    facts: {
      ...plasmaFacts,
      ...common(measures),
      'bag-capacity': bags,
      energy,
      'rated-power': rounded(energy * 80, 10),
      'recovery-time': rounded(6 + litres * 0.007),
      'time-in-range': rounded(60 + litres * 0.05, 5),
      shelves: 7 * doors,
      doors,
    },
  }
}

function transport({ model, litres, bags, size }: Row): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded(3.1 + litres * 0.19, 0.1),
    netLitres: litres,
    temperature: { from: 2, to: 6 },
  }
  return {
    model,
    slug: slugOf(model),
    series: 'blood-transport',
    category: 'blood-transport-boxes',
    kind: 'cold-box',
    doors: 1,
    ...measures,
    facts: {
      ...common(measures),
      'ambient-temperature': [-10, 40],
      'bag-capacity': bags,
      'holdover-time': rounded(20 + litres * 0.4),
      insulation: 'vacuumPanels',
      lock: true,
      warranty: 2,
    },
  }
}
