import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { ServiceSupport as Stored } from '@/payload-types'
import { cms } from '@/server/cms'
import { findMedia } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import type { ServiceSupport } from './items'

/** The editable content of service and support; `draft` reads the newest version, for previews, never cached. */
export function findServiceSupport(site: SiteId, draft = false): Promise<ServiceSupport> {
  return draft ? readServiceSupport(site, true) : findPublished(site)
}

const findPublished = query<[SiteId], ServiceSupport>({
  name: 'service-support',
  read: (site) => readServiceSupport(site, false),
})

async function readServiceSupport(site: SiteId, draft: boolean): Promise<ServiceSupport> {
  const payload = await cms()
  // Before the first save a global has no fields at all.
  const stored: Partial<Stored> = await payload.findGlobal({
    slug: 'service-support',
    draft,
    ...localeOptions(site),
  })
  const { promises, pillars, repairLabel, repairAddress } = stored
  const media = await findMedia(site, [stored.picture, stored.officialAccount, stored.contactPicture])
  return {
    lead: stored.lead ?? '',
    picture: media.get(String(stored.picture)) ?? null,
    promises: (promises ?? []).map(({ figure, label }) => ({ figure, label })),
    pillars: (pillars ?? []).map(({ title, text }) => ({ title, text: text ?? '' })),
    hotline: stored.hotline ?? '',
    officialAccount: media.get(String(stored.officialAccount)) ?? null,
    repair: repairLabel && repairAddress ? { label: repairLabel, address: repairAddress } : null,
    customerIntroduction: stored.customerIntroduction ?? '',
    contactPicture: media.get(String(stored.contactPicture)) ?? null,
  }
}
