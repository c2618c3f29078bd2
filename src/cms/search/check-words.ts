import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { text as checkText } from 'payload/shared'
import type { VocabularyLanguage } from '@/lib/search/languages'
import { plain } from '@/lib/search/normalise'
import { adminText } from '../texts'
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
  return refuseRepeated({ words: [value ?? ''], rows, row: rowOf(options.path), t: adminText(options.req) })
}

/** A term can have one meaning only. */
export const checkTerms: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  if (result !== true) return result
  const { synonyms } = options.data as Settings
  const rows = (synonyms ?? []).map(({ terms }) => terms)
  return refuseRepeated({ words: value ?? [], rows, row: rowOf(options.path), t: adminText(options.req) })
}

/** A term can have one vocabulary entry per language. */
export const checkVocabulary: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  if (result !== true) return result
  const { vocabulary } = options.data as Settings
  const row = rowOf(options.path)
  const language = vocabulary?.[row]?.language
  const rows = (vocabulary ?? []).map((entry) => (overlaps(entry.language, language) ? entry.terms : []))
  return refuseRepeated({ words: value ?? [], rows, row, t: adminText(options.req) })
}

/** No word twice. */
export const checkWords: TextFieldManyValidation = (value, options) => {
  const result = checkTexts(value, options)
  if (result !== true) return result
  return refuseRepeated({ words: value ?? [], rows: [], row: 0, t: adminText(options.req) })
}

function overlaps(one: VocabularyLanguage, other: VocabularyLanguage | undefined): boolean {
  return one === other || one === 'all' || other === 'all'
}

type WordCheck = {
  words: string[]
  /** The words of all rows; the ones above this row are compared. */
  rows: (string[] | null | undefined)[]
  row: number
  t: ReturnType<typeof adminText>
}

function refuseRepeated({ words, rows, row, t }: WordCheck): true | string {
  const known = new Map<string, Found>()
  for (const [above, others] of rows.slice(0, row).entries()) {
    for (const word of others ?? []) known.set(plain(word ?? ''), { word, row: above })
  }
  for (const word of words) {
    const typed = plain(word)
    if (typed === '') return t('errors:emptyWord')
    const before = known.get(typed)
    if (before) return repeatedMessage({ word, before, row, t })
    known.set(typed, { word, row })
  }
  return true
}

type Repeated = Pick<WordCheck, 'row' | 't'> & { word: string; before: Found }

function repeatedMessage({ word, before, row, t }: Repeated): string {
  const values = { word, other: before.word, row: before.row + 1 }
  const isHere = before.row === row
  if (before.word === word) return t(isHere ? 'errors:wordHere' : 'errors:wordInRow', values)
  return t(isHere ? 'errors:sameWordHere' : 'errors:sameWordInRow', values)
}

/** The second part of a path such as `shortcuts.3.text`. */
function rowOf(path: (number | string)[]): number {
  return Number(path[1])
}
