import { isSiteId, type SiteId } from '@/i18n/locales'
import type { LanguageEntry } from '../site'
import { LanguageNote } from './language-note'

/** The note about the browser's language, with the same page of every site that it may offer (readings 3). */
export function LanguageOffer({ site, languages }: { site: SiteId; languages: LanguageEntry[] }) {
  const offers = languages.flatMap(({ id, href }) =>
    isSiteId(id) && id !== site ? [{ site: id, href }] : [],
  )
  return <LanguageNote offers={offers} />
}
