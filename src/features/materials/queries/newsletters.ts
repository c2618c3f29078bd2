import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import { findDocumentPage, type Paging } from '@/server/documents'
import { query } from '@/server/query'
import type { MaterialPage } from './items'
import { toMaterials } from './read'

type NewsletterFilter = Paging & {
  /** Newsletters in this language or in several; empty for all. */
  language: '' | 'en' | 'es' | 'fr'
}

/** Newsletters, newest first: by order and id. `total` counts all that match, also beyond the last page. */
export function findNewsletterPage(site: SiteId, filter: NewsletterFilter): Promise<MaterialPage> {
  return findTrainingPage(site, { kind: 'newsletter', ...filter })
}

/** The same for any kind of training material. */
export const findTrainingPage = query<[SiteId, NewsletterFilter & { kind: MaterialKind }], MaterialPage>({
  name: 'training-page',
  read: async (site, { kind, language, ...paging }) => {
    const where: Where[] = [{ kind: { equals: kind } }]
    if (language) where.push({ language: { in: [language, 'multi'] } })
    const { docs, total } = await findDocumentPage(site, { collection: 'materials', where, paging })
    return { items: await toMaterials(site, docs), total }
  },
})
