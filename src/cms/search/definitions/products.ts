import { formatQuantity } from '@/i18n/quantity'
import type { SiteId } from '@/i18n/locales'
import { isUnit } from '@/lib/units'
import type { StoredParameter, StoredProduct } from '../../product-table/stored-product'
import type { PerSite } from '../../tables/stored-document'
import { readCategories } from '../categories'
import { distinct, modelsIn } from '../models'
import { findRelated } from '../related'
import { lines, plainOn, type StoredDocument, textOn } from '../stored'
import { placeIn, rowBuilder } from './definition'

/** Sorts featured products before all categories. */
const featuredOffset = -1_000_000_000

type Parameter = { name?: PerSite<string>; kind?: string | null; unit?: string | null }
type Dictionary = Map<string, Parameter>

/** In the order of the catalogue (S2 2.3), featured products first. */
export const productRows = rowBuilder<StoredProduct & StoredDocument>({
  collection: 'products',
  kindOf: () => 'products',
  read: async (req, docs) => {
    const categories = await readCategories(req)
    const ids = docs.flatMap(({ parameters }) => parameters?.map(({ parameter }) => parameter) ?? [])
    const { byId } = await findRelated(req, 'parameters', ids, { kind: true, unit: true })
    return (doc, site) => {
      const listName = textOn(site, doc.listName)
      return {
        models: distinct([doc.model, ...modelsIn(textOn(site, doc.name), listName)]),
        summary: lines(textOn(site, doc.brief), ...categories.namesOf(site, doc.category)),
        body: lines(listName, plainOn(site, doc.overview), ...detailsOn(site, doc, byId)),
        place: placeIn(categories.positionOf(doc.category), doc.order) + (doc.featured ? featuredOffset : 0),
      }
    }
  },
})

function detailsOn(site: SiteId, { traits, approvals, parameters }: StoredProduct, dictionary: Dictionary) {
  return [
    ...(traits ?? []).flatMap(({ firstTrait, secondTraits }) => [
      textOn(site, firstTrait),
      textOn(site, secondTraits),
    ]),
    ...(parameters ?? []).map((row) => parameterOn(site, row, dictionary.get(row.parameter))),
    ...(approvals ?? []).map(({ kind, code }) => [kind, code].filter(Boolean).join(' ')),
  ]
}

/** As on its page: 'Temperature range −40 to −86 °C'; empty without a value. */
function parameterOn(site: SiteId, row: StoredParameter, parameter: Parameter | undefined): string {
  const name = textOn(site, parameter?.name)
  if (!parameter || !name) return ''
  if (parameter.kind === 'flag') return row.flag ? name : ''
  const value = parameter.kind === 'text' ? textOn(site, row.text) : quantityOn(site, row, parameter)
  return value ? `${name} ${value}` : ''
}

function quantityOn(site: SiteId, { value, upTo, unit }: StoredParameter, parameter: Parameter): string {
  if (value == null) return ''
  const measuredIn = unit || parameter.unit
  return formatQuantity(site, { value, upTo, unit: isUnit(measuredIn) ? measuredIn : null })
}
