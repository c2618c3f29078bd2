import { findNewsPage } from '@/features/news/queries'
import type { SiteId } from '@/i18n/locales'
import { type Paging, toRead, toRecords } from '../../schemas/paging'
import { toWireNews } from './to-wire'

/** One page of all articles of the site, newest first. */
export async function findNewsRecords(site: SiteId, paging: Paging) {
  const { items, total } = await findNewsPage(site, toRead(paging))
  return toRecords({ items: await toWireNews(site, items), total, paging })
}
