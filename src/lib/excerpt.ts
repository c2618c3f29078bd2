import { withMarkOf, withoutMarks } from './content-marks'
import type { SiteId } from '@/i18n/locales'
import { plainText } from './rich-text'

const words = new Intl.Segmenter('und', { granularity: 'word' })
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })

/** Truncates a text to `length` characters at a word boundary (in Chinese too), with an ellipsis. */
export function excerptOf(text: string, length: number): string {
  const plain = withoutMarks(text)
  if (plain.length <= length) return text
  let end = 0
  for (const { index, segment } of words.segment(plain.slice(0, length + 40))) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  const shortened = `${plain.slice(0, end || length).replace(/[\s,.;:，。；：、]+$/u, '')}…`
  return withMarkOf(text, shortened)
}

/** The first sentences of a text up to `length` characters; its first clauses, or else words, if they would fill less than half of that. */
export function sentencesOf(text: string, length: number): string {
  const plain = withoutMarks(text)
  if (plain.length <= length) return text
  const end = [...sentenceEnds(plain, length)].at(-1) ?? 0
  return end < length / 2 ? clausesOf(text, length) : withMarkOf(text, plain.slice(0, end))
}

/** Where the sentences end that `length` characters hold. */
function* sentenceEnds(plain: string, length: number): Generator<number> {
  for (const { index, segment } of sentences.segment(plain.slice(0, length + 40))) {
    const next = index + segment.trimEnd().length
    if (next > length) return
    if (sentenceEnd.test(segment) && !abbreviation.test(segment)) yield next
  }
}

/** Truncates a text after a clause, with an ellipsis: a cut between words often separates a figure from its unit. */
function clausesOf(text: string, length: number): string {
  const plain = withoutMarks(text)
  const end = [...plain.slice(0, length).matchAll(clauseEnd)].at(-1)?.index ?? 0
  return end < length / 2 ? excerptOf(text, length) : withMarkOf(text, `${plain.slice(0, end)}…`)
}

/** The first sentences of a text that fit into a space for `length` Latin characters, or half as many Chinese ones. */
export function fittingSentencesOf(text: string, length: number): string {
  const room = roomFor(text, length)
  const plain = withoutMarks(text)
  if (plain.length <= room) return text
  // A short sentence says more than a long one without its end.
  const end = [...sentenceEnds(plain, room)].at(-1)
  return end ? withMarkOf(text, plain.slice(0, end)) : clausesOf(text, room)
}

/** Chinese characters are twice as wide as Latin ones. */
function roomFor(text: string, length: number): number {
  return /\p{Script=Han}/u.test(text) ? length / 2 : length
}

/**
 * The first sentences of a text for a list: up to `length` Latin characters, or half as many Chinese ones, which are
 * twice as wide. One that fills less than half of that is followed by the next, up to half as long again.
 */
export function teaserOf(text: string, length: number): string {
  const most = roomFor(text, length)
  const plain = withoutMarks(text)
  if (plain.length <= most) return text
  const end = endOfTeaser(plain, most)
  return end > 0 ? withMarkOf(text, plain.slice(0, end)) : sentencesOf(text, most)
}

function endOfTeaser(plain: string, most: number): number {
  let end = 0
  for (const next of sentenceEnds(plain, most * 1.5)) {
    if (next > most && end >= most / 2) break
    end = next
    if (end > most) break
  }
  return end
}

/** The first sentences of a rich text in one line, without its headings and key figures. */
export function excerptOfHtml(site: SiteId, html: string, length: number): string {
  return sentencesOf(joinBlocks(joinsOf[site], blocksOf(html)), length)
}

type Block = { text: string; isListItem: boolean }

/** What stands between two sentences, after a list item or paragraph without punctuation, and after such a list. */
type Joins = { sentence: string; item: string; list: string }

const latin: Joins = { sentence: ' ', item: '; ', list: '. ' }
const joinsOf: Record<SiteId, Joins> = {
  zh_CN: { sentence: '', item: '；', list: '。' },
  en_EN: latin,
  en_US: latin,
  en_UK: latin,
  es_ES: latin,
  // French sets a narrow space before a semicolon.
  fr_FR: { ...latin, item: '\u202f; ' },
}

const blockTag = /(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figcaption|tr|td|th|br)\b[^>]*>)/
const heading = /<h([2-4])>.*?<\/h\1>/gs
const keyFigures = /<dl>.*?<\/dl>/gs
/** Bold or italic words that begin a paragraph as its title: with a full stop or colon, in Chinese also before a space. */
const titleOfParagraph = /(?<=<p>)<(strong|em)>[^<]*(?:[.。:：]<\/\1>\s*|\p{Script=Han}<\/\1>\s+)(?=[^\s<])/gu
/** Between two clauses; not the comma of a number. */
const clauseEnd = /\s*(?:[,;:](?=\s)|[，；：])/gu
/** A question is no end, since what answers it would be missing. */
const sentenceEnd = /[.!。！][)\]"'»”’）】」』]*\s*$/u
/** p.m., which Intl takes for the end of a sentence before a capital letter. */
const abbreviation = /\b\p{L}\.\p{L}\.\s*$/u
const punctuation = /[.!?:;,…。！？：；，、][)\]"'»”’）】」』]*$/u
const straySpace =
  /(?<=[\p{Script=Han}，。；：、！？…（）《》“”]) (?=[\p{Script=Han}，。；：、！？…（）《》“”])|(?<=[，。；：、！？]) | (?=[，。；：、！？])/gu

function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let depth = 0
  for (const part of html
    .replace(heading, '')
    .replace(keyFigures, '')
    .replace(titleOfParagraph, '')
    .split(blockTag)) {
    if (/^<[uo]l/.test(part)) depth += 1
    else if (/^<\/[uo]l/.test(part)) depth -= 1
    else if (!blockTag.test(part)) blocks.push({ text: plainText(part), isListItem: depth > 0 })
  }
  return blocks.filter(({ text }) => text !== '')
}

function joinBlocks(joins: Joins, blocks: Block[]): string {
  const parts = blocks.map((block, index) => {
    const next = blocks[index + 1]
    return next ? block.text + joinOf(joins, block, next) : block.text
  })
  // Chinese has spaces only between Chinese and Latin characters.
  return joins.sentence === '' ? parts.join('').replace(straySpace, '') : parts.join('')
}

function joinOf({ sentence, item, list }: Joins, { text, isListItem }: Block, next: Block): string {
  if (punctuation.test(text)) return sentence
  return isListItem && !next.isListItem ? list : item
}
