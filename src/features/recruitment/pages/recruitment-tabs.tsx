import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { Story } from '@/features/about/components/story'
import { findCompanyText, findDraftCompanyText } from '@/features/about/queries'
import type { PageContext } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { pageCount } from '@/lib/page-count'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import { JobList } from '../components/job-list'
import { OfficeGallery } from '../components/office-gallery'
import { findDraftJobs, findDraftOfficePictures, findJobPage, findOfficePictures } from '../queries'
import { toJobs } from '../view-models/jobs'
import type { CareersTab } from '../view-models/tabs'

const pageSize = 10

/** The content of each tab; null beyond its last page. */
export const careersTabs: Record<CareersTab, (context: PageContext) => Promise<ReactNode>> = {
  '1': openPositions,
  '2': futurePartners,
  '3': offices,
}

async function openPositions({ site, values, preview }: PageContext): Promise<ReactNode> {
  const current = Number(values.pageNo ?? 1)
  const { items, total } = preview
    ? { items: await findDraftJobs(site), total: 0 }
    : await findJobPage(site, { pageNo: current, pageSize })
  const pages = pageCount({ total, pageSize, pageNo: current })
  if (pages === null) return null
  if (items.length === 0) return <EmptyTab site={site} tab="1" />
  return (
    <>
      <JobList site={site} jobs={toJobs(site, items)} />
      <Pagination
        current={current}
        total={pages}
        hrefOf={(pageNo) => href(site, 'recruitment', { type: '1', pageNo })}
        site={site}
      />
    </>
  )
}

async function futurePartners({ site, preview }: PageContext): Promise<ReactNode> {
  const text = await (preview ? findDraftCompanyText : findCompanyText)(site, 'future-partners')
  if (!text) return <EmptyTab site={site} tab="2" />
  return <Story picture={text.picture ? toPicture(text.picture) : undefined} html={text.content} />
}

async function offices({ site, preview }: PageContext): Promise<ReactNode> {
  const items = await (preview ? findDraftOfficePictures : findOfficePictures)(site)
  if (items.length === 0) return <EmptyTab site={site} tab="3" />
  return (
    <OfficeGallery
      offices={items.map(({ id, title, picture }) => ({
        id,
        title,
        picture: picture ? { ...toPicture(picture), alt: '' } : undefined,
      }))}
    />
  )
}

function EmptyTab({ site, tab }: { site: SiteId; tab: CareersTab }) {
  return (
    <EmptyState title={translator(site, 'recruitment')(`tabs.${tab}`)}>
      {translator(site, 'common')('empty')}
    </EmptyState>
  )
}
