import type { Market } from '@/lib/markets'
import type { ApprovalFamily } from '../approvals'
import type { Spoken, WrittenSite } from './spoken'

/** A heading and its sub-lines. */
type Trait = readonly [heading: string, ...lines: string[]]

export type Words = {
  name: string
  /** For lists; where it is shorter than the name. */
  listName: string
  /** One line. */
  brief: string
  /** Markdown. */
  overview: string
  traits: readonly Trait[]
}

/** What all models of a series share; each text is told with the model's own figures. */
export type SeriesSeed = {
  series: string
  approvals: ApprovalFamily
  /** Empty: everywhere. */
  markets: Market[]
  /** Slugs of solutions. */
  solutions: string[]
  /** Slugs of products that go with it. */
  companions: string[]
  updateTime: string
  words: Record<WrittenSite, (model: Spoken) => Words>
}
