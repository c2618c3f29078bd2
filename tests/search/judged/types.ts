import type { SiteId } from '@/i18n/locales'
import type { SearchKind } from '@/lib/search/kinds'

/**
 * What visitors type and which documents are relevant, judged on the demo content before the ranking was written.
 *
 * A name is a model, a slug of the seed or a category, which means all its products. The highest grade counts.
 */
export type JudgedQuery = {
  kind: SearchKind
  text: string
  /** Grade 3: exactly what the visitor looks for. */
  exact?: string[]
  /** Grade 2: close to it, or a good part of it. */
  good?: string[]
  /** Grade 1: related. */
  related?: string[]
  /** A rule for words that occur in many documents: in the title grade 3, in the summary 2, in the body 1. */
  contains?: string
  /** A rule: a text that contains all of these has grade 1. */
  mentions?: string[]
}

export type JudgedGroup = { name: string; site: SiteId; queries: JudgedQuery[] }
