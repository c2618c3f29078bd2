import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import type { PageContext } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { pageCount } from '@/lib/page-count'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import { VideoGrid } from '../components/video-grid'
import styles from '../components/videos.module.css'
import { findVideoPage } from '../queries'
import { toVideoCard } from '../view-models/videos'

type Paging = { pageSize: number; columns: 3 | 4 }

/** One page of the company videos with its pager (S1 2.12); in three columns the newest of all is larger. Null beyond the last one. */
export async function pagedVideos(
  { site, values }: PageContext,
  { pageSize, columns }: Paging,
): Promise<ReactNode> {
  const current = Number(values.pageNo ?? 1)
  const { items, total } = await findVideoPage(site, { pageNo: current, pageSize })
  const pages = pageCount({ total, pageSize, pageNo: current })
  if (pages === null) return null
  return (
    <div className={styles.list}>
      {items.length > 0 ? (
        <VideoGrid
          videos={items.map((item) => toVideoCard(site, item))}
          columns={columns}
          leads={columns === 3 && current === 1}
        />
      ) : (
        <EmptyState title={translator(site, 'videos')('title')}>
          {translator(site, 'common')('empty')}
        </EmptyState>
      )}
      <Pagination
        current={current}
        total={pages}
        hrefOf={(pageNo) => href(site, 'videos', { pageNo })}
        site={site}
      />
    </div>
  )
}
