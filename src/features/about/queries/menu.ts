import 'server-only'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { AboutItem as Stored } from '@/payload-types'
import { findDocuments } from '@/server/documents'
import { query } from '@/server/query'
import type { AboutItem } from './items'

/**
 * The about menu in tree order: each item is followed by its children. Children of items that the site
 * does not show are left out.
 */
export const findAboutItems = query<[SiteId], AboutItem[]>({
  name: 'about-items',
  read: (site) => readItems(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftAboutItems = (site: SiteId) => readItems(site, true)

async function readItems(site: SiteId, draft: boolean): Promise<AboutItem[]> {
  const docs = await findDocuments(site, { collection: 'about-items', draft })
  const html = await findHtmlOf(
    site,
    docs.map(({ content }) => content),
  )
  const items = docs.map((doc) => ({
    id: doc.id,
    parentId: parentOf(doc),
    title: doc.title ?? '',
    pageType: doc.pageType,
    shows: doc.shows,
    content: html(doc.content),
  }))
  const byParent = Map.groupBy(items, ({ parentId }) => parentId)
  return below(null, byParent)
}

const parentOf = ({ parent }: Stored) => (parent ? String(parent) : null)

function below(parentId: string | null, byParent: Map<string | null, AboutItem[]>): AboutItem[] {
  return (byParent.get(parentId) ?? []).flatMap((item) => [item, ...below(item.id, byParent)])
}
