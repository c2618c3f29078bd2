import { isNotNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { requests_rels } from '@/database-tables'
import { defaultSite, siteIds, type SiteId } from '@/i18n/locales'

type NameQuery = {
  ids: string[]
  /** The site whose names are preferred. */
  site?: SiteId
  req?: PayloadRequest
}

/** Names of products by id: a site's own, else that of the first site that has one. */
export async function findProductNames(
  payload: Payload,
  { ids, site = defaultSite, req }: NameQuery,
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    select: { name: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, nameIn(name, site) ?? id]))
}

/** Products that inquiries refer to, by name. */
export async function findRequestedProducts(payload: Payload): Promise<{ id: string; name: string }[]> {
  const { productsID: id } = requests_rels
  const rows = await payload.db.drizzle.selectDistinct({ id }).from(requests_rels).where(isNotNull(id))
  const names = await findProductNames(payload, { ids: rows.map((row) => String(row.id)) })
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}

/** With `locale: 'all'` a text is an object by site, which the types do not declare. */
function nameIn(name: unknown, site: SiteId): string | undefined {
  if (typeof name !== 'object' || name === null) return undefined
  const texts = new Map(Object.entries(name).map(([key, text]) => [key, text ? String(text) : undefined]))
  return [site, defaultSite, ...siteIds].map((one) => texts.get(one)).find(Boolean)
}
