import type { Values } from '@/addresses/page'
import { findTrainingPage } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/views/documents'
import { translator } from '@/i18n/translator'
import { Nothing } from '../components/nothing'
import { Papers } from '../components/papers'
import { PAPERS, paged } from '../views/paging'
import { trainingHref } from '../views/training'
import type { ReadSection } from './training-section'

/** Product launch packs, nine a page; viewing and saving them is for distributors (S2 2.15). */
export const launchPacks: ReadSection = async ({ site, values }) => {
  const pageNo = Number(values.pageNo ?? 1)
  const paging = { pageNo, pageSize: PAPERS }
  const { items, total } = await findTrainingPage(site, { kind: 'launch-pack', language: '', ...paging })
  const papers = paged({ items: items.map((item) => toDocument(site, item)), total }, pageNo)
  if (!papers) return null
  const t = translator(site, 'support')
  const title = t('training.p')
  const canonical: Values = { type: 'p', pageNo: String(pageNo) }
  return {
    result: { meta: { title, description: t('leads.p'), canonical } },
    crumbs: [],
    content:
      total > 0 ? (
        <Papers
          site={site}
          papers={papers}
          hrefOf={(page) => trainingHref(site, 'p', { pageNo: page })}
          memory={{ name: 'packPage', recalls: true }}
        />
      ) : (
        <Nothing site={site} title={title} />
      ),
  }
}
