import type { Values } from '@/addresses/page'
import { toDocument } from '@/features/materials/views/documents'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { LibraryPager } from '../components/library-pager'
import { Nothing } from '../components/nothing'
import { PageMemory } from '../components/page-memory'
import { Papers } from '../components/papers'
import { SpecificationGrid } from '../components/specification-grid'
import { findMaterialGroup, findMaterialGroups } from '../queries'
import { paged, PAPERS, pageOf } from '../views/paging'
import { toSpecification } from '../views/specifications'
import { trainingHref } from '../views/training'
import { sitesWhere } from './paper-place'
import type { ReadSection, TrainingSection } from './training-section'

/** Specifications by product, nine a page; of several papers an item has a list of its own (S2 2.15). */
export const specifications: ReadSection = async ({ site, values: { id, pageNo = '1' } }) => {
  if (id) return ofProduct(site, id, Number(pageNo))
  const page = { pageNo: Number(pageNo), pageSize: PAPERS }
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
          <PageMemory {...pages} name="specificationsPage" recalls />
          <SpecificationGrid site={site} items={items.map((item) => toSpecification(site, item))} />
          <LibraryPager
            {...pages}
            site={site}
            hrefOf={(other) => trainingHref(site, 's', { pageNo: other })}
          />
        </>
      ) : (
        <Nothing site={site} title={title} />
      ),
  }
}

async function ofProduct(site: SiteId, id: string, pageNo: number): Promise<TrainingSection | null> {
  const group = await findMaterialGroup(site, 'specification', id)
  const papers =
    group &&
    pageOf(
      group.files.map((file) => toDocument(site, file)),
      pageNo,
    )
  if (!papers) return null
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
      <Papers
        site={site}
        papers={papers}
        hrefOf={(page) => trainingHref(site, 's', { id, pageNo: page })}
        memory={{ name: 'specificationsPage' }}
      />
    ),
  }
}
