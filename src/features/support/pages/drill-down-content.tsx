import type { ReactNode } from 'react'
import type { MaterialItem } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { TitledSection } from '../components/titled-section'
import { FolderGrid, type FolderTile } from '../components/folder-grid'
import { EmptyList } from '../components/empty-list'
import type { PageKey } from '../components/page-memory'
import { PagedDocuments } from '../components/paged-documents'
import { DocumentGroups, type DocumentGroup } from '../components/document-groups'
import { findFolderFilePage, findFolderFiles, findFolders, withOwnPictures } from '../queries'
import type { Folder } from '../queries/items'
import { drillDownHref, toTiles } from '../view-models/folders'
import { levelOpenedBy, type DocumentKind } from '../view-models/levels'
import { documentsPerPage, paged } from '../view-models/paging'
import type { DrillDownLocation } from './drill-down-location'

type ContentContext = {
  site: SiteId
  kind: DocumentKind
  location: DrillDownLocation
  pageNo: number
  /** Title of an empty list. */
  title: string
  /** Heading of the categories, if the page has other content. */
  heading?: string
}

const pageKeys: Record<DocumentKind, PageKey> = {
  brochure: 'productBrochurePage',
  manual: 'manualBrochurePage',
  flyer: 'flyerPage',
  certificate: 'certificatePage',
}

/** The documents directly in the current category, nine per page; null beyond the last page. */
export async function folderDocuments({
  site,
  kind,
  location,
  pageNo,
  title,
}: ContentContext): Promise<ReactNode> {
  const id = location.path.at(-1)?.id ?? ''
  const page = await findFolderFilePage(site, kind, id, { pageNo, pageSize: documentsPerPage })
  const documents = paged({ ...page, items: page.items.map((file) => toDocument(site, file)) }, pageNo)
  if (!documents) return null
  if (page.total === 0) return <EmptyList site={site} title={title} />
  const hrefOf = (other: number) => drillDownHref(site, kind, { id, level: location.level, pageNo: other })
  return (
    <PagedDocuments site={site} documents={documents} hrefOf={hrefOf} memory={{ name: pageKeys[kind] }} />
  )
}

/** The categories of a level, and the documents that cannot be reached through them; null beyond the first page. */
export async function folderTiles(context: ContentContext): Promise<ReactNode> {
  const { site, kind, location, pageNo, title, heading } = context
  if (pageNo > 1) return null
  const folder = location.path.at(-1)
  const folders = await findFolders(site, kind, folder?.id ?? null)
  const [pictured, groups] = await Promise.all([
    withOwnPictures(site, kind, folders),
    findDocumentGroups({ site, kind, folder, folders }),
  ])
  if (folders.length === 0 && groups.length === 0) return <EmptyList site={site} title={title} />
  return (
    <>
      {folders.length > 0 && (
        <Folders heading={heading} folders={toTiles(site, kind, location.level, pictured)} />
      )}
      {groups.length > 0 && (
        <DocumentGroups site={site} label={translator(site, 'support')('documents')} groups={groups} />
      )}
    </>
  )
}

function Folders({ heading, folders }: { heading?: string; folders: FolderTile[] }) {
  if (!heading) return <FolderGrid folders={folders} />
  return (
    <TitledSection id="categories" title={heading}>
      <FolderGrid folders={folders} level={3} />
    </TitledSection>
  )
}

type GroupsInput = { site: SiteId; kind: DocumentKind; folder: Folder | undefined; folders: Folder[] }

/** Documents in the category itself; at the first level, those in categories that cannot be opened and those without one. */
async function findDocumentGroups({ site, kind, folder, folders }: GroupsInput): Promise<DocumentGroup[]> {
  const t = translator(site, 'support')
  const toDocumentGroup = (id: string, title: string, files: MaterialItem[]): DocumentGroup => ({
    id,
    title,
    documents: files.map((file) => toDocument(site, file)),
  })
  if (folder) {
    const files = await findFolderFiles(site, kind, folder.id)
    return files.length > 0 ? [toDocumentGroup(folder.id, t('alsoIn', { folder: folder.name }), files)] : []
  }
  const closed = folders.filter(({ numChildren }) => levelOpenedBy(kind, 0, numChildren) === null)
  const [others, ...inClosed] = await Promise.all([
    findFolderFiles(site, kind, null),
    ...closed.map(({ id }) => findFolderFiles(site, kind, id)),
  ])
  const groups = closed.map(({ id, name }, index) => toDocumentGroup(id, name, inClosed[index] ?? []))
  return [...groups, toDocumentGroup('others', t('others'), others)].filter(
    ({ documents }) => documents.length > 0,
  )
}
