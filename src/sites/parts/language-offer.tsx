import { isSiteId, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { LanguageEntry } from '../site'
import { LanguageNote, type SiteOffer } from './language-note'

/** The note about the browser's language, with the texts of every site that it may offer (readings 3). */
export function LanguageOffer({ site, languages }: { site: SiteId; languages: LanguageEntry[] }) {
  const offers = languages.flatMap((entry) =>
    isSiteId(entry.id) && entry.id !== site ? [offerOf(entry.id, entry.href)] : [],
  )
  return <LanguageNote offers={offers} />
}

function offerOf(site: SiteId, href: string): SiteOffer {
  const t = translator(site, 'shell')
  return { site, href, text: t('note.text'), action: t('note.action'), dismiss: t('note.dismiss') }
}
