import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CategoryItem, MeasuredProduct, ParameterItem } from '../../queries/items'
import { toKeyFigures, toTemperature, type KeyFigure } from '../detail/key-figures'
import { parameterText } from '../parameter-text'

export type ProductCard = {
  id: string
  name: string
  href: string
  brief: string
  picture?: Picture
  figure?: Pick<KeyFigure, 'value' | 'unit' | 'qualifier'>
  facts: string[]
  note?: string
}

export type CardGroup = { id: string; name: string; cards: ProductCard[] }

/** A product card: temperature as the key figure, volume and one more fact below (S2 2.1). */
export function toCard(site: SiteId, product: MeasuredProduct): ProductCard {
  const { id, name, listName, brief, cover, parameters, discontinued } = product
  const figure = toTemperature(site, parameters)
  return {
    id,
    name: withUnitsOf(site, listName),
    href: href(site, 'products', { id, name }),
    brief,
    picture: cover ? toPicture(cover) : undefined,
    figure,
    facts: [...(figure?.inSecondUnit ? [figure.inSecondUnit] : []), ...toFacts(site, product)],
    note: discontinued ? translator(site, 'productsList')('discontinued') : undefined,
  }
}

/** Products by category in the order of the tree; discontinued products come last in their group. */
export function toGroups(site: SiteId, tree: CategoryItem[], products: MeasuredProduct[]): CardGroup[] {
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  return tree.flatMap(({ id, name }) => {
    const inside = byCategory.get(id)
    if (!inside) return []
    const inOrder = inside.toSorted((a, b) => Number(a.discontinued) - Number(b.discontinued))
    return [{ id, name: withUnitsOf(site, name), cards: inOrder.map((product) => toCard(site, product)) }]
  })
}

/** All products in one group, in the given order. */
export function toSortedGroup(
  site: SiteId,
  { id, name }: CategoryItem,
  products: MeasuredProduct[],
): CardGroup[] {
  return products.length > 0 ? [{ id, name, cards: products.map((product) => toCard(site, product)) }] : []
}

const maxFacts = 2

/** What the name in lists does not say already. */
function toFacts(site: SiteId, { parameters, listName }: MeasuredProduct): string[] {
  const codes = toKeyFigures(site, parameters).map(({ code }) => code)
  const shown = codes
    .flatMap((code) => parameters.find((parameter) => parameter.code === code) ?? [])
    .filter(({ filter, value }) => filter !== 'temperature' && !isIn(listName, value))
    .slice(0, maxFacts)
  return shown.map((parameter) => toFact(site, parameter, shown))
}

function isIn(text: string, value: number | null): boolean {
  const numbers = text.replaceAll(',', '').match(/[\d.]+/g)
  return numbers?.includes(String(value)) ?? false
}

/** A count needs its name, and so do two values of one unit. */
function toFact(site: SiteId, parameter: ParameterItem, shown: ParameterItem[]): string {
  const text = parameterText(site, parameter)
  const isCount = parameter.unit === null || parameter.unit === 'pcs'
  const isOneOfTwo = shown.some(({ code, unit }) => code !== parameter.code && unit === parameter.unit)
  return isCount || isOneOfTwo ? `${withUnitsOf(site, parameter.name)} ${text}` : text
}
