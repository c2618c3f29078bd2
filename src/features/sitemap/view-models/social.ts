import type { SettingsItem } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'

/** A social media account: an external page, or a QR code. */
export type SocialEntry = {
  id: string
  label: string
  href?: string
  code?: { picture: Picture; text: string }
}

/** The social media of the site map (S1 2.18) that the site has. */
export function toSocialEntries(site: SiteId, { settings, pictures }: SettingsItem): SocialEntry[] {
  const t = translator(site, 'sitemap')
  const text = t('scan', { company: settings.companyName })
  return (settings.social ?? []).flatMap(({ kind, address, qr }): SocialEntry[] => {
    const picture = pictures[String(qr)]
    const entry = { id: kind, label: t(`networks.${kind}`) }
    if (address) return [{ ...entry, href: address }]
    return picture ? [{ ...entry, code: { picture: toPicture(picture), text } }] : []
  })
}
