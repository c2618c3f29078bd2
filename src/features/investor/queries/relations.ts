import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { InvestorRelation } from '@/payload-types'
import { cms } from '@/server/cms'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import type { FrameItem, InvestorRelationsItem } from './items'

/** The external services shown in frames, and the contact card (S1 2.15). */
export const findInvestorRelations = query<[SiteId], InvestorRelationsItem>({
  name: 'investor-relations',
  read: (site) => readRelations(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftInvestorRelations = (site: SiteId) => readRelations(site, true)

async function readRelations(site: SiteId, draft: boolean): Promise<InvestorRelationsItem> {
  const payload = await cms()
  // Before the first save a global has no fields at all.
  const {
    stocks,
    notice,
    contact = {},
  }: Partial<InvestorRelation> = await payload.findGlobal({
    slug: 'investor-relations',
    draft,
    ...localeOptions(site),
  })
  return {
    stocks: toFrame(stocks),
    notice: toFrame(notice),
    contact: {
      name: contact.name ?? '',
      position: contact.position ?? '',
      phone: contact.phone ?? '',
      fax: contact.fax ?? '',
      postcode: contact.postcode ?? '',
      address: contact.address ?? '',
      email: contact.email ?? '',
    },
  }
}

function toFrame(stored: InvestorRelation['stocks']): FrameItem | null {
  return stored?.address ? { address: stored.address, label: stored.label ?? '' } : null
}
