import type { SiteId } from '@/i18n/locales'
import { excerptOf } from '../excerpt'
import type { ParsedQuery } from './parse-query'
import { firstHit } from './highlight'

const length = 160
/** Characters before the first hit. */
const leadLength = 40

type ExcerptOptions = { texts: string[]; query: ParsedQuery; site: SiteId }

/** An excerpt around the first hit in the first text that has one, otherwise the start of the first text. */
export function searchExcerpt({ texts, query, site }: ExcerptOptions): string {
  for (const text of texts) {
    const hit = firstHit(text, query, site)
    if (hit === undefined) continue
    const start = startOf(text, hit)
    return excerptOf(`${start > 0 ? '…' : ''}${text.slice(start, start + 2 * length)}`, length)
  }
  return excerptOf(texts.find(Boolean) ?? '', length)
}

/** The start of a sentence or word shortly before the hit. */
function startOf(text: string, hit: number): number {
  if (hit <= leadLength) return 0
  const latestStart = Math.max(text.length - length + 1, 0)
  // Near the end of a text, the excerpt starts earlier to reach its full length.
  if (latestStart < hit - leadLength) return latestStart && nextWord(text, latestStart)
  const lead = text.slice(hit - leadLength, hit)
  const sentence = /[.!?。！？；;]\s*(?=[^.!?。！？；;]*$)/u.exec(lead)
  if (sentence) return hit - leadLength + sentence.index + sentence[0].length
  return nextWord(text, hit - leadLength)
}

/** The start of the next word; the position itself in scripts without spaces. */
function nextWord(text: string, position: number): number {
  return position + text.slice(position, position + leadLength).indexOf(' ') + 1
}
