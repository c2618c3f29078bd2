import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { searchTypes } from '@/lib/search/kinds'
import { findShortcut } from '@/server/search/settings'
import { siteOf } from '@/sites/site'

/** The address for a text that names a type, such as 'video' for all videos (S1 5); null for other texts. */
export async function shortcutHref(site: SiteId, text: string): Promise<string | null> {
  const tag = await findShortcut(text)
  if (!tag || !siteOf(site).facts.searchTags.includes(tag)) return null
  return href(site, 'search', { selectWD: searchTypes[tag] })
}
