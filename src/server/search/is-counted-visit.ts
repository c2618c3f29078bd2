import { normalise } from '@/lib/search/normalise'

/** Those that Next knows and others of the same kind; CUBOT makes telephones. */
const bots =
  /(?<!cu)bot\b|crawler|spider|slurp|mediapartners|googleweblight|pagerenderer|inspectiontool|bingpreview|yandex|sogou|tumblr|vkshare|quora link preview|facebook(?:externalhit|catalog)|whatsapp|skypeuripreview|ia_archiver/i

type Visit = {
  referer: string | null | undefined
  /** The headers `sec-purpose` and `purpose`. */
  purpose: string
  userAgent: string | null | undefined
}

/** Whether the request for a page is a search: not a prefetch, a bot or the same search again. */
export function isCountedVisit({ referer, purpose, userAgent }: Visit, text: string): boolean {
  if (/prefetch|prerender/.test(purpose) || bots.test(userAgent ?? '')) return false
  return !isSameSearch(referer, text)
}

/** Other tabs and pages of the same search do not count again. */
function isSameSearch(referer: string | null | undefined, text: string): boolean {
  const before = URL.parse(referer ?? '')?.searchParams.get('inputWD')
  return before !== undefined && before !== null && normalise(before) === normalise(text)
}
