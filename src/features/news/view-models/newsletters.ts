import { href } from '@/addresses/href'
import type { MaterialItem } from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import { withoutMarks } from '@/lib/content-marks'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { siteOf } from '@/sites/site'
import type { PdfLinkData } from '@/lib/pdf-link'
import { toPdfLink } from '../../pdf/view-models'

export type NewsletterView = {
  id: string
  name: string
  picture?: Picture
  /** Address of the file and its download name. */
  file: { href: string; name: string }
  /** Opens the viewer; other files are downloaded (S1 2.8). */
  pdf?: PdfLinkData
}

export function toNewsletter(site: SiteId, { id, name, url, cover }: MaterialItem): NewsletterView {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(url)?.[0].toLowerCase() ?? ''
  return {
    id,
    name,
    picture: cover ? { ...toPicture(cover), alt: '' } : undefined,
    file: { href: url, name: `${withoutMarks(name)}${ending}` },
    pdf: ending === '.pdf' ? toPdfLink(site, { url, name }) : undefined,
  }
}

/** The language of a tab; empty for all newsletters. */
export type NewsletterLanguage = '' | 'en' | 'es' | 'fr'

const languages: NewsletterLanguage[] = ['', 'en', 'es', 'fr']

/** The tab of an address; sites without tabs show all. */
export function newsletterLanguage(site: SiteId, value: string | undefined): NewsletterLanguage {
  if (!siteOf(site).facts.filtersNewsletters) return ''
  return languages.find((language) => language === value) ?? ''
}

/** All, EN, ES, FR, on sites with tabs. */
export function toNewsletterTabs(
  site: SiteId,
  { typeId, current }: { typeId: string | undefined; current: NewsletterLanguage },
) {
  if (!siteOf(site).facts.filtersNewsletters) return []
  return languages.map((language) => ({
    label: language.toUpperCase() || translator(site, 'news')('newsletters.all'),
    href: href(site, 'news', { id: typeId, newsletters: language || undefined }),
    current: language === current,
  }))
}
