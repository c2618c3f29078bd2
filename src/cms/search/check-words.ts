import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { text as checkText } from 'payload/shared'
import type { VocabularyLanguage } from '@/lib/search/languages'
import { plain } from '@/lib/search/normalise'
import type { SearchSetting } from '@/payload-types'

// It validates lists as well, although its type is for a single text.
const checkTexts = checkText as unknown as TextFieldManyValidation

type Settings = Partial<SearchSetting>
type Found = { word: string; row: number }

/** A word can be the shortcut to one kind only. */
export const checkShortcut: TextFieldSingleValidation = (value, options) => {
  const result = checkText(value, options)
  if (result !== true) return result
  const { shortcuts } = options.data as Settings
  const rows = (shortcuts ?? []).map(({ text }) => [text])
  return refuseRepeated({ words: [value ?? ''], rows, row: rowOf(options.path) })
}

/** A term can have one meaning only. */
export const checkTerms: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  if (result !== true) return result
  const { synonyms } = options.data as Settings
  const rows = (synonyms ?? []).map(({ terms }) => terms)
  return refuseRepeated({ words: value ?? [], rows, row: rowOf(options.path) })
}

/** A term can have one vocabulary entry per language. */
export const checkVocabulary: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  if (result !== true) return result
  const { vocabulary } = options.data as Settings
  const row = rowOf(options.path)
  const language = vocabulary?.[row]?.language
  const rows = (vocabulary ?? []).map((entry) => (overlaps(entry.language, language) ? entry.terms : []))
  return refuseRepeated({ words: value ?? [], rows, row })
}

/** No word twice. */
export const checkWords: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  return result === true ? refuseRepeated({ words: value ?? [], rows: [], row: 0 }) : result
}

function overlaps(one: VocabularyLanguage, other: VocabularyLanguage | undefined): boolean {
  return one === other || one === 'all' || other === 'all'
}

type WordCheck = {
  words: string[]
  /** The words of all rows; the ones above this row are compared. */
  rows: (string[] | null | undefined)[]
  row: number
}

function refuseRepeated({ words, rows, row }: WordCheck): true | string {
  const known = new Map<string, Found>()
  for (const [above, others] of rows.slice(0, row).entries()) {
    for (const word of others ?? []) known.set(plain(word ?? ''), { word, row: above })
  }
  for (const word of words) {
    const typed = plain(word)
    if (typed === '') return 'A word is empty: enter what visitors type, or remove it.'
    const before = known.get(typed)
    if (before) return repeatedMessage(word, before, row)
    known.set(typed, { word, row })
  }
  return true
}

function repeatedMessage(word: string, before: Found, row: number): string {
  const place = before.row === row ? 'here' : `in row ${before.row + 1}`
  const same = before.word === word ? '' : `, as “${before.word}”: case and accents make no difference`
  return `“${word}” is already listed ${place}${same}. Remove one of them.`
}

/** The second part of a path such as `shortcuts.3.text`. */
function rowOf(path: (number | string)[]): number {
  return Number(path[1])
}
