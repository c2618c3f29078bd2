import type { TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { text as checkText } from 'payload/shared'
import type { VocabularyLanguage } from '@/lib/search/languages'
import { plain } from '@/lib/search/normalise'
import type { SearchSetting } from '@/payload-types'

// Typed for one text, it takes lists as well.
const checkTexts = checkText as unknown as TextFieldManyValidation

type Settings = Partial<SearchSetting>
type Found = { word: string; row: number }

/** The word of a shortcut leads to one kind only. */
export const checkShortcut: TextFieldSingleValidation = (value, options) => {
  const usual = checkText(value, options)
  if (usual !== true) return usual
  const { shortcuts } = options.data as Settings
  const rows = (shortcuts ?? []).map(({ text }) => [text])
  return refuseRepeated({ words: [value ?? ''], rows, row: rowOf(options.path) })
}

/** A term has one meaning only. */
export const checkTerms: TextFieldManyValidation = (value, options) => {
  const usual = checkTexts(value, options)
  if (usual !== true) return usual
  const { synonyms } = options.data as Settings
  const rows = (synonyms ?? []).map(({ terms }) => terms)
  return refuseRepeated({ words: value ?? [], rows, row: rowOf(options.path) })
}

/** A term of the vocabulary has one entry in a language. */
export const checkVocabulary: TextFieldManyValidation = (value, options) => {
  const usual = checkTexts(value, options)
  if (usual !== true) return usual
  const { vocabulary } = options.data as Settings
  const row = rowOf(options.path)
  const language = vocabulary?.[row]?.language
  const rows = (vocabulary ?? []).map((entry) => (meets(entry.language, language) ? entry.terms : []))
  return refuseRepeated({ words: value ?? [], rows, row })
}

/** Each word once. */
export const checkWords: TextFieldManyValidation = (value, options) => {
  const usual = checkTexts(value, options)
  return usual === true ? refuseRepeated({ words: value ?? [], rows: [], row: 0 }) : usual
}

function meets(one: VocabularyLanguage, other: VocabularyLanguage | undefined): boolean {
  return one === other || one === 'all' || other === 'all'
}

type Checked = {
  words: string[]
  /** The words of all rows; those above count. */
  rows: (string[] | null | undefined)[]
  row: number
}

function refuseRepeated({ words, rows, row }: Checked): true | string {
  const known = new Map<string, Found>()
  for (const [above, others] of rows.slice(0, row).entries()) {
    for (const word of others ?? []) known.set(plain(word ?? ''), { word, row: above })
  }
  for (const word of words) {
    const typed = plain(word)
    if (typed === '') return 'A word is empty: write what visitors type, or take it away.'
    const before = known.get(typed)
    if (before) return repeated(word, before, row)
    known.set(typed, { word, row })
  }
  return true
}

function repeated(word: string, before: Found, row: number): string {
  const place = before.row === row ? 'here' : `in row ${before.row + 1}`
  const same = before.word === word ? '' : `, as “${before.word}”: case and accents make no difference`
  return `“${word}” stands ${place} already${same}. Take one of them away.`
}

/** The second part of a path such as `shortcuts.3.text`. */
function rowOf(path: (number | string)[]): number {
  return Number(path[1])
}
