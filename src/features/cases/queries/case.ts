import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { publishedByNameOn, readableOn } from '@/server/published'
import { query } from '@/server/query'
import type { CaseDetail } from './items'
import { readCases } from './read'
import { caseTags } from './tags'

/** A case as visitors of the site see it, or null. */
export const findCase = query<[SiteId, string], CaseDetail | null>({
  name: 'case',
  tags: (_site, id) => [`cases:${id}`, ...caseTags],
  read: async (site, id) => {
    const [item] = await readCases(site, { where: publishedByNameOn(site, { id: { equals: id } }), limit: 1 })
    if (!item) return null
    const writtenFor = await sitesWithName(id)
    return { ...item, sites: readableOn(item.sites, writtenFor), writtenFor }
  },
})

/** The newest version of a case, published or not; only for editors' previews, never cached. */
export async function findDraftCase(site: SiteId, id: string): Promise<CaseDetail | null> {
  const [item] = await readCases(site, { where: { id: { equals: id } }, limit: 1, draft: true })
  return item ? { ...item, writtenFor: [site] } : null
}

async function sitesWithName(id: string): Promise<SiteId[]> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<{ site: SiteId }>(sql`
    select _locale as site from cases_locales where _parent_id = ${id} and name <> ''`)
  return rows.map(({ site }) => site)
}
