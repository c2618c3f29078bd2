import 'server-only'
import { documentHref } from '@/addresses/document-href'
import type { SiteId } from '@/i18n/locales'
import { isLinkable, linkableCollections, type DocumentRef, type LinkableCollection } from '@/lib/linkable'
import { toPicture } from '@/lib/media-picture'
import { linkedDocumentsOf, pictureIdsOf, toHtml, type RichText } from '@/lib/rich-text'
import { findMedia } from '@/server/media'
import { queryByIds } from '@/server/query-by-ids'
import { findShown } from '@/server/shown-documents'

type Stored = object | null | undefined

/**
 * Converts rich texts to sanitised HTML, reading their pictures and linked documents
 * once for all of them.
 */
export async function findHtmlOf(site: SiteId, texts: Stored[]): Promise<(text: Stored) => string> {
  const contents = texts.filter((text): text is RichText => !!text)
  const media = await findMedia(site, contents.flatMap(pictureIdsOf))
  const linked = await publishedAmong(site, contents.flatMap(linkedDocumentsOf))
  return (text) => {
    if (!text) return ''
    return toHtml(text as RichText, {
      site,
      pictureOf: (id) => {
        const picture = media.get(id)
        return picture && toPicture(picture)
      },
      hrefOf: (collection, id) =>
        isLinkable(collection) && linked.has(keyOf({ collection, id }))
          ? documentHref(site, { collection, id })
          : undefined,
    })
  }
}

type ContentsOf<Doc> = { texts: (doc: Doc) => Stored[]; pictures: (doc: Doc) => unknown[] }

/** The rich texts of documents as HTML and their pictures, each read once for all of them. */
export async function findContents<Doc>(site: SiteId, docs: Doc[], { texts, pictures }: ContentsOf<Doc>) {
  const [html, media] = await Promise.all([
    findHtmlOf(site, docs.flatMap(texts)),
    findMedia(site, docs.flatMap(pictures)),
  ])
  return { html, media }
}

/** Which of the documents visitors of the site may see, as `<collection>:<id>`. */
async function publishedAmong(
  site: SiteId,
  documents: { collection: string; id: string }[],
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const collection of linkableCollections) {
    const ids = [...new Set(documents.filter((one) => one.collection === collection).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const { id } of await visibleAmong[collection](site, ids)) found.add(keyOf({ collection, id }))
  }
  return found
}

const visibleAmong: Record<LinkableCollection, (site: SiteId, ids: string[]) => Promise<{ id: string }[]>> = {
  news: visibleIn('news'),
  products: visibleIn('products'),
  solutions: visibleIn('solutions'),
  cases: visibleIn('cases'),
}

function visibleIn(collection: LinkableCollection) {
  return queryByIds<SiteId, { id: string }>({
    name: `visible-${collection}`,
    collection,
    read: async (site, ids) => {
      const found = await findShown(site, { collection, where: [{ id: { in: ids } }], select: {} })
      return found.map(({ id }) => ({ id }))
    },
  })
}

const keyOf = ({ collection, id }: DocumentRef) => `${collection}:${id}`
