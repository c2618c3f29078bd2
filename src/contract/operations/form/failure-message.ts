import { failureText } from '@/features/inquiries/view-models/failure-text'
import type { SiteId } from '@/i18n/locales'
import type { Namespace } from '@/i18n/message-set'
import { translator } from '@/i18n/translator'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { formOf, type Failure, type InquiryFormName } from '@/lib/inquiries/schema'

type Refusal = { kind: InquiryKind; site: SiteId; failure: Failure }

/** The message of the site's own form for the same failed check. */
export function failureMessage({ kind, site, failure }: Refusal): string {
  const own = [translator(site, namespaces[formOf(kind, site)]), translator(site, 'requests.consents')]
  // The company is only named in consents, which the contract does not have.
  return failureText({ own, common: translator(site, 'requests.form'), company: '' }, failure)
}

const namespaces: Record<InquiryFormName, Namespace> = {
  message: 'messageBoard',
  chinese: 'chineseRequest',
  international: 'requests.international',
}
