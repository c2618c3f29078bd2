import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import type { MeasuredProduct } from '../../queries/items'
import { toParameterClasses } from '../detail/parameter-classes'
import { toComparison } from './comparison'

/** The address of the parameters of products as a table for spreadsheets. */
export function csvHref(site: SiteId, ids: string[]): string {
  return `/csv/${site}/${ids.join(',')}`
}

/** Lines of a table: all parameters of one product, or the comparable ones of several, with a column each. */
export function toDataTable(site: SiteId, products: MeasuredProduct[]): string[][] {
  const t = translator(site, 'compare')
  const head = [t('class'), t('parameter'), ...products.map(({ name }) => withUnitsOf(site, name))]
  return [head, ...rowsOf(site, products)]
}

function rowsOf(site: SiteId, products: MeasuredProduct[]): string[][] {
  const [only, ...others] = products
  if (only && others.length === 0)
    return toParameterClasses(site, only.parameters).flatMap(({ name, rows }) =>
      rows.map(({ label, value }) => [name, label, value]),
    )
  return toComparison(site, products, { onlyDifferences: false }).flatMap(({ name, rows }) =>
    rows.map(({ label, values }) => [name, label, ...values]),
  )
}
