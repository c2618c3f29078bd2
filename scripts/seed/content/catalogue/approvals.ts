import type { ApprovalKind, ApprovalSeed, Model } from './types'

export type ApprovalFamily =
  | 'ultra-low'
  | 'biomedical'
  | 'pharmacy'
  | 'laboratory'
  | 'blood'
  | 'transport'
  | 'vaccine'
  | 'carrier'
  | 'nitrogen'
  | 'biosafety'
  | 'clean-air'
  | 'room'
  | 'monitoring'

/** The approvals of each kind of product; a medical device has more than a laboratory device. */
const kinds: Record<ApprovalFamily, ApprovalKind[]> = {
  'ultra-low': ['CE', 'UKCA', 'UL', 'NMPA', 'ISO 13485'],
  biomedical: ['CE', 'UKCA', 'NMPA', 'ISO 13485'],
  pharmacy: ['CE', 'UKCA', 'NMPA', 'ISO 13485'],
  laboratory: ['CE', 'UKCA'],
  blood: ['CE', 'UKCA', 'FDA', 'NMPA', 'ISO 13485'],
  transport: ['CE', 'NMPA'],
  vaccine: ['WHO PQS', 'CE', 'NMPA', 'ISO 13485'],
  carrier: ['WHO PQS', 'CE'],
  nitrogen: ['CE', 'UKCA', 'NMPA', 'ISO 13485'],
  biosafety: ['CE', 'UKCA', 'NMPA', 'other'],
  'clean-air': ['CE', 'UKCA'],
  room: ['CE', 'UKCA'],
  monitoring: ['CE', 'UKCA', 'UL', 'FDA'],
}

/** Years in which the rows of a register end, so that not all expire together. */
const years = [2027, 2028, 2029, 2030]

/** What came on the market in 2025 or later, beside the variable-speed uprights. */
const newModels = new Set(['V1000', 'R240'])

/**
 * The approvals of a model; a discontinued one keeps those that do not expire.
 * @param index its position in the range, from which the fictional register numbers are derived
 */
export function approvalsOf(model: Model, family: ApprovalFamily, index: number): ApprovalSeed[] {
  const approvals = kinds[family].map((kind) => approval(kind, model, index))
  return model.discontinued ? approvals.filter(({ expires }) => !expires) : approvals
}

function approval(kind: ApprovalKind, model: Model, index: number): ApprovalSeed {
  const year = years[index % years.length] ?? 2028
  const month = String((index % 12) + 1).padStart(2, '0')
  const number = String(index + 1).padStart(3, '0')
  switch (kind) {
    case 'CE':
    case 'UKCA':
      return { kind, code: `NB-DoC-${model.slug.toUpperCase()}-${kind}` }
    case 'UL':
      return { kind, code: `E512${number}` }
    case 'FDA':
      return { kind, code: `D498${number}`, expires: '2026-12-31' }
    case 'NMPA':
      return chineseRegistration(model, { year, month, serial: `${number}8` })
    case 'WHO PQS':
      return prequalification(model, index)
    case 'ISO 13485':
      return { kind, code: 'MD 71 2408', expires: '2028-05-31' }
    case 'other':
      return { kind, code: `NSF/ANSI 49 C-${number}`, expires: `${year}-12-31` }
  }
}

/**
 * A registration of class II with the authority of the province. It is valid for five years; a renewed one keeps its
 * number, with the year of the first.
 */
function chineseRegistration(
  { series, model }: Model,
  { year, month, serial }: { year: number; month: string; serial: string },
): ApprovalSeed {
  const isNew = series === 'variable-speed-upright' || newModels.has(model)
  const [first, last] = isNew ? [2025, 2030] : [year - 10, year]
  return { kind: 'NMPA', code: `山械注准${first}222${serial}`, expires: `${last}-${month}-28` }
}

/** E003 refrigerators and freezers, E004 cold boxes and carriers; a listing is reviewed after five years. */
function prequalification(model: Model, index: number): ApprovalSeed {
  const category = model.facts['gross-volume'] ? 'E003' : 'E004'
  return {
    kind: 'WHO PQS',
    code: `${category}/${900 + index}`,
    expires: model.slug === 'r240' ? '2031-04-15' : `${2028 + (index % 3)}-06-30`,
  }
}
