import type { Values } from '@/addresses/page'
import { toDocument } from '@/features/materials/views/documents'
import { findProductCards } from '@/features/products/queries'
import type { PageElsewhere } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { FolderGrid } from '../components/folder-grid'
import { LibraryPager } from '../components/library-pager'
import { PageMemory } from '../components/page-memory'
import { Papers } from '../components/papers'
import { findCertificateProducts, findFolderPath, findMaterialGroup } from '../queries'
import type { MaterialGroup } from '../queries/items'
import { toCertificateTiles, toCrumbs } from '../views/folders'
import { pageOf } from '../views/paging'
import { trainingHref } from '../views/training'
import { folderTiles } from './paper-content'
import { findPlace, sitesWhere, type PaperPlace } from './paper-place'
import { placeResult } from './paper-result'
import type { ReadSection, TrainingSection } from './training-section'

/** Certificates by category, then by product, at last the papers at level 4 (S2 2.15, 4). */
export const certificates: ReadSection = async ({ site, values }) => {
  const pageNo = Number(values.pageNo ?? 1)
  const group = values.id ? await findMaterialGroup(site, 'certificate', values.id) : null
  if (group) return groupSection(site, group, values)
  const place = await findPlace(site, 'certificate', values)
  if (!place || 'movedTo' in place) return place
  const t = translator(site, 'support')
  const named = { title: t('training.c'), description: t('leads.c') }
  const title = place.path.at(-1)?.name ?? named.title
  const content =
    place.level === 3
      ? await productTiles(site, place, pageNo)
      : await folderTiles({ site, kind: 'certificate', place, pageNo, title })
  if (!content) return null
  return {
    result: await placeResult('certificate', place, named),
    crumbs: toCrumbs(site, 'certificate', place.path),
    content,
  }
}

/** The products of a category with their certificates, nine a page; null beyond the last one. */
async function productTiles(site: SiteId, { path }: PaperPlace, pageNo: number) {
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

/** The certificates of a product, or one that belongs to none. */
async function groupSection(
  site: SiteId,
  group: MaterialGroup,
  { level, pageNo = '1' }: Values,
): Promise<TrainingSection | PageElsewhere | null> {
  const { id, name, files } = group
  if (level !== '4') return { movedTo: trainingHref(site, 'c', { level: 4, id }) }
  const papers = pageOf(
    files.map((file) => toDocument(site, file)),
    Number(pageNo),
  )
  if (!papers) return null
  const t = translator(site, 'support')
  const shownOn = await sitesWhere(
    async (other) => (await findMaterialGroup(other, 'certificate', id)) !== null,
  )
  const meta = { title: `${name} | ${t('training.c')}`, description: t('leads.c'), shownOn }
  const hrefOf = (page: number) => trainingHref(site, 'c', { level: 4, id, pageNo: page })
  return {
    result: { meta, shownOn },
    crumbs: [...(await wayTo(site, group)), { label: name }],
    content: <Papers site={site} papers={papers} hrefOf={hrefOf} memory={{ name: 'certificatePage' }} />,
  }
}

async function wayTo(site: SiteId, { id, files }: MaterialGroup) {
  const [product] = await findProductCards(site, [id])
  const categoryId = product?.categoryId ?? files[0]?.categoryId
  const path = categoryId ? await findFolderPath(site, 'certificate', categoryId) : null
  return path ? toCrumbs(site, 'certificate', path) : []
}
