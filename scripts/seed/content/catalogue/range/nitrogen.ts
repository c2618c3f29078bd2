import type { Facts, Model } from '../types'
import { boxes, common, mains, rounded, slugOf } from './figures'

type Vessel = {
  model: string
  /** Litres inside. */
  litres: number
  boxes: number
  /** Outer diameter and height. */
  size: readonly [diameter: number, height: number]
  /** Litres lost in a day. */
  loss: number
  reserve: number
  opening: number
  /** Days without a fill until the top box passes −150 °C. */
  days: number
  replacedBy?: string
}

type Dewar = {
  model: string
  litres: number
  size: readonly [diameter: number, height: number]
  loss: number
  opening: number
  weight: number
  canisters?: number
  straws?: number
}

type Shipper = Dewar & { /** Days at −190 °C in daily use. */ days: number; vials: number }

const vesselFacts: Facts = {
  ...mains,
  insulation: 'vacuumJacket',
  alarms: 'vesselAlarms',
  'log-interval': 10,
  'log-years': 10,
  'alarm-battery': 72,
  lock: true,
  warranty: 5,
}

export const nitrogenModels: Model[] = [
  vessel({
    model: 'V200',
    litres: 198,
    boxes: 60,
    size: [720, 1120],
    loss: 4.2,
    reserve: 42,
    opening: 320,
    days: 10,
  }),
  vessel({
    model: 'V400',
    litres: 396,
    boxes: 156,
    size: [860, 1240],
    loss: 5.6,
    reserve: 84,
    opening: 400,
    days: 14,
  }),
  vessel({
    model: 'V600',
    litres: 604,
    boxes: 240,
    size: [980, 1290],
    loss: 6.8,
    reserve: 126,
    opening: 460,
    days: 17,
  }),
  vessel({
    model: 'V1000',
    litres: 1004,
    boxes: 420,
    size: [1180, 1420],
    loss: 8.5,
    reserve: 200,
    opening: 520,
    days: 21,
  }),
  vessel({
    model: 'V1400',
    litres: 1396,
    boxes: 600,
    size: [1350, 1480],
    loss: 10.4,
    reserve: 270,
    opening: 600,
    days: 23,
  }),
  vessel({
    model: 'V1800',
    litres: 1810,
    boxes: 780,
    size: [1520, 1520],
    loss: 12.6,
    reserve: 350,
    opening: 680,
    days: 24,
  }),
  vessel({
    model: 'V950',
    litres: 952,
    boxes: 390,
    size: [1180, 1420],
    loss: 10.2,
    reserve: 180,
    opening: 480,
    days: 16,
    replacedBy: 'V1000',
  }),
  storage({
    model: 'D3',
    litres: 3.2,
    size: [225, 440],
    loss: 0.13,
    opening: 50,
    weight: 3.4,
    canisters: 1,
    straws: 300,
  }),
  storage({
    model: 'D10',
    litres: 10.6,
    size: [300, 550],
    loss: 0.1,
    opening: 50,
    weight: 6.4,
    canisters: 6,
    straws: 720,
  }),
  storage({
    model: 'D20',
    litres: 20.4,
    size: [370, 660],
    loss: 0.11,
    opening: 50,
    weight: 10.5,
    canisters: 6,
    straws: 1500,
  }),
  storage({
    model: 'D35',
    litres: 35.2,
    size: [460, 690],
    loss: 0.14,
    opening: 50,
    weight: 14.8,
    canisters: 6,
    straws: 2400,
  }),
  storage({
    model: 'D65',
    litres: 65.0,
    size: [560, 720],
    loss: 0.38,
    opening: 125,
    weight: 24.6,
    canisters: 6,
    straws: 7200,
  }),
  carrying({ model: 'D25', litres: 25.2, size: [400, 650], loss: 0.2, opening: 64, weight: 11.8 }),
  carrying({ model: 'D47', litres: 47.0, size: [480, 740], loss: 0.28, opening: 64, weight: 17.6 }),
  carrying({ model: 'D100', litres: 101.0, size: [620, 1080], loss: 1.3, opening: 64, weight: 64 }),
  shipper({
    model: 'S4',
    litres: 3.6,
    size: [240, 480],
    loss: 0.22,
    opening: 50,
    weight: 4.4,
    days: 13,
    vials: 35,
  }),
  shipper({
    model: 'S7',
    litres: 6.8,
    size: [310, 520],
    loss: 0.3,
    opening: 72,
    weight: 7.2,
    days: 16,
    vials: 108,
  }),
  shipper({
    model: 'S10',
    litres: 9.8,
    size: [380, 560],
    loss: 0.62,
    opening: 120,
    weight: 11.6,
    days: 10,
    vials: 500,
  }),
  shipper({
    model: 'S18',
    litres: 17.6,
    size: [460, 640],
    loss: 0.85,
    opening: 216,
    weight: 18.4,
    days: 11,
    vials: 1500,
  }),
]

function vessel(row: Vessel): Model {
  const [diameter, height] = row.size
  const measures = {
    width: diameter,
    height,
    depth: diameter,
    weight: rounded(65 + row.litres * 0.26, 5),
    netLitres: row.litres,
    // What the display shows halfway up; the samples below and above it differ by some degrees.
    temperature: { from: -190, to: -190 },
  }
  return {
    model: row.model,
    slug: slugOf(row.model),
    series: 'vapour-vessel',
    category: 'vapour-phase-vessels',
    kind: 'vessel',
    display: '-190 °C',
    doors: 1,
    ...measures,
    facts: {
      ...vesselFacts,
      ...common(measures),
      ...boxes(row.boxes),
      'sample-temperature': row.replacedBy ? [-192, -180] : [-194, -188],
      'ambient-temperature': [5, 40],
      'evaporation-rate': row.loss,
      'nitrogen-reserve': row.reserve,
      'neck-opening': row.opening,
      'holding-time': row.days,
      'rated-power': 60,
    },
    ...(row.replacedBy ? { discontinued: true, replacedBy: row.replacedBy } : {}),
  }
}

function storage({ canisters = 1, straws = 0, ...row }: Dewar): Model {
  const model = dewar(row, { series: 'storage-dewar', category: 'nitrogen-dewars', kind: 'dewar' })
  return { ...model, facts: { ...model.facts, canisters, 'straw-capacity': straws } }
}

function carrying(row: Dewar): Model {
  return dewar(row, { series: 'carrying-dewar', category: 'nitrogen-dewars', kind: 'dewar' })
}

function shipper({ days, vials, ...row }: Shipper): Model {
  const model = dewar(row, { series: 'dry-shipper', category: 'dry-shippers', kind: 'shipper' })
  return {
    ...model,
    temperature: { from: -196, to: -150 },
    facts: {
      ...model.facts,
      'temperature-range': [-196, -150],
      'vial-capacity': vials,
      'holding-time': days,
      insulation: 'vacuumAbsorber',
    },
  }
}

function dewar(row: Dewar, place: Pick<Model, 'series' | 'category' | 'kind'>): Model {
  const [diameter, height] = row.size
  const measures = {
    width: diameter,
    height,
    depth: diameter,
    weight: row.weight,
    netLitres: row.litres,
    temperature: { from: -196, to: -196 },
  }
  return {
    model: row.model,
    slug: slugOf(row.model),
    ...place,
    doors: 1,
    ...measures,
    facts: {
      ...common(measures),
      'evaporation-rate': row.loss,
      'holding-time': Math.floor(row.litres / row.loss),
      'neck-opening': row.opening,
      insulation: 'vacuumJacket',
      lock: true,
      warranty: 5,
    },
  }
}
