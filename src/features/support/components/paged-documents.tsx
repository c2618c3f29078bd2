import { documentWords } from '@/i18n/document-words'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { BasketSummary } from '@/ui/documents/basket-summary'
import { DocumentActions } from '@/ui/documents/document-actions'
import type { Paged } from '../view-models/paging'
import { LibraryPager } from './library-pager'
import { PageMemory, type PageKey } from './page-memory'
import { DocumentGrid } from './document-grid'
import { DocumentGroups } from './document-groups'

type PagedDocumentsProps = {
  site: SiteId
  documents: Paged<DocumentView>
  hrefOf: (pageNo: number) => string
  memory: { name: PageKey; restores?: boolean }
}

/** One page of documents to view and download; in rows if none has a cover. */
export function PagedDocuments({
  site,
  documents: { items, ...pages },
  hrefOf,
  memory,
}: PagedDocumentsProps) {
  const words = documentWords(site)
  const basketHref = items.find(({ basketHref }) => basketHref)?.basketHref
  const label = translator(site, 'support')('documents')
  return (
    <>
      <PageMemory {...memory} {...pages} />
      {items.some(({ cover }) => cover) ? (
        <>
          <DocumentGrid
            documents={items.map((document) => ({
              ...document,
              locked: document.restricted ? words.locked : undefined,
              actions: <DocumentActions document={document} words={words} coversCard />,
            }))}
          />
          {basketHref && <BasketSummary href={basketHref} words={words} />}
        </>
      ) : (
        <DocumentGroups label={label} groups={[{ id: 'all', documents: items }]} words={words} />
      )}
      <LibraryPager {...pages} site={site} hrefOf={hrefOf} />
    </>
  )
}
