import type { VocabularyLanguage } from '@/lib/search/languages'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { WordSeed } from './types'
import { chinese } from './zh'

type VocabularySeed = {
  language: VocabularyLanguage
  terms: string[]
  meanings: string[]
  isMutual: boolean
}

/** How the trade speaks in each language. */
export const vocabularySeeds: VocabularySeed[] = [
  ...inLanguage('en', english),
  ...inLanguage('zh', chinese),
  ...inLanguage('es', spanish),
  ...inLanguage('fr', french),
]

function inLanguage(language: VocabularyLanguage, words: WordSeed[]): VocabularySeed[] {
  return words.map(({ said, means, mutual = false }) => ({
    language,
    terms: said,
    meanings: means,
    isMutual: mutual,
  }))
}
