import type { Picture } from '@/lib/picture'
import { socialNames, type SocialKind } from '@/lib/social-names'
import type { SocialLink } from '@/sites/site'

/** A social media account: a page on another site, or a QR code. */
export type SocialEntry = { kind: SocialKind; name: string } & ({ href: string } | { qr: Picture })

/** The accounts of the settings; one without an address or a code is left out (S1 2.8). */
export function toSocialEntries(links: SocialLink[]): SocialEntry[] {
  return links.flatMap(({ kind, href, qr }): SocialEntry[] => {
    const account = { kind, name: socialNames[kind] }
    if (qr) return [{ ...account, qr }]
    return href ? [{ ...account, href }] : []
  })
}
