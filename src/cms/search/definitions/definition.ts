import type { PayloadRequest, Where } from 'payload'
import { type SiteId, siteIds } from '@/i18n/locales'
import type { SearchRow } from '@/lib/search/engine'
import type { SearchedCollection, SearchKind } from '@/lib/search/kinds'
import { findStored, isShownOn, type StoredDocument, textOn } from '../stored'

/** The texts of a row, besides its title. */
type RowTexts = Pick<SearchRow, 'models' | 'summary' | 'body' | 'place'>

type Definition<Doc> = {
  collection: SearchedCollection
  /** Null for documents that are not searched. */
  kindOf: (doc: Doc) => SearchKind | null
  /** Loads the related documents of all documents at once, and returns a function for the texts of each. */
  read: (req: PayloadRequest, docs: Doc[]) => Promise<(doc: Doc, site: SiteId) => RowTexts>
}

/** Builds the rows of the documents with these ids that visitors can see. */
export type RowBuilder = (req: PayloadRequest, ids: string[]) => Promise<SearchRow[]>

export function rowBuilder<Doc extends StoredDocument>({
  collection,
  kindOf,
  read,
}: Definition<Doc>): RowBuilder {
  return async (req, ids) => {
    const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
    const found = await findStored<Doc>(req, { collection, where })
    const docs = found.filter(kindOf)
    const textsOf = await read(req, docs)
    return docs.flatMap((doc) =>
      siteIds
        .filter((site) => isShownOn(site, doc))
        .map((site) => ({
          collection,
          document: doc.id,
          site,
          kind: kindOf(doc) ?? 'products',
          title: textOn(site, doc.name ?? doc.title) ?? '',
          ...textsOf(doc, site),
        })),
    )
  }
}

/** A sort position: by group, then by order within the group. */
export function placeIn(group: number, order: number | null | undefined): number {
  return group * 1_000_000 + (order ?? 0)
}

/** A sort position: newest first. */
export function newestFirst(date: string | null | undefined): number {
  return -Math.floor(Date.parse(date ?? '1970-01-01') / 1000)
}
