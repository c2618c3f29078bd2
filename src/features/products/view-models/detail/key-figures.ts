import type { SiteId } from '@/i18n/locales'
import { formatQuantity, formatStored, unitSymbol, withUnitsOf } from '@/i18n/quantity'
import type { ParameterItem } from '../../queries/items'

/** `inSecondUnit` is the value in the unit that the site shows beside the stored one, such as degrees Fahrenheit. */
export type KeyFigure = { code: string; value: string; unit?: string; note: string; inSecondUnit?: string }

const maxFigures = 4

/** The parameters preferred after temperature and volume, in this order; others follow. */
const preferredCodes = [
  'downflow',
  'inflow',
  'energy',
  'holdover-time',
  'evaporation-rate',
  'holding-time',
  'bag-capacity',
  'filter-efficiency',
  'noise',
  'box-capacity',
  'straw-capacity',
  'accuracy',
  'log-interval',
  'log-years',
]

/** The large figures below a product's drawing. */
export function toKeyFigures(site: SiteId, parameters: ParameterItem[]): KeyFigure[] {
  return parameters
    .filter(hasNumber)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxFigures)
    .map((parameter) => toKeyFigure(site, parameter))
}

/** The temperature of a product: the lowest value of a freezer, the range of a refrigerator. */
export function toTemperature(site: SiteId, parameters: ParameterItem[]): KeyFigure | undefined {
  const parameter = parameters.filter(hasNumber).find(({ filter }) => filter === 'temperature')
  return parameter && toKeyFigure(site, parameter)
}

type Numbered = ParameterItem & { value: number }

function toKeyFigure(site: SiteId, parameter: Numbered): KeyFigure {
  const { code, name, unit } = parameter
  const [first, last] = endsOf(parameter)
  const measured = { value: first, upTo: last, unit }
  // The value in the second unit goes into the note.
  const beside = formatQuantity(site, measured).slice(formatStored(site, measured).length)
  return {
    code,
    value: [first, ...(last === undefined ? [] : [last])]
      .map((value) => formatStored(site, { value }))
      .join('–'),
    unit: (unit && unitSymbol(site, unit)) || undefined,
    note: `${withUnitsOf(site, name)}${beside}`,
    inSecondUnit: beside.trim().replaceAll(/^\(|\)$/g, '') || undefined,
  }
}

function endsOf({ value, upTo, filter }: Numbered): [number, number?] {
  if (upTo === null || upTo === value) return [value]
  if (filter === 'temperature' && Math.min(value, upTo) < 0) return [Math.min(value, upTo)]
  return [value, upTo]
}

function hasNumber(parameter: ParameterItem): parameter is Numbered {
  const { kind, value } = parameter
  return (kind === 'number' || kind === 'range') && value !== null
}

function rank({ filter, code }: ParameterItem): number {
  if (filter === 'temperature') return 0
  if (filter === 'volume') return 1
  const place = preferredCodes.indexOf(code)
  return place === -1 ? 2 + preferredCodes.length : 2 + place
}
