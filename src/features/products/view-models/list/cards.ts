import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
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
  figure?: Pick<KeyFigure, 'value' | 'unit' | 'before' | 'after'>
  facts: CardFact[]
  note?: string
}

/** A parameter with its short name. */
type CardFact = { label: string; value: string }

/** `lead` says once what holds for all of its cards. */
export type CardGroup = { id: string; name: string; lead: string; cards: ProductCard[] }

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
    facts: [...secondUnitOf(figure), ...toFacts(site, parameters)],
    note: discontinued ? translator(site, 'productsList')('discontinued') : undefined,
  }
}

/** Products by category in the order of the tree; discontinued products come last in their group. */
export function toGroups(site: SiteId, tree: CategoryItem[], products: MeasuredProduct[]): CardGroup[] {
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  return tree.flatMap(({ id, name, lead }) => {
    const inside = byCategory.get(id)
    if (!inside) return []
    const inOrder = inside.toSorted((a, b) => Number(a.discontinued) - Number(b.discontinued))
    const cards = inOrder.map((product) => toCard(site, product))
    return [{ id, name: withUnitsOf(site, name), lead, cards }]
  })
}

/** All products in one group, in the given order. */
export function toSortedGroup(
  site: SiteId,
  { id, name, lead }: CategoryItem,
  products: MeasuredProduct[],
): CardGroup[] {
  return products.length > 0
    ? [{ id, name, lead, cards: products.map((product) => toCard(site, product)) }]
    : []
}

const maxFacts = 2

function toFacts(site: SiteId, parameters: ParameterItem[]): CardFact[] {
  return toKeyFigures(site, parameters)
    .flatMap(({ code }) => parameters.find((parameter) => parameter.code === code) ?? [])
    .filter(({ filter }) => filter !== 'temperature')
    .slice(0, maxFacts)
    .map((parameter) => ({
      label: withUnitsOf(site, shortName(parameter.name)),
      value: parameterText(site, parameter),
    }))
}

/** The key figure in the unit that the site shows beside the stored one. */
function secondUnitOf(figure?: KeyFigure): CardFact[] {
  return figure?.inSecondUnit ? [{ label: figure.name, value: figure.inSecondUnit }] : []
}

/** The name of a parameter without the conditions of its measurement, which the data sheet states: "Energy, room at 25 °C". */
function shortName(name: string): string {
  return withMarkOf(name, /^[^,，(（]*/.exec(withoutMarks(name))?.[0].trim() || name)
}
