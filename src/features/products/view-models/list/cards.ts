import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CategoryItem, MeasuredProduct, ParameterItem } from '../../queries/items'
import { toKeyFigures, toMeasure, type KeyFigure } from '../detail/key-figures'
import { parameterText } from '../parameter-text'

export type ProductCard = {
  id: string
  name: string
  model: string
  href: string
  brief: string
  picture?: Picture
  figure?: Pick<KeyFigure, 'value' | 'unit' | 'before' | 'after'>
  facts: CardFact[]
  note?: string
}

/** A parameter with its short name. */
type CardFact = { label: string; value: string }

/** `lead` says once what holds for all of its cards; a folded group is closed until it is opened. */
export type CardGroup = { id: string; name: string; lead: string; cards: ProductCard[]; folded?: boolean }

/** The measure that the cards of a list show large. */
type Lead = 'temperature' | 'volume'

/** A product card: temperature or volume as the key figure, the other one and one more fact below (S2 2.1). */
export function toCard(site: SiteId, product: MeasuredProduct, lead: Lead = 'temperature'): ProductCard {
  const { id, name, listName, model, brief, cover, parameters, discontinued } = product
  const figure = toMeasure(site, parameters, lead)
  return {
    id,
    name: withUnitsOf(site, listName),
    model,
    href: href(site, 'products', { id, name }),
    brief,
    picture: cover ? toPicture(cover) : undefined,
    figure,
    facts: [...secondUnitOf(figure), ...toFacts(site, parameters, lead)],
    note: discontinued ? translator(site, 'productsList')('discontinued') : undefined,
  }
}

/** Where all products have the same temperature, the volume tells them apart. */
function leadOf(site: SiteId, products: MeasuredProduct[]): Lead {
  const valuesOf = (measure: Lead) =>
    products.map(({ parameters }) => toMeasure(site, parameters, measure)?.value)
  const [temperatures, volumes] = [valuesOf('temperature'), valuesOf('volume')]
  const isTheSame = products.length > 1 && new Set(temperatures).size === 1
  return isTheSame && volumes.every(Boolean) && new Set(volumes).size > 1 ? 'volume' : 'temperature'
}

/** Products by category in the order of the tree, then those that are discontinued. */
export function toGroups(site: SiteId, tree: CategoryItem[], products: MeasuredProduct[]): CardGroup[] {
  const lead = leadOf(site, products)
  const { current, old } = byAvailability(products)
  const byCategory = Map.groupBy(current, ({ categoryId }) => categoryId)
  const groups = tree.flatMap(({ id, name, lead: text }) => {
    const cards = byCategory.get(id)?.map((product) => toCard(site, product, lead))
    return cards ? [{ id, name: withUnitsOf(site, name), lead: text, cards }] : []
  })
  return [...groups, ...toDiscontinued(site, old, lead)]
}

/** All products in one group, in the given order, then those that are discontinued. */
export function toSortedGroup(
  site: SiteId,
  { id, name, lead: text }: CategoryItem,
  products: MeasuredProduct[],
): CardGroup[] {
  const lead = leadOf(site, products)
  const { current, old } = byAvailability(products)
  const cards = current.map((product) => toCard(site, product, lead))
  return [...(cards.length > 0 ? [{ id, name, lead: text, cards }] : []), ...toDiscontinued(site, old, lead)]
}

function byAvailability(products: MeasuredProduct[]) {
  const { current = [], old = [] } = Object.groupBy(products, ({ discontinued }) =>
    discontinued ? 'old' : 'current',
  )
  return { current, old }
}

/** Folded, since they are for the owners of such a model. */
function toDiscontinued(site: SiteId, products: MeasuredProduct[], lead: Lead): CardGroup[] {
  if (products.length === 0) return []
  const name = translator(site, 'productsList')('discontinuedModels', { count: products.length })
  const cards = products.map((product) => toCard(site, product, lead))
  return [{ id: 'discontinued', name, lead: '', cards, folded: true }]
}

const maxFacts = 2

function toFacts(site: SiteId, parameters: ParameterItem[], lead: Lead): CardFact[] {
  const temperature = lead === 'temperature' ? undefined : toMeasure(site, parameters, 'temperature')
  const others = toKeyFigures(site, parameters)
    .flatMap(({ code }) => parameters.find((parameter) => parameter.code === code) ?? [])
    .filter(({ filter }) => filter !== 'temperature' && filter !== lead)
    .map((parameter) => ({
      label: withUnitsOf(site, shortName(parameter.name)),
      value: parameterText(site, parameter),
    }))
  return [...(temperature ? [temperatureFact(temperature)] : []), ...others].slice(0, maxFacts)
}

function temperatureFact({ name, value, unit, inSecondUnit }: KeyFigure): CardFact {
  const shown = unit ? `${value}\u{a0}${unit}` : value
  return { label: shortName(name), value: inSecondUnit ? `${shown} (${inSecondUnit})` : shown }
}

/** The key figure in the unit that the site shows beside the stored one. */
function secondUnitOf(figure?: KeyFigure): CardFact[] {
  return figure?.inSecondUnit ? [{ label: figure.name, value: figure.inSecondUnit }] : []
}

/** The name of a parameter without the conditions of its measurement, which the data sheet states: "Energy, room at 25 °C". */
function shortName(name: string): string {
  return withMarkOf(name, /^[^,，(（]*/.exec(withoutMarks(name))?.[0].trim() || name)
}
