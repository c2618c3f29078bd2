import type { Values } from '@/addresses/page'
import { toDocument } from '@/features/materials/view-models/documents'
import { findProductCards } from '@/features/products/queries'
import type { PageRedirect } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { FolderGrid } from '../components/folder-grid'
import { LibraryPager } from '../components/library-pager'
import { PageMemory } from '../components/page-memory'
import { PagedDocuments } from '../components/paged-documents'
import { findCertificateProducts, findFolderPath, findMaterialGroup } from '../queries'
import type { MaterialGroup } from '../queries/items'
import { toCertificateTiles, toCrumbs } from '../view-models/folders'
import { pageOf } from '../view-models/paging'
import { trainingHref } from '../view-models/training'
import { folderTiles } from './drill-down-content'
import { findLocation, sitesWhere, type DrillDownLocation } from './drill-down-location'
import { drillDownResult } from './drill-down-result'
import type { ReadSection, TrainingSection } from './training-section'

/** Certificates by category, then by product; the documents are at level 4 (S2 2.15, 4). */
export const certificates: ReadSection = async ({ site, values }) => {
  const pageNo = Number(values.pageNo ?? 1)
  const group = values.id ? await findMaterialGroup(site, 'certificate', values.id) : null
  if (group) return groupSection(site, group, values)
  const location = await findLocation(site, 'certificate', values)
  if (!location || 'movedTo' in location) return location
  const t = translator(site, 'support')
  const named = { title: t('training.c'), description: t('leads.c') }
  const title = location.path.at(-1)?.name ?? named.title
  const content =
    location.level === 3
      ? await productTiles(site, location, pageNo)
      : await folderTiles({ site, kind: 'certificate', location, pageNo, title })
  if (!content) return null
  return {
    result: await drillDownResult('certificate', location, named),
    crumbs: toCrumbs(site, 'certificate', location.path),
    content,
  }
}

/** The products of a category with their certificates, nine per page; null beyond the last page. */
async function productTiles(site: SiteId, { path }: DrillDownLocation, pageNo: number) {
  const id = path.at(-1)?.id ?? ''
  const products = pageOf(await findCertificateProducts(site, id), pageNo)
  if (!products) return null
  const { items, ...pages } = products
  const hrefOf = (page: number) => trainingHref(site, 'c', { level: 3, id, pageNo: page })
  return (
    <>
      <PageMemory {...pages} name="certificatePage" />
      <FolderGrid folders={toCertificateTiles(site, items)} />
      <LibraryPager {...pages} site={site} hrefOf={hrefOf} />
    </>
  )
}

/** The certificates of a product, or one without a product. */
async function groupSection(
  site: SiteId,
  group: MaterialGroup,
  { level, pageNo = '1' }: Values,
): Promise<TrainingSection | PageRedirect | null> {
  const { id, name, files } = group
  if (level !== '4') return { movedTo: trainingHref(site, 'c', { level: 4, id }) }
  const documents = pageOf(
    files.map((file) => toDocument(site, file)),
    Number(pageNo),
  )
  if (!documents) return null
  const t = translator(site, 'support')
  const shownOn = await sitesWhere(
    async (other) => (await findMaterialGroup(other, 'certificate', id)) !== null,
  )
  const meta = { title: `${name} | ${t('training.c')}`, description: t('leads.c'), shownOn }
  const hrefOf = (page: number) => trainingHref(site, 'c', { level: 4, id, pageNo: page })
  return {
    result: { meta, shownOn },
    crumbs: [...(await breadcrumbOf(site, group)), { label: name }],
    content: (
      <PagedDocuments
        site={site}
        documents={documents}
        hrefOf={hrefOf}
        memory={{ name: 'certificatePage' }}
      />
    ),
  }
}

async function breadcrumbOf(site: SiteId, { id, files }: MaterialGroup) {
  const [product] = await findProductCards(site, [id])
  const categoryId = product?.categoryId ?? files[0]?.categoryId
  const path = categoryId ? await findFolderPath(site, 'certificate', categoryId) : null
  return path ? toCrumbs(site, 'certificate', path) : []
}
