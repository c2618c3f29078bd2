import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { ApprovalKind } from '@/lib/approval-kinds'
import type { MaterialItem } from '../../../materials/queries/items'
import type { ApprovalItem } from '../../queries/items'
import { isExpired } from './expiry'
import { toPdfLink } from '../../../pdf/view-models'

export type ApprovalView = {
  kind: string
  code: string
  /** The last valid day; absent if it does not expire. */
  until?: { iso: string; text: string; wasExpired: boolean }
  /** Link to its document. */
  href?: string
}

type Beside = { materials: MaterialItem[]; /** Milliseconds. */ now: number }

/** Markings and approvals for the table. */
export function toApprovals(
  site: SiteId,
  approvals: ApprovalItem[],
  { materials, now }: Beside,
): ApprovalView[] {
  return approvals.map(({ kind, code, expires, materialId }) => {
    const document = materials.find(({ id, restricted }) => id === materialId && !restricted)
    return {
      kind: nameOf(site, kind),
      code,
      until: expires ? untilOf(site, expires, now) : undefined,
      href: document && toPdfLink(site, document).viewerHref,
    }
  })
}

/** Names such as CE are the same in all languages. */
function nameOf(site: SiteId, kind: ApprovalKind): string {
  const t = translator(site, 'product')
  if (kind === 'NMPA') return t('approvals.china')
  return kind === 'other' ? t('approvals.other') : kind
}

function untilOf(site: SiteId, day: string, now: number) {
  return { ...shownDate(site, day), wasExpired: isExpired(day, now) }
}
