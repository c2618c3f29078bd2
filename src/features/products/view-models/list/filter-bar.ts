import { formatQuantity } from '@/i18n/quantity'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { isKeyOf, isOneOf } from '@/lib/typed-keys'
import { filterNames, type Chosen, type Facet, type FilterName } from './filters'
import { temperatures, volumes } from './measures'
import { listHref } from './menu'
import type { SortName } from './sorting'

export type FilterBar = {
  filters: { name: FilterName; label: string; options: FilterOption[] }[]
  /** Each links to the list without this filter. */
  chosen: { name: string; label: string; href: string }[]
  clearHref: string
  /** Empty where no order changes the list; the first is the editors' order. */
  sorts: SortOption[]
}

export type SortOption = { label: string; chosen: boolean; href: string }

export type FilterOption = { value: string; label: string; count: number; chosen: boolean; href: string }

type Bar = {
  /** Absent for the list's address without parameters. */
  categoryId?: string
  facets: Facet[]
  chosen: Chosen
  /** Names of solutions by id. */
  applications: Map<string, string>
  sort?: SortName
  sorts: SortName[]
}

/** Filters and orders as links: a filter's option links to the list with it, a selected one to the list without it. */
export function toFilterBar(site: SiteId, bar: Bar): FilterBar {
  const { categoryId: id, facets, chosen, applications, sort } = bar
  const t = translator(site, 'productsList')
  const hrefWith = (filters: Chosen) => listHref(site, { id, ...filters, sort })
  const labelOf = (name: FilterName, value: string) =>
    name === 'application' ? (applications.get(value) ?? '') : optionLabel(site, name, value)
  const filters = facets.map(({ name, options }) => ({
    name,
    label: t(`filters.${name}`),
    options: options.map(({ value, count, chosen: isChosen }) => ({
      value,
      count,
      chosen: isChosen,
      label: labelOf(name, value),
      href: hrefWith({ ...chosen, [name]: isChosen ? undefined : value }),
    })),
  }))
  return {
    filters,
    chosen: Object.entries(chosen).flatMap(([name, value]) => {
      if (!isOneOf(filterNames, name)) return []
      return { name, label: labelOf(name, value), href: hrefWith({ ...chosen, [name]: undefined }) }
    }),
    clearHref: hrefWith({}),
    sorts: toSorts(site, bar),
  }
}

function toSorts(site: SiteId, { categoryId: id, chosen, sort, sorts }: Bar): SortOption[] {
  if (sorts.length === 0) return []
  const t = translator(site, 'productsList')
  const editorsOrder = {
    label: t('sorts.default'),
    chosen: sort === undefined,
    href: listHref(site, { id, ...chosen }),
  }
  const orders = sorts.map((order) => ({
    label: t(`sorts.${order}`),
    chosen: order === sort,
    href: listHref(site, { id, ...chosen, sort: order }),
  }))
  return [editorsOrder, ...orders]
}

function optionLabel(site: SiteId, name: 'temperature' | 'volume', value: string): string {
  const t = translator(site, 'productsList')
  if (name === 'temperature' && isKeyOf(temperatures, value)) {
    const { over, upTo } = temperatures[value]
    const degrees = (end: number) => formatQuantity(site, { value: end, unit: 'degC' })
    return t(`temperatures.${value}`, { over: degrees(over), upTo: degrees(upTo) })
  }
  if (name !== 'volume' || !isKeyOf(volumes, value)) return value
  const { from, below } = volumes[value]
  const litres = (end: number) => formatQuantity(site, { value: end, unit: 'L' })
  return t(`volumes.${value}`, { from: litres(from), below: litres(below) })
}
