import type { SiteId } from '@/i18n/locales'
import type { SearchKind, SearchedCollection } from './kinds'

/**
 * The interface of a search engine. The PostgreSQL implementation is `cms/search` (writes, in the transaction of the
 * save) and `server/search` (reads); another engine would replace both.
 */
export type SearchWriter = {
  /** Replaces all rows of the documents. */
  replace: (documents: DocumentKey[], rows: SearchRow[]) => Promise<void>
}

export type SearchReader = {
  find: (query: SearchQuery) => Promise<SearchResult>
  /** Titles that start with or contain the input, best first. */
  complete: (input: { site: SiteId; text: string; limit: number }) => Promise<Completion[]>
}

export type DocumentKey = { collection: SearchedCollection; document: string }

/** A document in the index of one site. */
export type SearchRow = DocumentKey & {
  site: SiteId
  kind: SearchKind
  title: string
  /** As on the product label. */
  models: string[]
  /** Summary and category, which rank higher than the body. */
  summary: string
  /** The rest of its page as plain text, and the text of its PDF. */
  body: string
  /** The order among equal hits, and for an empty text. */
  place: number
}

export type SearchQuery = {
  site: SiteId
  kind: SearchKind
  /** As typed; an empty text matches everything. */
  text: string
  /** From 1. */
  pageNo: number
  pageSize: number
  /** Whether the hits have excerpts, for which their whole texts are read. */
  hasExcerpts?: boolean
}

export type SearchResult = {
  /** The number of hits per kind. */
  counts: Record<SearchKind, number>
  /** The hits of the requested page, best first. */
  found: FoundDocument[]
  /** The corrected text, when the typed text had no hits. */
  corrected: string | null
  /** Whether the hits contain only some of the words. */
  isPartial: boolean
  /** Whether the text as typed had no hits of any kind. */
  hasNoExactMatch: boolean
  /** Synonyms by the vocabulary of the editors, searched as well. */
  meanings: string[]
}

export type FoundDocument = DocumentKey & {
  kind: SearchKind
  title: string
  /** Plain text around the first hit, where excerpts were requested. */
  excerpt: string | null
  /** Promoted by an editor. */
  promoted: boolean
}

export type Completion = DocumentKey & { kind: SearchKind; title: string }
