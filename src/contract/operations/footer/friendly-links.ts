import type { z } from 'zod'
import { findNavigation } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import type { friendlyLink } from '../../schemas/footer'

/** The friendly links of a site, in the order of its menu. */
export async function findWireFriendlyLinks(site: SiteId): Promise<z.input<typeof friendlyLink>[]> {
  const { navigation, pictures } = await findNavigation(site)
  return (navigation.friendlyLinks ?? []).map(({ id, label, address, picture }) => ({
    id: id ?? '',
    name: label,
    link: address || null,
    image: pictures[String(picture)]?.url ?? null,
  }))
}
