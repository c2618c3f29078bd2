import { boardWords } from '@/features/inquiries/view-models/board-words'
import { chineseWords } from '@/features/inquiries/view-models/chinese-words'
import { failureText } from '@/features/inquiries/view-models/failure-text'
import { internationalTexts } from '@/features/inquiries/view-models/international-words'
import type { FormWords } from '@/features/inquiries/view-models/words'
import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { formOf, type Failure, type InquiryFormName } from '@/lib/inquiries/schema'

type Refusal = { kind: InquiryKind; site: SiteId; failure: Failure }

/** The message of the site's own form for the same failed check. */
export function failureMessage({ kind, site, failure }: Refusal): string {
  return failureText(words[formOf(kind, site)](site), failure)
}

/** Only used in consents, which the contract does not have. */
const noCompany = { companyName: '' }

const words: Record<InquiryFormName, (site: SiteId) => FormWords> = {
  message: (site) => boardWords(site, noCompany),
  chinese: (site) => chineseWords(site, noCompany),
  international: (site) => internationalTexts(site, {}),
}
