import type { Values } from '@/addresses/page'
import { toDocument } from '@/features/materials/view-models/documents'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { LibraryPager } from '../components/library-pager'
import { EmptyList } from '../components/empty-list'
import { PageMemory } from '../components/page-memory'
import { PagedDocuments } from '../components/paged-documents'
import { SpecificationGrid } from '../components/specification-grid'
import { findMaterialGroup, findMaterialGroups } from '../queries'
import { paged, documentsPerPage, pageOf } from '../view-models/paging'
import { toSpecification } from '../view-models/specifications'
import { trainingHref } from '../view-models/training'
import { sitesWhere } from './drill-down-location'
import type { ReadSection, TrainingSection } from './training-section'

/** Specifications by product, nine per page; an item with several documents has its own list (S2 2.15). */
export const specifications: ReadSection = async ({ site, values: { id, pageNo = '1' } }) => {
  if (id) return ofProduct(site, id, Number(pageNo))
  const page = { pageNo: Number(pageNo), pageSize: documentsPerPage }
  const groups = paged(await findMaterialGroups(site, 'specification', page), page.pageNo)
  if (!groups) return null
  const { items, ...pages } = groups
  const t = translator(site, 'support')
  const title = t('training.s')
  const canonical: Values = { type: 's', pageNo }
  return {
    result: { meta: { title, description: t('leads.s'), canonical } },
    crumbs: [],
    content:
      items.length > 0 ? (
        <>
          <PageMemory {...pages} name="specificationsPage" restores />
          <SpecificationGrid site={site} items={items.map((item) => toSpecification(site, item))} />
          <LibraryPager
            {...pages}
            site={site}
            hrefOf={(other) => trainingHref(site, 's', { pageNo: other })}
          />
        </>
      ) : (
        <EmptyList site={site} title={title} />
      ),
  }
}

async function ofProduct(site: SiteId, id: string, pageNo: number): Promise<TrainingSection | null> {
  const group = await findMaterialGroup(site, 'specification', id)
  const documents =
    group &&
    pageOf(
      group.files.map((file) => toDocument(site, file)),
      pageNo,
    )
  if (!documents) return null
  const t = translator(site, 'support')
  const canonical: Values = { type: 's', id, pageNo: String(pageNo) }
  const shownOn = await sitesWhere(
    async (other) => (await findMaterialGroup(other, 'specification', id)) !== null,
  )
  const meta = { title: `${group.name} | ${t('training.s')}`, description: t('leads.s'), canonical, shownOn }
  return {
    result: { meta, shownOn },
    crumbs: [{ label: group.name }],
    content: (
      <PagedDocuments
        site={site}
        documents={documents}
        hrefOf={(page) => trainingHref(site, 's', { id, pageNo: page })}
        memory={{ name: 'specificationsPage' }}
      />
    ),
  }
}
