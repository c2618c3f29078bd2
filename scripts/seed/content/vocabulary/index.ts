import type { VocabularyLanguage } from '@/lib/search/languages'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { EntrySeed } from './types'
import { chinese } from './zh'

type VocabularySeed = {
  language: VocabularyLanguage
  terms: string[]
  meanings: string[]
  isMutual: boolean
}

/** The terms that buyers use in each language. */
export const vocabularySeeds: VocabularySeed[] = [
  ...inLanguage('en', english),
  ...inLanguage('zh', chinese),
  ...inLanguage('es', spanish),
  ...inLanguage('fr', french),
]

function inLanguage(language: VocabularyLanguage, words: EntrySeed[]): VocabularySeed[] {
  return words.map(({ isMutual = false, ...entry }) => ({ language, ...entry, isMutual }))
}
