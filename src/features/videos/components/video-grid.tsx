import { MediaCard } from '@/ui/card'
import type { VideoCardView } from '../view-models/videos'
import styles from './video-grid.module.css'

type VideoGridProps = {
  videos: VideoCardView[]
  /** Three columns beside a side menu. */
  columns: 3 | 4
  /** The first video is larger, with its brief. */
  leads?: boolean
  /** The level of their headings in the page. */
  level?: 2 | 3
}

/** Posters with their titles (S1 2.12). */
export function VideoGrid({ videos, columns, leads, level = 2 }: VideoGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-leads={leads || undefined}>
      {videos.map(({ id, href, title, brief, picture }, index) => (
        <li key={id}>
          <MediaCard
            href={href}
            title={title}
            brief={leads && index === 0 ? brief : undefined}
            picture={picture}
            sizes={`(max-width: 844px) 100vw, ${widthOf(index, leads)}`}
            ratio="16/9"
            video={leads && index === 0 ? 'large' : 'small'}
            level={level}
            small={!leads || index > 0}
          />
        </li>
      ))}
    </ul>
  )
}

function widthOf(index: number, leads = false): string {
  if (!leads) return '22vw'
  if (index === 0) return '46vw'
  return index > 4 ? '30vw' : '22vw'
}
