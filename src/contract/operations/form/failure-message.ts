import { boardWords } from '@/features/requests/views/board-words'
import { chineseWords } from '@/features/requests/views/chinese-words'
import { failureText } from '@/features/requests/views/failure-text'
import { internationalTexts } from '@/features/requests/views/international-words'
import type { FormWords } from '@/features/requests/views/words'
import type { SiteId } from '@/i18n/locales'
import type { RequestKind } from '@/lib/requests/kinds'
import { formOf, type Failure, type RequestFormName } from '@/lib/requests/schema'

type Refusal = { kind: RequestKind; site: SiteId; failure: Failure }

/** What the site's own form says when the same check fails. */
export function failureMessage({ kind, site, failure }: Refusal): string {
  return failureText(words[formOf(kind, site)](site), failure)
}

/** Named in consents only, which the contract does not ask for. */
const nobody = { companyName: '' }

const words: Record<RequestFormName, (site: SiteId) => FormWords> = {
  message: (site) => boardWords(site, nobody),
  chinese: (site) => chineseWords(site, nobody),
  international: (site) => internationalTexts(site, {}),
}
