import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { Job } from '@/payload-types'
import { findDocumentPage, findDocuments, type Paging } from '@/server/documents'
import { query } from '@/server/query'
import type { JobItem, JobPage } from './items'

const listed = { collection: 'jobs', sort: ['order', '-createTime', 'id'] } as const

/** By order, then newest first. `total` counts all, also beyond the last page. */
export const findJobPage = query<[SiteId, Paging], JobPage>({
  name: 'job-page',
  read: async (site, paging) => {
    const { docs, total } = await findDocumentPage(site, { ...listed, paging })
    return { items: docs.map(toItem), total }
  },
})

/** All of them with unpublished changes; only for editors' previews, never cached. */
export async function findDraftJobs(site: SiteId): Promise<JobItem[]> {
  const docs = await findDocuments(site, { ...listed, draft: true })
  return docs.map(toItem)
}

function toItem({ id, name, department, place, createTime, link }: Job): JobItem {
  return {
    id,
    name: name ?? '',
    department: department ?? '',
    place: place ?? '',
    createTime,
    link: link || null,
  }
}
