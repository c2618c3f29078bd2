import type { Values } from '@/addresses/page'
import { keysOf } from '@/lib/typed-keys'
import type { MeasuredProduct } from '../../queries/items'
import { temperatures, temperaturesOf, volumes, volumesOf } from './measures'

export const filterNames = ['temperature', 'volume', 'application'] as const

export type FilterName = (typeof filterNames)[number]
export type Chosen = Partial<Record<FilterName, string>>
export type Facet = { name: FilterName; options: { value: string; count: number; chosen: boolean }[] }

/** The filters in an address. */
export function chosenFilters(values: Values): Chosen {
  return Object.fromEntries(filterNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

export function filtered(products: MeasuredProduct[], chosen: Chosen): MeasuredProduct[] {
  return products.filter((product) =>
    filterNames.every((name) => !chosen[name] || valuesOf[name](product).includes(chosen[name])),
  )
}

/**
 * The filters with the number of products for each option under the other filters. Options without products are
 * left out unless selected; so are filters that do not divide the products.
 */
export function toFacets(products: MeasuredProduct[], chosen: Chosen, applications: string[]): Facet[] {
  const options = { temperature: keysOf(temperatures), volume: keysOf(volumes), application: applications }
  return filterNames.flatMap((name) => {
    const others = filtered(products, { ...chosen, [name]: undefined })
    const counted = options[name].map((value) => ({
      value,
      count: others.filter((product) => valuesOf[name](product).includes(value)).length,
      chosen: chosen[name] === value,
    }))
    const shown = counted.filter((option) => option.count > 0 || option.chosen)
    const parts = shown.some((option) => option.chosen || option.count < others.length)
    return parts ? [{ name, options: shown }] : []
  })
}

const valuesOf: Record<FilterName, (product: MeasuredProduct) => readonly string[]> = {
  temperature: temperaturesOf,
  volume: volumesOf,
  application: ({ solutionIds }) => solutionIds,
}
