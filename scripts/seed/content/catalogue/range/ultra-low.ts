import type { CategorySlug, DrawingKind, Facts, Model } from '../types'
import { boxes, common, logging, mains, openings, rounded, slugOf } from './figures'

type Row = {
  model: string
  litres: number
  /** Shelves times racks times boxes per rack. */
  layout: readonly [shelves: number, racks: number, perRack: number]
  size: readonly [width: number, height: number, depth: number]
  replacedBy?: string
}

type Platform = {
  series: string
  category: CategorySlug
  kind: DrawingKind
  doors: number
  /** Kilograms and watts by litre. */
  weight: (litres: number) => number
  facts: (litres: number) => Facts
}

const shared: Facts = {
  ...mains,
  ...logging,
  'ambient-temperature': [10, 32],
  defrost: 'manualDefrost',
  alarms: 'freezerAlarms',
  'access-port': 25,
  lock: true,
}

const variableSpeed: Platform = {
  series: 'variable-speed-upright',
  category: 'variable-speed-uprights',
  kind: 'upright',
  doors: 1,
  weight: (litres) => rounded(100 + litres * 0.25, 5),
  facts: (litres) => ({
    'refrigeration-system': 'variableCascade',
    refrigerant: 'R290 / R170',
    'refrigerant-charge': 145,
    insulation: 'vacuumPanels',
    uniformity: 2.5,
    energy: rounded(3.37 + litres * 0.00462, 0.1),
    'rated-power': rounded(420 + litres * 0.45, 10),
    noise: litres > 700 ? 46 : 45,
    'pull-down-time': rounded(170 + litres * 0.0724, 5),
    'recovery-time': rounded(10 + litres * 0.00965),
    'warm-up-time': rounded(190 + litres * 0.1206, 5),
    warranty: 5,
  }),
}

const cascade: Platform = {
  series: 'cascade-upright',
  category: 'cascade-uprights',
  kind: 'upright',
  doors: 1,
  weight: (litres) => rounded(125 + litres * 0.25, 5),
  facts: (litres) => ({
    'refrigeration-system': 'fixedCascade',
    refrigerant: 'R290 / R170',
    'refrigerant-charge': 150,
    insulation: 'foam',
    uniformity: 4,
    energy: rounded(5.5 + litres * 0.00744, 0.1),
    'rated-power': rounded(620 + litres * 0.55, 10),
    noise: 51,
    'pull-down-time': rounded(200 + litres * 0.09, 5),
    'recovery-time': rounded(14 + litres * 0.012),
    'warm-up-time': rounded(150 + litres * 0.1, 5),
    warranty: 3,
  }),
}

const dual: Platform = {
  ...cascade,
  series: 'dual-system-upright',
  weight: (litres) => rounded(165 + litres * 0.26, 5),
  facts: (litres) => ({
    ...cascade.facts(litres),
    'refrigeration-system': 'dualSystem',
    'refrigerant-charge': 120,
    uniformity: 3,
    energy: rounded(5.9 + litres * 0.0078, 0.1),
    'rated-power': rounded(880 + litres * 0.6, 10),
    noise: 49,
    'pull-down-time': rounded(150 + litres * 0.08, 5),
    'recovery-time': rounded(11 + litres * 0.01),
    warranty: 5,
  }),
}

const chest: Platform = {
  series: 'ultra-low-chest',
  category: 'chest-ultra-low-freezers',
  kind: 'chest',
  doors: 1,
  weight: (litres) => rounded(85 + litres * 0.24, 5),
  facts: (litres) => ({
    'refrigeration-system': 'fixedCascade',
    refrigerant: 'R290 / R170',
    'refrigerant-charge': 140,
    insulation: 'foam',
    uniformity: 3,
    energy: rounded(4.4 + litres * 0.0078, 0.1),
    'rated-power': rounded(480 + litres * 0.6, 10),
    noise: 49,
    'pull-down-time': rounded(190 + litres * 0.1, 5),
    'recovery-time': rounded(4 + litres * 0.006),
    'warm-up-time': rounded(240 + litres * 0.16, 5),
    warranty: 3,
  }),
}

const compact: Platform = {
  series: 'compact-ultra-low',
  category: 'compact-ultra-low-freezers',
  kind: 'under-counter',
  doors: 1,
  weight: (litres) => rounded(55 + litres * 0.33, 1),
  facts: (litres) => ({
    'refrigeration-system': 'variableCascade',
    refrigerant: 'R290 / R170',
    'refrigerant-charge': 95,
    insulation: 'vacuumPanels',
    uniformity: 3,
    energy: rounded(2.6 + litres * 0.0068, 0.1),
    'rated-power': rounded(330 + litres * 0.5, 10),
    noise: 43,
    'pull-down-time': rounded(150 + litres * 0.12, 5),
    'recovery-time': rounded(9 + litres * 0.014),
    'warm-up-time': rounded(130 + litres * 0.15, 5),
    warranty: 3,
  }),
}

