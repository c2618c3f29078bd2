import type { Facts, Model } from '../types'
import { common, mains, openings, rounded, slugOf } from './figures'

type Size = readonly [width: number, height: number, depth: number]
type Row = {
  model: string
  gross: number
  net: number
  size: Size
  /** Hours without supply at 43 °C until the first sensor passes 8 °C. */
  holdover: number
  replacedBy?: string
}
type Mains = Row & { energy: number; upright?: true }
type Solar = Row & { array: number; /** Kilograms of ice packs frozen in a day. */ ice?: number }
type Box = { model: string; net: number; size: Size; hours: number; weight: number; carrier?: true }

const shared: Facts = {
  'ambient-temperature': [5, 43],
  refrigerant: 'R600a',
  'freeze-protection': 'gradeA',
  insulation: 'foam',
  'log-interval': 600,
  alarms: 'vaccineAlarms',
  lock: true,
  warranty: 2,
}

export const vaccineModels: Model[] = [
  iceLined({ model: 'R130', gross: 128, net: 55, size: [840, 880, 660], holdover: 56, energy: 0.7 }),
  iceLined({ model: 'R180', gross: 182, net: 80, size: [1020, 890, 680], holdover: 60, energy: 0.8 }),
  iceLined({ model: 'R230', gross: 228, net: 126, size: [1240, 900, 720], holdover: 62, energy: 1.0 }),
  iceLined({ model: 'R320', gross: 322, net: 211, size: [1640, 910, 760], holdover: 68, energy: 1.3 }),
  iceLined({
    model: 'R160',
    gross: 161,
    net: 71,
    size: [980, 890, 690],
    holdover: 44,
    energy: 1.1,
    replacedBy: 'R180',
  }),
  iceLined({
    model: 'R220',
    gross: 219,
    net: 98,
    size: [680, 1680, 760],
    holdover: 38,
    energy: 1.4,
    upright: true,
  }),
  iceLined({
    model: 'R415',
    gross: 412,
    net: 204,
    size: [820, 1960, 840],
    holdover: 41,
    energy: 2.0,
    upright: true,
  }),
  solar({ model: 'R70', gross: 72, net: 27, size: [740, 880, 660], holdover: 96, array: 280 }),
  solar({ model: 'R100', gross: 104, net: 52, size: [860, 890, 700], holdover: 104, array: 340 }),
  solar({ model: 'R175', gross: 168, net: 76, size: [1080, 900, 740], holdover: 113, array: 400 }),
  solar({ model: 'R240', gross: 238, net: 102, size: [1280, 920, 780], holdover: 121, array: 480 }),
  solar({ model: 'R385', gross: 384, net: 165, size: [1760, 940, 840], holdover: 118, array: 680 }),
  solar({
    model: 'R210',
    gross: 208,
    net: 84,
    size: [1240, 920, 780],
    holdover: 88,
    array: 540,
    replacedBy: 'R240',
  }),
  solar({ model: 'R140', gross: 139, net: 36, size: [1100, 900, 740], holdover: 92, array: 480, ice: 1.6 }),
  solar({ model: 'R295', gross: 288, net: 92, size: [1560, 930, 800], holdover: 98, array: 680, ice: 2.5 }),
  box({ model: 'T2', net: 1.7, size: [245, 285, 245], hours: 34, weight: 1.8, carrier: true }),
  box({ model: 'T3', net: 2.6, size: [280, 320, 260], hours: 38, weight: 2.3, carrier: true }),
  box({ model: 'T8', net: 8.2, size: [500, 440, 400], hours: 78, weight: 8.4 }),
  box({ model: 'T12', net: 12.4, size: [580, 470, 430], hours: 102, weight: 11.2 }),
  box({ model: 'T24', net: 23.6, size: [740, 560, 540], hours: 134, weight: 17.5 }),
]

function iceLined({ energy, upright, ...row }: Mains): Model {
  const model = refrigerator(row, 'holdover-time', {
    series: upright ? 'ice-lined-upright' : 'ice-lined-chest',
    category: 'ice-lined-refrigerators',
    kind: upright ? 'glass-refrigerator' : 'chest',
  })
  return {
    ...model,
    ...(upright ? { contents: 'boxes' as const } : {}),
    facts: {
      ...model.facts,
      ...mains,
      warranty: 2,
      'refrigeration-system': 'iceLining',
      'refrigerant-charge': 65,
      defrost: upright ? 'autoDefrost' : 'manualDefrost',
      energy,
      'rated-power': rounded(100 + energy * 60, 10),
      noise: 41,
      ...(upright ? { shelves: 5 } : {}),
    },
  }
}

function solar({ array, ice, ...row }: Solar): Model {
  const model = refrigerator(row, 'autonomy', {
    series: ice ? 'solar-refrigerator-freezer' : 'solar-refrigerator',
    category: ice ? 'solar-refrigerator-freezers' : 'solar-refrigerators',
    kind: 'solar-chest',
  })
  return {
    ...model,
    facts: {
      ...model.facts,
      'refrigeration-system': 'solarDirectDrive',
      'refrigerant-charge': 60,
      defrost: 'manualDefrost',
      'solar-array': array,
      noise: 39,
      ...(ice ? { 'ice-pack-freezing': ice } : {}),
    },
  }
}

function refrigerator(
  { model, gross, net, size, holdover, replacedBy }: Row,
  stated: 'holdover-time' | 'autonomy',
  place: Pick<Model, 'series' | 'category' | 'kind'>,
): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded(38 + gross * 0.3, 1),
    netLitres: net,
    temperature: { from: 2, to: 8 },
  }
  return {
    model,
    slug: slugOf(model),
    ...place,
    display: '5.0 °C',
    doors: 1,
    ...measures,
    facts: {
      ...shared,
      ...common(measures),
      'gross-volume': gross,
      [stated]: holdover,
      ...openings(place.kind, 1),
    },
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}

function box({ model, net, size, hours, weight, carrier }: Box): Model {
  const [width, height, depth] = size
  const measures = { width, height, depth, weight, netLitres: net, temperature: { from: 2, to: 8 } }
  return {
    model,
    slug: slugOf(model),
    series: carrier ? 'vaccine-carrier' : 'vaccine-cold-box',
    category: 'cold-boxes',
    kind: carrier ? 'carrier' : 'cold-box',
    doors: 1,
    ...measures,
    facts: {
      ...common(measures),
      'ambient-temperature': [-10, 43],
      'holdover-time': hours,
      'freeze-protection': 'gradeA',
      insulation: 'foam',
      warranty: 2,
    },
  }
}
