import { Fragment, type ReactNode } from 'react'
import { unbroken } from './unbroken'

/** Chinese without punctuation that is longer than the line of a phone in the largest type. */
const longPhrase = /(\p{Script=Han}{9,})/u
/** A model before what it is. */
const beforeKind = /(?<=(?:^|\P{L})[A-Z]{1,2}\d{2,4}[A-Z]?) (?=\p{Script=Han})/gu
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The title of a page: a Chinese phrase that needs two lines breaks between words, not within one, and not after the
 * model that it begins with. Server only.
 */
export function pageTitle(title: string): ReactNode {
  const parts = title.replaceAll(beforeKind, '\u00a0').split(longPhrase)
  if (parts.length === 1) return unbroken(parts[0] ?? title)
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? withBreaks(part) : unbroken(part)}</Fragment>
  ))
}

function withBreaks(phrase: string): ReactNode {
  return wordsOf(phrase).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

/** Single characters belong to the word before them, such as 库 in 样本库. */
function wordsOf(phrase: string): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(phrase)) {
    const last = words.at(-1)
    if (last !== undefined && segment.length === 1) words.splice(-1, 1, last + segment)
    else words.push(segment)
  }
  return words
}
