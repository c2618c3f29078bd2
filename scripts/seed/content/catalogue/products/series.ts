import type { Market } from '@/lib/markets'
import type { ApprovalFamily } from '../approvals'
import type { FormattedModel, WrittenSite } from './formatted-model'

/** A heading and its sub-lines. */
type Trait = readonly [heading: string, ...lines: string[]]

export type Words = {
  name: string
  /** For lists, where it differs from the name. */
  listName?: string
  /** Markdown. */
  overview: string
  traits: readonly Trait[]
}

/** What all models of a series share; each text contains the figures of the model. */
export type SeriesSeed = {
  series: string
  approvals: ApprovalFamily
  /** Empty: everywhere. */
  markets: Market[]
  /** Slugs of solutions. */
  solutions: string[]
  /** Slugs of related products. */
  relatedProducts: string[]
  updateTime: string
  words: Record<WrittenSite, (model: FormattedModel) => Words>
}
