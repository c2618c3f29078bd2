import type { MaterialKind } from '@/lib/material-kinds'
import type { SearchKind } from '@/lib/search/kinds'
import { readCategories } from '../categories'
import { findFileTexts } from '../file-texts'
import { distinct, modelsIn } from '../models'
import { findRelated, nameOn } from '../related'
import { lines, type StoredDocument, textOn } from '../stored'
import { placeIn, rowBuilder } from './definition'

type Material = StoredDocument & {
  kind?: MaterialKind | null
  file?: string | null
  products?: string[] | null
  category?: string | null
  version?: string | null
}

// In the order of the groups in lists; other kinds are not searched.
const kinds: Partial<Record<MaterialKind, SearchKind>> = {
  brochure: 'brochures',
  catalogue: 'brochures',
  'solution-catalogue': 'brochures',
  'service-brochure': 'brochures',
  'product-video': 'videos',
  'user-video': 'videos',
}
export const searchedMaterialKinds = Object.keys(kinds)

/** Videos and brochures of the library, found by their products as well; unrestricted PDFs also by their text. */
export const materialRows = rowBuilder<Material>({
  collection: 'materials',
  kindOf: ({ kind }) => (kind && kinds[kind]) ?? null,
  read: async (req, docs) => {
    const categories = await readCategories(req)
    const productIds = docs.flatMap(({ products }) => products ?? [])
    const products = await findRelated(req, 'products', productIds, { model: true })
    const textOf = await findFileTexts(
      req,
      docs.map(({ file }) => file),
    )
    return (doc, site) => {
      const shown = products.shownOf(site, doc.products ?? [])
      return {
        models: distinct([...shown.map(({ model }) => model), ...modelsIn(textOn(site, doc.name))]),
        summary: lines(...shown.map(nameOn(site)), ...categories.namesOf(site, doc.category)),
        body: lines(doc.version, textOf(doc.file)),
        place: placeIn(1 + searchedMaterialKinds.indexOf(doc.kind ?? ''), doc.order),
      }
    }
  },
})
