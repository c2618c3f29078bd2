import type { JudgedQuery } from '../judged'

/** What buyers look for, with the matching documents of the demo content, judged once for all languages. */
export const meanings = {
  ultraLow: products(['ultra-low-freezers']),
  upright: products(['upright-ultra-low-freezers']),
  chest: products(['chest-ultra-low-freezers'], {
    related: ['C200', 'C360', 'C560', 'C140', 'C240', 'C420'],
  }),
  compact: products(['compact-ultra-low-freezers']),
  minus20: products(['minus-25-freezers'], { good: ['minus-30-freezers'], related: ['minus-40-freezers'] }),
  minus40: products(['minus-40-freezers'], { related: ['minus-30-freezers', 'plasma-freezers'] }),
  plasma: products(['plasma-freezers'], { related: ['minus-30-freezers', 'minus-40-freezers'] }),
  bloodFridge: products(['blood-bank-refrigerators']),
  bloodBox: products(['blood-transport-boxes']),
  medicineFridge: products(['pharmacy-refrigerators'], { related: ['laboratory-refrigerators'] }),
  underCounter: products(['under-counter-pharmacy-refrigerators']),
  labFridge: products(['laboratory-refrigerators'], { related: ['pharmacy-refrigerators'] }),
  sparkFree: products(['R350', 'R450'], { related: ['laboratory-refrigerators'] }),
  combined: products(['refrigerator-freezers'], { good: ['solar-refrigerator-freezers'] }),
  vaccineFridge: products(['ice-lined-refrigerators', 'solar-direct-drive-refrigerators'], {
    good: ['pharmacy-refrigerators'],
    related: ['cold-boxes'],
  }),
  iceLined: products(['ice-lined-refrigerators']),
  solar: products(['solar-direct-drive-refrigerators']),
  carrier: products(['cold-boxes'], { related: ['blood-transport-boxes'] }),
  nitrogen: products(['vapour-phase-vessels', 'nitrogen-dewars'], { good: ['dry-shippers'] }),
  vapour: products(['vapour-phase-vessels'], { related: ['nitrogen-dewars'] }),
  dewar: products(['nitrogen-dewars'], { related: ['vapour-phase-vessels', 'dry-shippers'] }),
  shipper: products(['dry-shippers']),
  cabinet: products(['class-ii-cabinets']),
  exhausted: products(['type-b2-cabinets'], { good: ['type-a2-cabinets'] }),
  cleanBench: products(['clean-benches']),
  passBox: products(['pass-boxes']),
  coldRoom: products(['W10', 'W20', 'W40'], { good: ['W15', 'W30'] }),
  freezerRoom: products(['W15', 'W30'], { good: ['W10', 'W20', 'W40'] }),
  monitoring: products(['temperature-monitoring'], { good: ['gateways-probes'] }),
  probe: products(['Trace Probe'], { good: ['temperature-monitoring', 'Trace Gateway'] }),
  level: products(['Trace 4N'], { good: ['Trace 4', 'Trace 3'], related: ['gateways-probes'] }),

  bloodSolution: solutions(['blood-network'], ['plasma-fractionation']),
  vaccineSolution: solutions(['vaccine-network'], ['solar-outreach']),
  outreachSolution: solutions(['solar-outreach'], ['vaccine-network']),
  pharmacySolution: solutions(['hospital-pharmacy'], ['pharma-supply-chain']),
  supplySolution: solutions(['pharma-supply-chain'], ['hospital-pharmacy', 'clinical-trials']),
  sampleSolution: solutions(['sample-network'], ['cord-blood', 'universities', 'laboratory-network']),
  cordSolution: solutions(['cord-blood'], ['sample-network']),
  fertilitySolution: solutions(['assisted-reproduction']),
  safetySolution: solutions(['biosafety'], ['laboratory-network']),
  laboratorySolution: solutions(['laboratory-network'], ['universities', 'biosafety']),

  ultraLowBrochure: brochures([
    'brochure-variable-speed-uprights',
    'brochure-cascade-uprights',
    'brochure-chest-ultra-low-freezers',
    'brochure-compact-ultra-low-freezers',
  ]),
  cabinetBrochure: brochures(['brochure-type-a2-cabinets', 'brochure-type-b2-cabinets']),
  nitrogenBrochure: brochures(['brochure-vapour-phase-vessels', 'brochure-nitrogen-dewars']),
  medicineBrochure: brochures(['brochure-pharmacy-refrigerators']),
  vaccineBrochure: brochures([
    'brochure-ice-lined-refrigerators',
    'brochure-solar-direct-drive-refrigerators',
  ]),
} satisfies Record<string, Judged>

export type Meaning = keyof typeof meanings

type Judged = Omit<JudgedQuery, 'text'>
type Names = string[]

function products(exact: Names, others: { good?: Names; related?: Names } = {}): Judged {
  return { kind: 'products', exact, ...others }
}

function solutions(exact: Names, related: Names = []): Judged {
  return { kind: 'solutions', exact, related }
}

function brochures(exact: Names): Judged {
  return { kind: 'brochures', exact }
}
