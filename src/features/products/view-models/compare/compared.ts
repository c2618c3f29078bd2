import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { MeasuredProduct, PickerCategory } from '../../queries/items'

export const maxCompared = 4

export type ComparedProduct = {
  id: string
  name: string
  href: string
  picture?: Picture
  discontinued: boolean
  removeHref: string
}

type Address = { ids: string[]; only?: string }

/** Address of a comparison; without products `only` is left out. */
export function compareHref(site: SiteId, { ids, only }: Address): string {
  return ids.length > 0
    ? href(site, 'productCompare', { ids: ids.join(','), only })
    : href(site, 'productCompare')
}

export function toCompared(site: SiteId, products: MeasuredProduct[], only?: string): ComparedProduct[] {
  const ids = products.map(({ id }) => id)
  return products.map(({ id, name, listName, cover, discontinued }) => ({
    id,
    name: withUnitsOf(site, listName),
    href: href(site, 'products', { id, name }),
    picture: cover ? toPicture(cover) : undefined,
    discontinued,
    removeHref: compareHref(site, { ids: ids.filter((other) => other !== id), only }),
  }))
}

export type AddGroup = { label: string; options: { value: string; label: string }[] }

/** The products that can be added, by first-level category; an option's value is the complete comparison. */
export function toAddGroups(categories: PickerCategory[], ids: string[]): AddGroup[] {
  return categories.flatMap(({ name, products }) => {
    const options = products
      .filter(({ id }) => !ids.includes(id))
      .map((product) => ({ value: [...ids, product.id].join(','), label: product.name }))
    return options.length > 0 ? [{ label: name, options }] : []
  })
}

const maxSuggested = 6

/** A suggested comparison: the first two products of a first-level category, and what both are. */
export type SuggestedComparison = {
  id: string
  ids: [string, string]
  names: [string, string]
  kind: string
  href: string
}

export function toSuggestedComparisons(site: SiteId, categories: PickerCategory[]): SuggestedComparison[] {
  return categories
    .flatMap(({ id, name: category, products: [first, second] }): SuggestedComparison[] => {
      if (!first || !second) return []
      const ids: [string, string] = [first.id, second.id]
      const { names, kind = category } = toPair(first.name, second.name)
      return [{ id, ids, names, kind, href: compareHref(site, { ids }) }]
    })
    .slice(0, maxSuggested)
}

const modelWord = /(?:^| )(\p{Lu}+\d+\p{Lu}?)(?=[ ,]|$)/u

/** The models alone, and what both are, if two names differ in nothing else: "U340" and "U420", "upright freezer". */
function toPair(first: string, second: string): { names: [string, string]; kind?: string } {
  const kind = kindOf(first)
  const [model, other] = [modelOf(first), modelOf(second)]
  const isPair = model && other && kind && kind === kindOf(second)
  if (!isPair) return { names: [first, second] }
  return { names: [withMarkOf(first, model), withMarkOf(second, other)], kind }
}

/** The model in a product's name, such as U340. */
export function modelOf(name: string): string | undefined {
  return modelWord.exec(withoutMarks(name))?.[1]
}

function kindOf(name: string): string {
  return withoutMarks(name).replace(modelWord, '').trimStart()
}
