import type { Facts, Model } from '../types'
import { common, mains, rounded, slugOf } from './figures'

type Row = {
  model: string
  size: readonly [width: number, height: number, depth: number]
  /** Millimetres across the work surface. */
  work: number
  replacedBy?: string
}

const air: Facts = { ...mains, 'ambient-temperature': [15, 35], alarms: 'cabinetAlarms', warranty: 3 }

export const biosafetyModels: Model[] = [
  typeA2({ model: 'B90', size: [900, 2150, 790], work: 760 }),
  typeA2({ model: 'B120', size: [1200, 2150, 790], work: 1060 }),
  typeA2({ model: 'B150', size: [1500, 2150, 800], work: 1360 }),
  typeA2({ model: 'B180', size: [1800, 2150, 800], work: 1660 }),
  typeA2({ model: 'B140', size: [1400, 2180, 820], work: 1240, replacedBy: 'B150' }),
  typeB2({ model: 'B125', size: [1250, 2230, 820], work: 1060 }),
  typeB2({ model: 'B155', size: [1550, 2230, 820], work: 1360 }),
  typeB2({ model: 'B185', size: [1850, 2230, 820], work: 1660 }),
  vertical({ model: 'L80', size: [800, 1780, 700], work: 740 }),
  vertical({ model: 'L100', size: [1000, 1780, 700], work: 940 }),
  vertical({ model: 'L150', size: [1500, 1780, 700], work: 1440 }),
  horizontal({ model: 'L110', size: [1100, 1680, 780], work: 1040 }),
  horizontal({ model: 'L140', size: [1400, 1680, 780], work: 1340 }),
  passBox({ model: 'P50', size: [660, 720, 560], work: 500 }),
  passBox({ model: 'P60', size: [760, 820, 660], work: 600 }),
  passBox({ model: 'P80', size: [1000, 1560, 860], work: 800 }),
]

function typeA2(row: Row): Model {
  const old = Boolean(row.replacedBy)
  return of(row, {
    series: 'type-a2-cabinet',
    category: 'type-a2-cabinets',
    kind: 'cabinet',
    display: '0.45',
    facts: {
      'cabinet-type': 'II A2',
      downflow: old ? 0.35 : 0.45,
      inflow: 0.53,
      'exhaust-volume': rounded(row.work * 0.2 * 0.53 * 3.6, 5),
      'filter-efficiency': old ? 99.99 : 99.995,
      illuminance: old ? 800 : 1000,
      noise: old ? 61 : 56,
      'rated-power': rounded((old ? 380 : 110) + row.work * 0.12, 10),
      warranty: 5,
    },
  })
}

function typeB2(row: Row): Model {
  return of(row, {
    series: 'type-b2-cabinet',
    category: 'type-b2-cabinets',
    kind: 'cabinet',
    display: '0.40',
    facts: {
      'cabinet-type': 'II B2',
      downflow: 0.4,
      inflow: 0.55,
      // All air is exhausted: the downflow and the inflow at the front.
      'exhaust-volume': rounded(row.work * (0.2 * 0.55 + 0.6 * 0.4) * 3.6, 10),
      'filter-efficiency': 99.995,
      illuminance: 1000,
      noise: 60,
      'rated-power': rounded(260 + row.work * 0.25, 10),
      warranty: 5,
    },
  })
}

function vertical(row: Row): Model {
  return bench(row, { 'cabinet-type': 'verticalFlow', 'air-velocity': 0.36, noise: 54 })
}

function horizontal(row: Row): Model {
  return bench(row, { 'cabinet-type': 'horizontalFlow', 'air-velocity': 0.4, noise: 56 })
}

function bench(row: Row, facts: Facts): Model {
  return of(row, {
    series: 'clean-bench',
    category: 'clean-benches',
    kind: 'clean-bench',
    display: '0.36',
    facts: {
      'filter-efficiency': 99.995,
      illuminance: 800,
      'rated-power': rounded(90 + row.work * 0.14, 10),
      ...facts,
    },
  })
}

function passBox(row: Row): Model {
  const dynamic = row.work >= 800
  return of(row, {
    series: 'pass-box',
    category: 'pass-boxes',
    kind: 'pass-box',
    facts: {
      'cabinet-type': dynamic ? 'dynamicPassBox' : 'staticPassBox',
      ...(dynamic ? { 'air-velocity': 0.45, 'filter-efficiency': 99.995 } : {}),
      noise: dynamic ? 58 : 40,
      'rated-power': dynamic ? 260 : 40,
      doors: 2,
      alarms: 'interlock',
      lock: true,
    },
  })
}

type Kind = Pick<Model, 'series' | 'category' | 'kind' | 'display' | 'facts'>

function of({ model, size, work, replacedBy }: Row, { facts, ...place }: Kind): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded((width * height * depth) / 1e6 / (place.kind === 'cabinet' ? 11 : 13) + 8, 1),
  }
  return {
    model,
    slug: slugOf(model),
    ...place,
    doors: place.kind === 'pass-box' ? 2 : 1,
    ...measures,
    facts: { ...air, ...common(measures), 'work-width': work, ...facts },
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}
