import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products_parameters, products_parameters_locales } from '@/database-tables'
import { cms } from '@/server/cms'
import { documentTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import { textSources, type SiteId } from '@/i18n/locales'
import type { StoredValue } from './dictionary'

/**
 * The values of many products, by product, in one statement: Payload takes half a second for the rows of 150
 * products, this some milliseconds. Texts fall back to other locales as in Payload.
 */
export async function readValues(site: SiteId, productIds: string[]): Promise<Map<string, StoredValue[]>> {
  if (productIds.length === 0) return new Map()
  recordTags(productIds.map((id) => documentTag('products', id, 'document', site)))
  const { drizzle } = (await cms()).db
  const [ownSite = site, fallbackSite = ownSite] = textSources(site)
  const { _parentID: product, _order, id, parameter, value, upTo, unit, flag } = products_parameters
  const own = alias(products_parameters_locales, 'own')
  const fallback = alias(products_parameters_locales, 'fallback')
  const rows = await drizzle
    .select({
      product,
      parameter,
      value,
      upTo,
      unit,
      flag,
      text: sql<string | null>`coalesce(nullif(${own.text}, ''), ${fallback.text})`,
    })
    .from(products_parameters)
    .leftJoin(own, and(eq(own._parentID, id), eq(own._locale, ownSite)))
    .leftJoin(fallback, and(eq(fallback._parentID, id), eq(fallback._locale, fallbackSite)))
    .where(inArray(product, productIds))
    .orderBy(_order)
  const values = rows.map((row) => ({ ...row, parameter: row.parameter ?? '' }))
  return Map.groupBy(values, (row) => row.product)
}
