import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { BasketSummary } from '@/ui/documents/basket-summary'
import { DocumentActions } from '@/ui/documents/document-actions'
import { DocumentMessages } from '@/ui/documents/document-messages'
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
  const basketHref = items.find(({ basketHref }) => basketHref)?.basketHref
  const label = translator(site, 'support')('documents')
  return (
    <>
      <PageMemory {...memory} {...pages} />
      {items.some(({ cover }) => cover) ? (
        <DocumentMessages site={site}>
          <DocumentGrid
            documents={items.map((document) => ({
              ...document,
              locked: document.restricted ? translator(site, 'documents')('locked') : undefined,
              actions: <DocumentActions site={site} document={document} coversCard />,
            }))}
          />
          {basketHref && <BasketSummary href={basketHref} />}
        </DocumentMessages>
      ) : (
        <DocumentGroups site={site} label={label} groups={[{ id: 'all', documents: items }]} />
      )}
      <LibraryPager {...pages} site={site} hrefOf={hrefOf} />
    </>
  )
}
