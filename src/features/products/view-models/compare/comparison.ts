import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import type { MeasuredProduct, ParameterItem } from '../../queries/items'
import { parameterText } from '../parameter-text'

export type ComparedClass = { name: string; rows: ComparedRow[] }

type ComparedRow = {
  code: string
  label: string
  /** One per product; empty if it has none. */
  values: string[]
  differs: boolean
}

type Options = { onlyDifferences: boolean }

/** The comparable parameters by class, with a value for each product. */
export function toComparison(
  site: SiteId,
  products: MeasuredProduct[],
  { onlyDifferences }: Options,
): ComparedClass[] {
  const sheets = products.map(({ parameters }) => new Map(parameters.map((one) => [one.code, one])))
  const classes = Map.groupBy(mergedParameters(products), ({ className }) => className)
  return [...classes].flatMap(([name, parameters]) => {
    const rows = parameters
      .map(({ code, name: label }) => {
        const values = sheets.map((sheet) => textOf(site, sheet.get(code)))
        return { code, label: withUnitsOf(site, label), values, differs: new Set(values).size > 1 }
      })
      .filter((row) => row.differs || !onlyDifferences)
    return rows.length > 0 ? [{ name, rows }] : []
  })
}

function textOf(site: SiteId, parameter: ParameterItem | undefined): string {
  return parameter ? parameterText(site, parameter) : ''
}

/** All parameters of the products, in the order of the dictionary. */
function mergedParameters(products: MeasuredProduct[]): ParameterItem[] {
  const merged: ParameterItem[] = []
  for (const { parameters } of products) {
    let next = 0
    for (const parameter of parameters) {
      const place = merged.findIndex(({ code }) => code === parameter.code)
      if (place === -1) merged.splice(next, 0, parameter)
      next = (place === -1 ? next : place) + 1
    }
  }
  return merged.filter(({ compare }) => compare)
}
