import type { Values } from '@/addresses/page'
import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import type { MeasuredProduct, ParameterItem } from '../../queries/items'
import { volumeOf } from './measures'

const sortNames = ['volume', 'energy', 'name'] as const

export type SortName = (typeof sortNames)[number]

/** The order in an address; undefined is the editors' order. */
export function chosenSort({ sort }: Values): SortName | undefined {
  return sortNames.find((name) => name === sort)
}

/** The orders that change the list: by a value only where two products differ in it. */
export function usefulSorts(products: MeasuredProduct[]): SortName[] {
  return sortNames.filter((name) =>
    name === 'name'
      ? products.length > 1
      : new Set(products.flatMap((one) => valueOf[name](one) ?? [])).size > 1,
  )
}

/** Smallest first, products without the value last; names alphabetically, with numbers by their value. */
export function sorted(site: SiteId, products: MeasuredProduct[], sort: SortName): MeasuredProduct[] {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(formatTag(site), { numeric: true })
    return products.toSorted((a, b) => compare(a.listName, b.listName))
  }
  const value = (product: MeasuredProduct) => valueOf[sort](product) ?? Number.MAX_VALUE
  return products.toSorted((a, b) => value(a) - value(b))
}

const valueOf = {
  volume: ({ parameters }: MeasuredProduct) => volumeOf(parameters),
  energy: ({ parameters }: MeasuredProduct) => energyOf(parameters),
}

/** In kWh a day, the only unit of energy. */
function energyOf(parameters: ParameterItem[]): number | undefined {
  return parameters.find(({ code }) => code === 'energy')?.value ?? undefined
}
