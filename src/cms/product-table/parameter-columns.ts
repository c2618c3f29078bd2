import { siteIds, type SiteId } from '@/i18n/locales'
import { refuseCell } from '../tables/cell-error'
import type { Column } from '../tables/column'
import { withValue, type PerSite } from '../tables/stored-document'
import type { StoredParameter, StoredProduct } from './stored-product'
import { readNumber, readYesNo, toNumber, toText, toYesNo } from '../tables/values'

/** A parameter of the dictionary, as far as its columns need it. */
export type TableParameter = {
  id: string
  code: string
  kind: 'number' | 'range' | 'text' | 'flag'
  unit?: string | null
  name?: PerSite<string>
}

const numberSource = '[-+\u2212]?\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?'
const measurePattern = new RegExp(
  `^(?<value>${numberSource})?(?<range>\\.\\.(?<upTo>${numberSource})?)?(?:\\s*(?<unit>\\p{L}\\w*))?$`,
  'u',
)

/** One column for a number, a range or a flag; one per site for a text. */
export function parameterColumns(parameter: TableParameter): Column<StoredProduct>[] {
  const name = `param:${parameter.code}`
  if (parameter.kind === 'text') {
    return siteIds.map((site) => textColumn({ name: `${name}:${site}`, parameter, site }))
  }
  const isFlag = parameter.kind === 'flag'
  return [
    {
      name,
      read(product) {
        const entry = entryOf(product, parameter)
        return isFlag ? readYesNo(entry?.flag) : readMeasure(entry, parameter)
      },
      write(product, text) {
        if (text === '') remove(product, parameter)
        else if (isFlag) put(product, parameter, { flag: toYesNo(text) })
        else put(product, parameter, toMeasure(text, parameter))
      },
    },
  ]
}

/** Removes text parameters that are empty on every site. */
export function removeEmptyTexts(product: StoredProduct, parameters: TableParameter[]): void {
  const textParameterIds = new Set(parameters.filter(({ kind }) => kind === 'text').map(({ id }) => id))
  product.parameters = (product.parameters ?? []).filter(
    ({ parameter, text }) => !textParameterIds.has(parameter) || Object.values(text ?? {}).some(Boolean),
  )
}

type TextColumn = { name: string; parameter: TableParameter; site: SiteId }

function textColumn({ name, parameter, site }: TextColumn): Column<StoredProduct> {
  return {
    name,
    read: (product) => entryOf(product, parameter)?.text?.[site] ?? '',
    write(product, text) {
      const texts = withValue(entryOf(product, parameter)?.text, site, text === '' ? null : toText(text))
      put(product, parameter, { text: texts })
    },
  }
}

/** '829', '-86..-60', '29.3 cuft'. */
function readMeasure(entry: StoredParameter | undefined, { kind, unit }: TableParameter): string {
  if (!entry) return ''
  const isRange = kind === 'range' && entry.upTo != null
  const numbers = isRange ? `${readNumber(entry.value)}..${readNumber(entry.upTo)}` : readNumber(entry.value)
  return entry.unit && entry.unit !== unit && numbers ? `${numbers} ${entry.unit}` : numbers
}

function toMeasure(text: string, { kind, unit: own }: TableParameter): Partial<StoredParameter> {
  const { value, range, upTo, unit } = measurePattern.exec(text.trim())?.groups ?? {}
  if (value === undefined && upTo === undefined) {
    const form = kind === 'range' ? '-86..-60' : '29.3'
    refuseCell('table:notUnderstood', { text, form })
  }
  if (range !== undefined && kind !== 'range') {
    refuseCell('table:isRange', { text })
  }
  const from = value === undefined ? null : toNumber(value)
  const measure = { value: from, unit: unit && unit !== own ? unit : null }
  return kind === 'range' ? { ...measure, upTo: upTo === undefined ? null : toNumber(upTo) } : measure
}

function entryOf({ parameters }: StoredProduct, { id }: TableParameter): StoredParameter | undefined {
  return parameters?.find(({ parameter }) => parameter === id)
}

function put(product: StoredProduct, parameter: TableParameter, values: Partial<StoredParameter>): void {
  const entry = entryOf(product, parameter)
  if (entry) Object.assign(entry, values)
  else product.parameters = [...(product.parameters ?? []), { parameter: parameter.id, ...values }]
}

function remove(product: StoredProduct, { id }: TableParameter): void {
  product.parameters = product.parameters?.filter(({ parameter }) => parameter !== id)
}
