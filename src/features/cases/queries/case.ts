import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { CaseDetail } from './items'
import { toDetail } from './read'

/** A published case of the site, or null. */
export const findCase = query<[SiteId, string], CaseDetail | null>({
  name: 'case',
  read: async (site, id) => {
    const [doc] = await findShown(site, { collection: 'cases', where: [{ id: { equals: id } }] })
    return doc ? { ...(await toDetail(site, doc)), ...pageFieldsOf('cases', doc) } : null
  },
})

/** The newest version of a case, published or not; only for editors' previews, never cached. */
export async function findDraftCase(site: SiteId, id: string): Promise<CaseDetail | null> {
  const doc = await findDraft(site, 'cases', { id: { equals: id } })
  return doc && asDraft(site, await toDetail(site, doc))
}
