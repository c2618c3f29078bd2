import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from './normalise'
import { hasDigit, partsOf, type Piece, piecesOf, squash } from './pieces'
import { pinyinOf } from './pinyin'
import { stemsOf } from './stems'

/** Marks keep stems and pinyin apart from words that look alike. */
export const stemMark = 's/'
export const pinyinMark = 'p/'
/** What title and models say, and the summary, stands there a second time: told apart without a row being read. */
export const titleMark = 't/'
export const summaryMark = 'c/'
/** A row's kind: counts of a kind come from the index too. */
export const kindMark = 'k/'

/** What a text is found by. An entry may stand there several times. */
export function lexemesOf(text: string, site: SiteId): string[] {
  return piecesOf(text).flatMap((piece) => ofPiece(piece, site))
}

/** What a Chinese title is found by when it is typed in Latin letters. */
export function pinyinLexemes(title: string): string[] {
  return pinyinOf(title).map((typed) => `${pinyinMark}${typed}`)
}

/** Every character and every two that stand side by side. */
function hanLexemes(run: string): string[] {
  const characters = [...run]
  return characters.flatMap((character, index) => {
    const next = characters[index + 1]
    return next ? [character, character + next] : [character]
  })
}

function ofPiece({ text, isHan }: Piece, site: SiteId): string[] {
  if (isHan) return hanLexemes(text)
  return hasDigit(text) ? numberLexemes(text) : wordLexemes(text, site)
}

function wordLexemes(text: string, site: SiteId): string[] {
  const parts = partsOf(text)
  const whole = parts.length > 1 ? [withoutAccents(squash(text))] : []
  return [...whole, ...parts.flatMap((part) => [withoutAccents(part), ...stemLexemes(part, site)])]
}

export function stemLexemes(word: string, site: SiteId): string[] {
  return stemsOf(word, site).map((stem) => `${stemMark}${stem}`)
}

/** u830-86h is found whole, by u830 and 86h, and by 830 and 86; -86°c by -86 and 86 as well; 86l338j by 338j. */
function numberLexemes(text: string): string[] {
  const bare = withoutAccents(text)
  const parts = partsOf(bare)
  const runs = parts.flatMap((part) => [...(part.match(/\p{N}+|\p{L}{2,}/gu) ?? []), ...tailsOf(part)])
  const signed = /^-\p{N}+/u.exec(bare) ?? []
  return [...new Set([squash(bare), ...parts, ...runs, ...signed])]
}

/** What begins with a number within a part: 338j of 86l338j. */
function tailsOf(part: string): string[] {
  return [...part.matchAll(/(?<=\p{L})\p{N}/gu)].map(({ index }) => part.slice(index))
}
