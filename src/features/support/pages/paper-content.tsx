import type { ReactNode } from 'react'
import type { MaterialItem } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/views/documents'
import { documentWords } from '@/i18n/document-words'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Band } from '../components/band'
import { FolderGrid, type FolderTile } from '../components/folder-grid'
import { Nothing } from '../components/nothing'
import type { PageKey } from '../components/page-memory'
import { Papers } from '../components/papers'
import { Shelves, type Shelf } from '../components/shelves'
import { findFolderFilePage, findFolderFiles, findFolders } from '../queries'
import type { Folder } from '../queries/items'
import { paperHref, toTiles } from '../views/folders'
import { opens, type PaperKind } from '../views/levels'
import { PAPERS, paged } from '../views/paging'
import type { PaperPlace } from './paper-place'

type ContentContext = {
  site: SiteId
  kind: PaperKind
  place: PaperPlace
  pageNo: number
  /** What an empty list is called. */
  title: string
  /** Stands above the categories, where they are not all that a page shows. */
  heading?: string
}

const pageKeys: Record<PaperKind, PageKey> = {
  brochure: 'productBrochurePage',
  manual: 'manualBrochurePage',
  flyer: 'flyerPage',
  certificate: 'certificatePage',
}

/** The papers directly in the category of the place, nine a page; null beyond the last one. */
export async function folderPapers({ site, kind, place, pageNo, title }: ContentContext): Promise<ReactNode> {
  const id = place.path.at(-1)?.id ?? ''
  const page = await findFolderFilePage(site, kind, id, { pageNo, pageSize: PAPERS })
  const papers = paged({ ...page, items: page.items.map((file) => toDocument(site, file)) }, pageNo)
  if (!papers) return null
  if (page.total === 0) return <Nothing site={site} title={title} />
  const hrefOf = (other: number) => paperHref(site, kind, { id, level: place.level, pageNo: other })
  return <Papers site={site} papers={papers} hrefOf={hrefOf} memory={{ name: pageKeys[kind] }} />
}

/** The categories of a level, and the papers that none of them leads to; null beyond the first page. */
export async function folderTiles(context: ContentContext): Promise<ReactNode> {
  const { site, kind, place, pageNo, title, heading } = context
  if (pageNo > 1) return null
  const folder = place.path.at(-1)
  const folders = await findFolders(site, kind, folder?.id ?? null)
  const shelves = await findShelves({ site, kind, folder, folders })
  if (folders.length === 0 && shelves.length === 0) return <Nothing site={site} title={title} />
  return (
    <>
      {folders.length > 0 && (
        <Folders heading={heading} folders={toTiles(site, kind, place.level, folders)} />
      )}
      {shelves.length > 0 && (
        <Shelves
          label={translator(site, 'support')('documents')}
          shelves={shelves}
          words={documentWords(site)}
        />
      )}
    </>
  )
}

function Folders({ heading, folders }: { heading?: string; folders: FolderTile[] }) {
  if (!heading) return <FolderGrid folders={folders} />
  return (
    <Band id="categories" title={heading}>
      <FolderGrid folders={folders} level={3} />
    </Band>
  )
}

type Level = { site: SiteId; kind: PaperKind; folder: Folder | undefined; folders: Folder[] }

/** In the category itself; at the first level, in those that open nothing and in none. */
async function findShelves({ site, kind, folder, folders }: Level): Promise<Shelf[]> {
  const t = translator(site, 'support')
  const toShelf = (id: string, title: string, files: MaterialItem[]): Shelf => ({
    id,
    title,
    documents: files.map((file) => toDocument(site, file)),
  })
  if (folder) {
    const files = await findFolderFiles(site, kind, folder.id)
    return files.length > 0 ? [toShelf(folder.id, t('alsoIn', { folder: folder.name }), files)] : []
  }
  const closed = folders.filter(({ numChildren }) => opens(kind, 0, numChildren) === null)
  const [others, ...inClosed] = await Promise.all([
    findFolderFiles(site, kind, null),
    ...closed.map(({ id }) => findFolderFiles(site, kind, id)),
  ])
  const shelves = closed.map(({ id, name }, index) => toShelf(id, name, inClosed[index] ?? []))
  return [...shelves, toShelf('others', t('others'), others)].filter(({ documents }) => documents.length > 0)
}
