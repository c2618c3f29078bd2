import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { findMedia } from '@/server/media'
import { allOf, listedOn, textSources } from '@/server/published'
import { query } from '@/server/query'
import type { CaseTypeItem } from './items'
import { caseTypeTags } from './tags'

/** The case types of a site in menu order, each with the number of its cases there (S1 2.11). */
export const findCaseTypes = query<[SiteId], CaseTypeItem[]>({
  name: 'case-types',
  tags: () => caseTypeTags,
  read: async (site) => {
    const payload = await cms()
    const { docs } = await payload.find({ collection: 'case-types', where: listedOn(site), ...allOf(site) })
    const [media, counts] = await Promise.all([
      findMedia(
        site,
        docs.map(({ cover }) => cover),
      ),
      countByType(site),
    ])
    return docs.map(({ id, name, cover }) => ({
      id,
      name: name ?? '',
      cover: media.get(String(cover)) ?? null,
      caseCount: counts.get(id) ?? 0,
    }))
  },
})

async function countByType(site: SiteId): Promise<Map<string, number>> {
  const { db } = await cms()
  const sources = sql.join(
    textSources(site).map((source) => sql`${source}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<{ type_id: string; count: string }>(sql`
    select cases.type_id, count(*) from cases
    join cases_sites on cases_sites.parent_id = cases.id and cases_sites.value = ${site}
    where cases._status = 'published' and exists (
      select 1 from cases_locales where _parent_id = cases.id and _locale in (${sources}) and name <> '')
    group by cases.type_id`)
  return new Map(rows.map(({ type_id, count }) => [type_id, Number(count)]))
}
