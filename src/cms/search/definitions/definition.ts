import type { PayloadRequest, Where } from 'payload'
import { type SiteId, siteIds } from '@/i18n/locales'
import type { SearchRow } from '@/lib/search/engine'
import type { SearchedCollection, SearchKind } from '@/lib/search/kinds'
import { findStored, isShownOn, type StoredDocument, textOn } from '../stored'

/** What a document's rows say beyond its title. */
type RowTexts = Pick<SearchRow, 'models' | 'summary' | 'body' | 'place'>

type Definition<Doc> = {
  collection: SearchedCollection
  /** Null for what is not searched. */
  kindOf: (doc: Doc) => SearchKind | null
  /** Reads what the documents name, once for all of them, and tells the texts of each. */
  read: (req: PayloadRequest, docs: Doc[]) => Promise<(doc: Doc, site: SiteId) => RowTexts>
}

/** The rows of those documents among the ids that visitors may see. */
export type RowsOf = (req: PayloadRequest, ids: string[]) => Promise<SearchRow[]>

export function rowsBy<Doc extends StoredDocument>({ collection, kindOf, read }: Definition<Doc>): RowsOf {
  return async (req, ids) => {
    const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
    const found = await findStored<Doc>(req, { collection, where })
    const docs = found.filter(kindOf)
    const textsOf = await read(req, docs)
    return docs.flatMap((doc) =>
      siteIds
        .filter((site) => isShownOn(site, doc))
        .map((site) => ({
          ...{ collection, document: doc.id, site, kind: kindOf(doc) ?? 'products' },
          title: textOn(site, doc.name ?? doc.title) ?? '',
          ...textsOf(doc, site),
        })),
    )
  }
}

/** Among those of a group, by their own order; groups stand one after the other. */
export function placeIn(group: number, order: number | null | undefined): number {
  return group * 1_000_000 + (order ?? 0)
}

/** The newest comes first. */
export function newestFirst(date: string | null | undefined): number {
  return -Math.floor(Date.parse(date ?? '1970-01-01') / 1000)
}
