import { href } from '@/addresses/href'
import { findCasesOfProduct } from '@/features/cases/queries'
import { findMaterials, findMaterialsOfProduct } from '@/features/materials/queries'
import type { PageContext } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { findAllSolutions } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { inOrderOf } from '@/lib/in-order-of'
import {
  findCategories,
  findDraftProduct,
  findNeighboursOf,
  findProduct,
  findRecommendedFor,
  pathTo,
  type NamedItem,
  type ProductDetail,
} from '../../queries'
import { specificationOf, toResources } from '../../view-models/detail/documents'
import { toProductView } from '../../view-models/detail/product-view'
import { toRecommended } from '../../view-models/detail/recommended'
import { toCase, toSolution } from '../../view-models/detail/related'

const maxRecommended = 4

/** The content of the product page on the site, or null. */
export async function productContent({ site, values, preview }: PageContext) {
  const id = values.id ?? ''
  const item = preview ? await findDraftProduct(site, id) : await findProduct(site, id)
  if (!item) return null
  const [categories, materials, allSolutions, cases, { settings }, neighbours, recommended] =
    await Promise.all([
      findCategories(site),
      productMaterials(site, item),
      findAllSolutions(site),
      findCasesOfProduct(site, id),
      findSettings(site),
      findNeighboursOf(site, item),
      findRecommendedFor(site, item),
    ])
  const product = toProductView(site, item, { materials, now: Date.now() })
  const path = pathTo(categories, item.categoryId)
  return {
    item,
    product,
    path,
    chosen: { id, name: item.name, classifyName: path[0]?.name, cover: product.cover },
    resources: toResources(site, materials),
    specification: specificationOf(site, materials),
    solutions: inOrderOf(item.solutionIds, allSolutions).map((solution) => toSolution(site, solution)),
    cases: cases.map((one) => toCase(site, one)),
    recommended: recommended
      .slice(0, maxRecommended)
      .map((one) => toRecommended(site, one, pathTo(categories, one.categoryId))),
    company: settings.companyName,
    neighbours: { previous: toStep(site, neighbours.last), next: toStep(site, neighbours.next) },
    hrefs: {
      contact: '#contact',
      sheet: href(site, 'productSheet', { id }),
      list: href(site, 'productsList', { id: item.categoryId }),
    },
  }
}

export type ProductContent = NonNullable<Awaited<ReturnType<typeof productContent>>>

/** The materials linked to the product, and the documents of its approvals. */
export async function productMaterials(site: SiteId, { id, approvals }: ProductDetail) {
  const materials = await findMaterialsOfProduct(site, id)
  const known = new Set(materials.map((material) => material.id))
  const documents = approvals.flatMap(({ materialId }) =>
    materialId && !known.has(materialId) ? [materialId] : [],
  )
  return documents.length > 0 ? [...materials, ...(await findMaterials(site, documents))] : materials
}

function toStep(site: SiteId, neighbour: NamedItem | null) {
  if (!neighbour) return undefined
  const { id, name } = neighbour
  return { name: withUnitsOf(site, name), href: href(site, 'products', { id, name }) }
}
