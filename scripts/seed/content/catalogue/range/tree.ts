/** Eight first-level categories with three second-level ones each; some of those have third-level ones. */
export const categoryTree = {
  'ultra-low-freezers': {
    'upright-ultra-low-freezers': ['variable-speed-uprights', 'cascade-uprights'],
    'chest-ultra-low-freezers': [],
    'compact-ultra-low-freezers': [],
  },
  'biomedical-freezers': {
    'minus-40-freezers': [],
    'minus-30-freezers': [],
    'minus-25-freezers': [],
  },
  'pharmacy-laboratory-refrigerators': {
    'pharmacy-refrigerators': ['upright-pharmacy-refrigerators', 'under-counter-pharmacy-refrigerators'],
    'laboratory-refrigerators': [],
    'refrigerator-freezers': [],
  },
  'blood-bank': {
    'blood-bank-refrigerators': [],
    'plasma-freezers': [],
    'blood-transport-boxes': [],
  },
  'vaccine-refrigerators': {
    'ice-lined-refrigerators': [],
    'solar-direct-drive-refrigerators': ['solar-refrigerators', 'solar-refrigerator-freezers'],
    'cold-boxes': [],
  },
  'liquid-nitrogen': {
    'vapour-phase-vessels': [],
    'nitrogen-dewars': [],
    'dry-shippers': [],
  },
  biosafety: {
    'class-ii-cabinets': ['type-a2-cabinets', 'type-b2-cabinets'],
    'clean-benches': [],
    'pass-boxes': [],
  },
  'cold-rooms-monitoring': {
    'walk-in-cold-rooms': [],
    'temperature-monitoring': [],
    'gateways-probes': [],
  },
} as const

type Tree = typeof categoryTree
type First = keyof Tree
type Second = { [F in First]: keyof Tree[F] }[First]
type Third = {
  [F in First]: { [S in keyof Tree[F]]: Tree[F][S] extends readonly (infer T)[] ? T : never }[keyof Tree[F]]
}[First]

export type CategorySlug = First | Second | Third
