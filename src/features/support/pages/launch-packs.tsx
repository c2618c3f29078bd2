import type { Values } from '@/addresses/page'
import { findTrainingPage } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import { translator } from '@/i18n/translator'
import { EmptyList } from '../components/empty-list'
import { PagedDocuments } from '../components/paged-documents'
import { documentsPerPage, paged } from '../view-models/paging'
import { trainingHref } from '../view-models/training'
import type { ReadSection } from './training-section'

/** Product launch packs, nine per page; only distributors can view and download them (S2 2.15). */
export const launchPacks: ReadSection = async ({ site, values }) => {
  const pageNo = Number(values.pageNo ?? 1)
  const paging = { pageNo, pageSize: documentsPerPage }
  const { items, total } = await findTrainingPage(site, { kind: 'launch-pack', language: '', ...paging })
  const documents = paged({ items: items.map((item) => toDocument(site, item)), total }, pageNo)
  if (!documents) return null
  const t = translator(site, 'support')
  const title = t('training.p')
  const canonical: Values = { type: 'p', pageNo: String(pageNo) }
  return {
    result: { meta: { title, description: t('leads.p'), canonical } },
    crumbs: [],
    content:
      total > 0 ? (
        <PagedDocuments
          site={site}
          documents={documents}
          hrefOf={(page) => trainingHref(site, 'p', { pageNo: page })}
          memory={{ name: 'packPage', restores: true }}
        />
      ) : (
        <EmptyList site={site} title={title} />
      ),
  }
}
