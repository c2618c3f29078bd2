import type { SiteId } from '@/i18n/locales'
import type { SearchKind, SearchedCollection } from './kinds'

/**
 * What a search engine has to do for the product. PostgreSQL's is `cms/search` (writing, in the transaction of the
 * save) and `server/search` (reading); another one takes the place of those two.
 */
export type SearchWriter = {
  /** Puts these rows in the place of all that there was of the documents. */
  replace: (documents: DocumentKey[], rows: SearchRow[]) => Promise<void>
}

export type SearchReader = {
  find: (question: Question) => Promise<Answer>
  /** Titles that begin with or hold what was typed so far, best first. */
  complete: (beginning: { site: SiteId; text: string; limit: number }) => Promise<Completion[]>
}

export type DocumentKey = { collection: SearchedCollection; document: string }

/** A document as one site shows it. */
export type SearchRow = DocumentKey & {
  site: SiteId
  kind: SearchKind
  title: string
  /** As on the type plate. */
  models: string[]
  /** The line or paragraph that says what it is, the category: what counts more than the rest. */
  summary: string
  /** All else that its page shows, as plain text, and the text inside its PDF. */
  body: string
  /** Smaller comes first among equals, and where nothing was typed. */
  place: number
}

export type Question = {
  site: SiteId
  kind: SearchKind
  /** As typed; an empty one finds everything. */
  text: string
  /** From 1. */
  pageNo: number
  pageSize: number
}

export type Answer = {
  /** How many each kind has. */
  counts: Record<SearchKind, number>
  /** The page of the kind, best first. */
  found: FoundDocument[]
  /** Nothing has the words as they were typed: what was found instead belongs to these. */
  corrected: string | null
  /** What was found of the kind has some of the words, not all. */
  isLoose: boolean
  /** No kind has the words as they were typed. */
  isMissed: boolean
  /** What editors say that the words mean, which was looked for as well. */
  meanings: string[]
}

export type FoundDocument = DocumentKey & {
  kind: SearchKind
  title: string
  /** A plain passage around the first hit. */
  excerpt: string
  /** Put first by an editor. */
  promoted: boolean
}

export type Completion = DocumentKey & { kind: SearchKind; title: string }
