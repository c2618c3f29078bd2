import type { Values } from '@/addresses/page'
import type { MeasuredProduct } from '../../queries/items'
import { keysOf, temperatures, temperaturesOf, volumes, volumesOf } from './measures'

const filterNames = ['temperature', 'volume', 'application'] as const

export type FilterName = (typeof filterNames)[number]
export type Chosen = Partial<Record<FilterName, string>>
export type Facet = { name: FilterName; options: { value: string; count: number; chosen: boolean }[] }

/** What an address chooses among the products of its category. */
export function chosenFilters(values: Values): Chosen {
  return Object.fromEntries(filterNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

export function filtered(products: MeasuredProduct[], chosen: Chosen): MeasuredProduct[] {
  return products.filter((product) =>
    filterNames.every((name) => !chosen[name] || valuesOf[name](product).includes(chosen[name])),
  )
}

/**
 * The filters with the number of products behind each option, the other filters being as they are. An option that
 * nothing has is left out unless it is chosen, and a filter that parts nothing altogether.
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
