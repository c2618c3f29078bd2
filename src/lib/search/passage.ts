import type { SiteId } from '@/i18n/locales'
import { excerptOf } from '../excerpt'
import type { Asked } from './ask'
import { firstHitIn } from './highlight'

const length = 160
/** How much stands before the first hit. */
const before = 40

type Texts = { texts: string[]; asked: Asked; site: SiteId }

/** A passage around the first hit in the first text that has one, else the beginning of the first text. */
export function passageOf({ texts, asked, site }: Texts): string {
  for (const text of texts) {
    const hit = firstHitIn(text, asked, site)
    if (hit === undefined) continue
    const start = beginning(text, hit)
    return excerptOf(`${start > 0 ? '…' : ''}${text.slice(start, start + 2 * length)}`, length)
  }
  return excerptOf(texts.find(Boolean) ?? '', length)
}

/** A little before the hit, where a sentence or a word begins. */
function beginning(text: string, hit: number): number {
  if (hit <= before) return 0
  const latest = Math.max(text.length - length + 1, 0)
  // The end of a text alone says little: what leads to it fills the passage.
  if (latest < hit - before) return latest && nextWord(text, latest)
  const lead = text.slice(hit - before, hit)
  const sentence = /[.!?。！？；;]\s*(?=[^.!?。！？；;]*$)/u.exec(lead)
  if (sentence) return hit - before + sentence.index + sentence[0].length
  return nextWord(text, hit - before)
}

/** Where a word begins, soon after a place; the place itself in a script without spaces. */
function nextWord(text: string, place: number): number {
  return place + text.slice(place, place + before).indexOf(' ') + 1
}
