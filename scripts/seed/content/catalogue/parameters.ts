import type { Unit } from '@/lib/units'
import { parameterCodes } from './parameter-codes'
import { alarmWordings } from './parameters/alarms'
import { classNames, parameterNames } from './parameters/names'
import { wordings as plainWordings } from './parameters/wordings'
import type {
  Fact,
  Facts,
  Model,
  ParameterClassSeed,
  ParameterClassSlug,
  ParameterCode,
  ParameterKind,
  ParameterSeed,
  ProductParameterSeed,
} from './types'
import { typesetAll } from './typeset'

const wordings = { ...plainWordings, ...alarmWordings }

const kinds: Partial<Record<ParameterCode, ParameterKind>> = {
  'temperature-range': 'range',
  'ambient-temperature': 'range',
  'sample-temperature': 'range',
  voltage: 'range',
  frequency: 'text',
  'freeze-protection': 'text',
  'refrigeration-system': 'text',
  refrigerant: 'text',
  defrost: 'text',
  insulation: 'text',
  'cabinet-type': 'text',
  alarms: 'text',
  radio: 'text',
  'remote-contact': 'flag',
  lock: 'flag',
}

// Temperature differences are in kelvins, so that they are not converted like temperatures.
const unitOf: Partial<Record<ParameterCode, Unit>> = {
  'temperature-range': 'degC',
  'set-point': 'degC',
  'ambient-temperature': 'degC',
  'sample-temperature': 'degC',
  uniformity: 'K',
  accuracy: 'K',
  'pull-down-time': 'min',
  'recovery-time': 'min',
  'warm-up-time': 'min',
  'time-in-range': 'min',
  'holdover-time': 'h',
  autonomy: 'h',
  'net-volume': 'L',
  'gross-volume': 'L',
  'nitrogen-reserve': 'L',
  'box-capacity': 'pcs',
  'vial-capacity': 'pcs',
  'straw-capacity': 'pcs',
  'bag-capacity': 'pcs',
  shelves: 'pcs',
  doors: 'pcs',
  lids: 'pcs',
  'inner-doors': 'pcs',
  canisters: 'pcs',
  'ice-pack-freezing': 'kg',
  'refrigerant-charge': 'g',
  'evaporation-rate': 'LPerDay',
  'holding-time': 'd',
  'neck-opening': 'mm',
  downflow: 'mPerS',
  inflow: 'mPerS',
  'air-velocity': 'mPerS',
  'exhaust-volume': 'm3PerH',
  'filter-efficiency': 'percent',
  illuminance: 'lx',
  'work-width': 'mm',
  voltage: 'V',
  'rated-power': 'W',
  energy: 'kWhPerDay',
  noise: 'dBA',
  'solar-array': 'W',
  width: 'mm',
  depth: 'mm',
  height: 'mm',
  weight: 'kg',
  'log-interval': 's',
  'log-years': 'years',
  'alarm-battery': 'h',
  'access-port': 'mm',
  warranty: 'years',
}

const filters: Partial<Record<ParameterCode, ParameterSeed['filter']>> = {
  'temperature-range': 'temperature',
  'net-volume': 'volume',
}

// Parameters with the same value for every device are not compared.
const notCompared = new Set<ParameterCode>(['frequency', 'access-port'])

const classes = Object.entries(parameterCodes) as [ParameterClassSlug, readonly ParameterCode[]][]

export const parameterClassSeeds: ParameterClassSeed[] = classes.map(([slug], index) => ({
  id: `12150000000000020${digits(index)}`,
  slug,
  name: named(classNames[slug]),
  order: index + 1,
}))

export const parameterSeeds: ParameterSeed[] = classes.flatMap(([slug, codes], row) =>
  codes.map((code, column) => ({
    id: `121500000000003${digits(row)}${digits(column)}`,
    code,
    class: slug,
    kind: kinds[code] ?? 'number',
    ...(unitOf[code] ? { unit: unitOf[code] } : {}),
    filter: filters[code] ?? 'none',
    compare: !notCompared.has(code),
    name: named(parameterNames[code]),
    order: column + 1,
  })),
)

/** The facts of a model as rows of its table, in the order of the dictionary. */
export function parametersOf({ model, ...rest }: Model): ProductParameterSeed[] {
  const facts = withSetPoint(rest)
  return parameterSeeds.flatMap(({ code, kind }) => {
    const fact = facts[code]
    if (fact === undefined) return []
    const row = rowOf(fact)
    if (row.kind !== kind) throw new Error(`${model}: ${code} is no ${kind}`)
    return [{ parameter: code, ...row.value }]
  })
}

/** The energy consumption applies to the temperature on the display. */
function withSetPoint({ facts, display }: Pick<Model, 'facts' | 'display'>): Facts {
  if (facts.energy === undefined || !display?.endsWith('°C')) return facts
  return { ...facts, 'set-point': Number.parseFloat(display) }
}

type Row = { kind: ParameterKind; value: Omit<ProductParameterSeed, 'parameter'> }

function rowOf(fact: Fact): Row {
  if (typeof fact === 'number') return { kind: 'number', value: { value: fact } }
  if (typeof fact === 'boolean') return { kind: 'flag', value: { flag: fact } }
  if (typeof fact === 'string') return { kind: 'text', value: { text: inWords(fact) } }
  const [value, upTo] = fact
  return { kind: 'range', value: value === upTo ? { value } : { value, upTo } }
}

function inWords(text: string) {
  const words = wordings[text] ?? { zh_CN: text, en_EN: text, es_ES: text, fr_FR: text }
  return typesetAll(words)
}

function named([zh_CN, en_EN, es_ES, fr_FR]: readonly [string, string, string, string]) {
  return typesetAll({ zh_CN, en_EN, es_ES, fr_FR }, { names: true })
}

function digits(index: number): string {
  return String(index + 1).padStart(2, '0')
}
