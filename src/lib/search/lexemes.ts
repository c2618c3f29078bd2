import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from './normalise'
import { hasDigit, partsOf, type Token, tokenise, withoutPunctuation } from './tokens'
import { pinyinOf } from './pinyin'
import { stemsOf } from './stems'

/** Prefixes that distinguish stems and pinyin from equal words. */
export const stemMark = 's/'
export const pinyinMark = 'p/'
/** Lexemes of title and models, and of the summary, are indexed again with a prefix: so a query can match only them. */
export const titleMark = 't/'
export const summaryMark = 'c/'
/** The kind of a row, so that counts per kind use the index only. */
export const kindMark = 'k/'

/** The lexemes of a text; they may repeat. */
export function lexemesOf(text: string, site: SiteId): string[] {
  return tokenise(text).flatMap((token) => lexemesOfToken(token, site))
}

/** The pinyin lexemes of a Chinese title. */
export function pinyinLexemes(title: string): string[] {
  return pinyinOf(title).map((typed) => `${pinyinMark}${typed}`)
}

/** Single characters and bigrams. */
function hanLexemes(run: string): string[] {
  const characters = [...run]
  return characters.flatMap((character, index) => {
    const next = characters[index + 1]
    return next ? [character, character + next] : [character]
  })
}

function lexemesOfToken({ text, isHan }: Token, site: SiteId): string[] {
  if (isHan) return hanLexemes(text)
  return hasDigit(text) ? numberLexemes(text) : wordLexemes(text, site)
}

function wordLexemes(text: string, site: SiteId): string[] {
  const parts = partsOf(text)
  const whole = parts.length > 1 ? [withoutAccents(withoutPunctuation(text))] : []
  return [...whole, ...parts.flatMap((part) => [withoutAccents(part), ...stemLexemes(part, site)])]
}

export function stemLexemes(word: string, site: SiteId): string[] {
  return stemsOf(word, site).map((stem) => `${stemMark}${stem}`)
}

/** u830-86h matches in full, by u830 and 86h, and by 830 and 86; -86°c also by -86 and 86; 86l338j by 338j. */
function numberLexemes(text: string): string[] {
  const unaccented = withoutAccents(text)
  const parts = partsOf(unaccented)
  const runs = parts.flatMap((part) => [...(part.match(/\p{N}+|\p{L}{2,}/gu) ?? []), ...tailsOf(part)])
  const signed = /^-\p{N}+/u.exec(unaccented) ?? []
  return [...new Set([withoutPunctuation(unaccented), ...parts, ...runs, ...signed])]
}

/** The tails of a part from each number on: 338j of 86l338j. */
function tailsOf(part: string): string[] {
  return [...part.matchAll(/(?<=\p{L})\p{N}/gu)].map(({ index }) => part.slice(index))
}
