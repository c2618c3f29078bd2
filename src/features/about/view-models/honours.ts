import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { HonourItem } from '../queries'

export type HonourView = {
  id: string
  title: string
  /** Issuer and year. */
  note: string
  /** Label of the button that enlarges its picture. */
  enlarge: string
  picture?: Picture
}

/** The honours with their pictures (S1 2.14). */
export function toHonours(site: SiteId, honours: HonourItem[]): HonourView[] {
  const t = translator(site, 'about')
  return honours.map(({ id, title, issuer, year, picture }) => ({
    id,
    title,
    note: issuer && year ? t('honours.note', { issuer, year: String(year) }) : issuer || String(year ?? ''),
    enlarge: t('honours.enlarge', { title }),
    picture: picture ? toPicture(picture) : undefined,
  }))
}
