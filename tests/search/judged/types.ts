import type { SiteId } from '@/i18n/locales'
import type { SearchKind } from '@/lib/search/kinds'

/**
 * What visitors type and what they hope to find, judged by the seeded content before there was a ranking.
 *
 * A name is a model, a slug of the seed or a category, which stands for its products. The highest grade counts.
 */
export type JudgedQuery = {
  kind: SearchKind
  text: string
  /** Grade 3: what the visitor looks for. */
  exact?: string[]
  /** Grade 2: nearly that, or a good part of it. */
  good?: string[]
  /** Grade 1: has to do with it. */
  related?: string[]
  /** A rule, for words that stand all over the site: in the title 3, in the summary 2, in the rest 1. */
  holding?: string
  /** A rule: a text with all of these in it has grade 1. */
  mentioning?: string[]
}

export type JudgedGroup = { name: string; site: SiteId; queries: JudgedQuery[] }
