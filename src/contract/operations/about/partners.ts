import type { z } from 'zod'
import { findPartners } from '@/features/about/queries'
import type { SiteId } from '@/i18n/locales'
import type { partner } from '../../schemas/about'

/** The partner organisations, in order. */
export async function findWirePartners(site: SiteId): Promise<z.input<typeof partner>[]> {
  const partners = await findPartners(site)
  return partners.map(({ id, logo, link }) => ({ id, coverImage: logo?.url ?? null, link }))
}
