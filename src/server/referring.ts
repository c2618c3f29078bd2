import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
  cases,
  cases_rels,
  materials,
  materials_rels,
  products,
  products_rels,
  solutions,
} from '@/database-tables'
import type { SiteId } from '@/i18n/locales'
import { fieldTag, membershipTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { cms } from './cms'
import { query } from './query'

/*
 * The ids of the published documents that refer to a document, in the order of their lists and in one statement. What
 * a site shows of them is decided when they are read by id.
 */

/** The materials and the cases of a product. */
export const findReferringToProduct = query<[SiteId, string], { materials: string[]; cases: string[] }>({
  name: 'referring-to-product',
  read: async (site, product) => {
    recordReferring('materials', { site, field: 'products', id: product, sortedBy: 'order' })
    recordReferring('cases', { site, field: 'products', id: product, sortedBy: 'createTime' })
    const { drizzle } = (await cms()).db
    const ofMaterials = drizzle
      .select({ id: materials.id })
      .from(materials)
      .innerJoin(materials_rels, eq(materials_rels.parent, materials.id))
      .where(and(eq(materials._status, 'published'), eq(materials_rels.productsID, product)))
      .orderBy(materials.order, materials.id)
    const ofCases = drizzle
      .select({ id: cases.id })
      .from(cases)
      .innerJoin(cases_rels, eq(cases_rels.parent, cases.id))
      .where(and(eq(cases._status, 'published'), eq(cases_rels.productsID, product)))
      .orderBy(desc(cases.createTime), desc(cases.id))
    const [found] = await drizzle
      .select({ materials: sql<string[]>`array(${ofMaterials})`, cases: sql<string[]>`array(${ofCases})` })
      .from(products)
      .where(eq(products.id, product))
    return found ?? { materials: [], cases: [] }
  },
})

/** The products and the cases of a solution. */
export const findReferringToSolution = query<[SiteId, string], { products: string[]; cases: string[] }>({
  name: 'referring-to-solution',
  read: async (site, solution) => {
    recordReferring('products', { site, field: 'solutions', id: solution, sortedBy: 'order' })
    recordReferring('cases', { site, field: 'solutions', id: solution, sortedBy: 'createTime' })
    const { drizzle } = (await cms()).db
    const ofProducts = drizzle
      .select({ id: products.id })
      .from(products)
      .innerJoin(products_rels, eq(products_rels.parent, products.id))
      .where(and(eq(products._status, 'published'), eq(products_rels.solutionsID, solution)))
      .orderBy(products.order, products.id)
    const ofCases = drizzle
      .select({ id: cases.id })
      .from(cases)
      .innerJoin(cases_rels, eq(cases_rels.parent, cases.id))
      .where(and(eq(cases._status, 'published'), eq(cases_rels.solutionsID, solution)))
      .orderBy(desc(cases.createTime), desc(cases.id))
    const [found] = await drizzle
      .select({ products: sql<string[]>`array(${ofProducts})`, cases: sql<string[]>`array(${ofCases})` })
      .from(solutions)
      .where(eq(solutions.id, solution))
    return found ?? { products: [], cases: [] }
  },
})

type Relation = { site: SiteId; field: string; id: string; sortedBy: string }

function recordReferring(collection: 'materials' | 'cases' | 'products', relation: Relation): void {
  const { site, field, id, sortedBy } = relation
  recordTags([membershipTag(collection, site, { field, value: id }), fieldTag(collection, sortedBy, site)])
}
