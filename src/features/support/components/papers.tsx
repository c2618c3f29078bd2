import { documentWords } from '@/i18n/document-words'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { CollectedLine } from '@/ui/documents/collected-line'
import { DocumentActions } from '@/ui/documents/document-actions'
import type { Paged } from '../views/paging'
import { LibraryPager } from './library-pager'
import { PageMemory, type PageKey } from './page-memory'
import { PaperGrid } from './paper-grid'
import { Shelves } from './shelves'

type PapersProps = {
  site: SiteId
  papers: Paged<DocumentView>
  hrefOf: (pageNo: number) => string
  memory: { name: PageKey; recalls?: boolean }
}

/** A page of papers to view and to download; without any cover they stand in rows. */
export function Papers({ site, papers: { items, ...pages }, hrefOf, memory }: PapersProps) {
  const words = documentWords(site)
  const collecting = items.find(({ collectionHref }) => collectionHref)?.collectionHref
  const label = translator(site, 'support')('documents')
  return (
    <>
      <PageMemory {...memory} {...pages} />
      {items.some(({ cover }) => cover) ? (
        <>
          <PaperGrid
            papers={items.map((document) => ({
              ...document,
              locked: document.restricted ? words.locked : undefined,
              actions: <DocumentActions document={document} words={words} covering />,
            }))}
          />
          {collecting && <CollectedLine href={collecting} words={words} />}
        </>
      ) : (
        <Shelves label={label} shelves={[{ id: 'all', documents: items }]} words={words} />
      )}
      <LibraryPager {...pages} site={site} hrefOf={hrefOf} />
    </>
  )
}