export const ultraLowModels: Model[] = [
  of(variableSpeed, { model: 'U340', litres: 336, layout: [4, 3, 20], size: [550, 1810, 820] }),
  of(variableSpeed, { model: 'U420', litres: 421, layout: [4, 3, 24], size: [590, 1990, 820] }),
  of(variableSpeed, { model: 'U490', litres: 492, layout: [4, 4, 20], size: [660, 1990, 820] }),
  of(variableSpeed, { model: 'U570', litres: 574, layout: [4, 4, 25], size: [670, 1990, 920] }),
  of(variableSpeed, { model: 'U700', litres: 702, layout: [4, 5, 24], size: [780, 1990, 920] }),
  of(variableSpeed, { model: 'U830', litres: 829, layout: [4, 6, 24], size: [900, 1990, 920] }),
  of(variableSpeed, { model: 'U960', litres: 958, layout: [4, 7, 24], size: [1020, 1990, 920] }),
  of(cascade, { model: 'U350', litres: 348, layout: [4, 3, 20], size: [650, 1830, 900] }),
  of(cascade, { model: 'U430', litres: 432, layout: [4, 3, 24], size: [690, 1990, 900] }),
  of(cascade, { model: 'U500', litres: 502, layout: [4, 4, 20], size: [770, 1990, 900] }),
  of(cascade, { model: 'U590', litres: 588, layout: [4, 4, 25], size: [780, 1990, 1000] }),
  of(cascade, { model: 'U720', litres: 718, layout: [4, 5, 24], size: [900, 1990, 1000] }),
  of(cascade, {
    model: 'U400',
    litres: 402,
    layout: [4, 3, 22],
    size: [660, 1990, 900],
    replacedBy: 'U420',
  }),
  of(cascade, {
    model: 'U540',
    litres: 538,
    layout: [4, 4, 22],
    size: [810, 1990, 900],
    replacedBy: 'U570',
  }),
  of(cascade, {
    model: 'U820',
    litres: 820,
    layout: [4, 6, 24],
    size: [990, 1990, 1000],
    replacedBy: 'U830',
  }),
  of(dual, { model: 'U560', litres: 560, layout: [4, 4, 24], size: [750, 1990, 1000] }),
  of(dual, { model: 'U730', litres: 730, layout: [4, 5, 25], size: [910, 1990, 1000] }),
  of(dual, { model: 'U860', litres: 860, layout: [4, 6, 24], size: [1030, 1990, 1000] }),
  of(chest, { model: 'C120', litres: 118, layout: [1, 6, 12], size: [780, 900, 720] }),
  of(chest, { model: 'C300', litres: 302, layout: [1, 15, 13], size: [1400, 960, 800] }),
  of(chest, { model: 'C390', litres: 388, layout: [1, 20, 13], size: [1700, 960, 800] }),
  of(chest, { model: 'C510', litres: 508, layout: [1, 24, 14], size: [1900, 1000, 880] }),
  of(chest, { model: 'C680', litres: 682, layout: [1, 32, 14], size: [2200, 1000, 950] }),
  of(chest, {
    model: 'C720',
    litres: 718,
    layout: [1, 34, 14],
    size: [2350, 1020, 980],
    replacedBy: 'C680',
  }),
  of(compact, { model: 'U90', litres: 88, layout: [2, 2, 12], size: [600, 850, 680] }),
  of(compact, { model: 'U110', litres: 108, layout: [2, 2, 16], size: [700, 850, 720] }),
  of(compact, { model: 'U180', litres: 178, layout: [2, 3, 20], size: [650, 1180, 780] }),
  of(compact, { model: 'U220', litres: 218, layout: [3, 3, 16], size: [700, 1310, 780] }),
]

function of(platform: Platform, { model, litres, layout, size, replacedBy }: Row): Model {
  const [width, height, depth] = size
  const [shelves, racks, perRack] = layout
  const measures = {
    width,
    height,
    depth,
    weight: platform.weight(litres),
    netLitres: litres,
    temperature: { from: -86, to: -40 },
  }
  return {
    model,
    slug: slugOf(model),
    series: platform.series,
    category: platform.category,
    kind: platform.kind,
    display: '-80.0 °C',
    doors: platform.doors,
    ...measures,
    facts: {
      ...shared,
      ...common(measures),
      ...platform.facts(litres),
      ...boxes(shelves * racks * perRack),
      ...openings(platform.kind, platform.doors),
      ...(shelves > 1 ? { shelves: shelves - 1, 'inner-doors': shelves } : {}),
    },
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}
