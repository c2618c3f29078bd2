import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { formatQuantity, formatStored, inShownUnit, unitSymbol, withUnitsOf } from '@/i18n/quantity'
import type { ParameterItem } from '../../queries/items'

/** `inSecondUnit` is the value in the unit that the site shows beside the stored one, such as degrees Fahrenheit. */
export type KeyFigure = {
  code: string
  value: string
  unit?: string
  /** What says that the value is the lowest of a range, before or after it, for figures without a note. */
  before?: string
  after?: string
  name: string
  /** The name with the value in the second unit. */
  note: string
  inSecondUnit?: string
}

const maxFigures = 4

/** The parameters preferred after temperature and volume, in this order; others follow. */
const preferredCodes = [
  'downflow',
  'inflow',
  'air-velocity',
  'energy',
  'holdover-time',
  'autonomy',
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

/** The temperature of a product, the lowest value of a freezer and the range of a refrigerator; or its volume. */
export function toMeasure(
  site: SiteId,
  parameters: ParameterItem[],
  measure: 'temperature' | 'volume',
): KeyFigure | undefined {
  const parameter = parameters.filter(hasNumber).find(({ filter }) => filter === measure)
  return parameter && toKeyFigure(site, parameter)
}

type Numbered = ParameterItem & { value: number }

function toKeyFigure(site: SiteId, parameter: Numbered): KeyFigure {
  const { code, name } = parameter
  const t = translator(site, 'product')
  const isLowest = isFreezing(parameter)
  const [first, last] = endsOf(parameter)
  const measured = { value: first, upTo: last, unit: parameter.unit }
  const { unit, ...shown } = inShownUnit(measured)
  // The value in the second unit goes into the note.
  const beside = formatQuantity(site, measured).slice(formatStored(site, measured).length)
  const label = isLowest ? t('lowest.long') : withUnitsOf(site, name)
  return {
    code,
    value: [shown.value, ...(shown.upTo == null ? [] : [shown.upTo])]
      .map((value) => formatStored(site, { value }))
      .join('–'),
    unit: (unit && unitSymbol(site, unit)) || undefined,
    ...(isLowest && wordsAroundLowest(site)),
    name: label,
    note: `${label}${beside}`,
    inSecondUnit: beside.trim().replaceAll(/^\(|\)$/g, '') || undefined,
  }
}

/** The message decides on which side of the figure its word is. */
function wordsAroundLowest(site: SiteId): Pick<KeyFigure, 'before' | 'after'> {
  const place = '\n'
  const [before, after] = translator(site, 'product')('lowest.short', { figure: place })
    .split(place)
    .map((words) => words.trim())
  return { before, after }
}

function endsOf(parameter: Numbered): [number, number?] {
  const { value, upTo } = parameter
  if (upTo === null || upTo === value) return [value]
  return isFreezing(parameter) ? [Math.min(value, upTo)] : [value, upTo]
}

/** The temperature range of a freezer or vessel, of which the lowest value is shown. */
function isFreezing({ value, upTo, filter }: Numbered): boolean {
  return filter === 'temperature' && upTo !== null && upTo !== value && Math.min(value, upTo) < 0
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
