import { MediaCard } from '@/ui/card'
import type { VideoCardView } from '../view-models/videos'
import styles from './video-grid.module.css'

type VideoGridProps = {
  videos: VideoCardView[]
  /** Two columns beside a side menu. */
  columns: 2 | 4
}

/** Posters with their titles (S1 2.12). */
export function VideoGrid({ videos, columns }: VideoGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {videos.map(({ id, href, title, picture }) => (
        <li key={id}>
          <MediaCard
            href={href}
            title={title}
            picture={picture}
            sizes={columns === 2 ? '(max-width: 844px) 100vw, 34vw' : '(max-width: 844px) 100vw, 22vw'}
            ratio="16/9"
            video="small"
            level={2}
            small
          />
        </li>
      ))}
    </ul>
  )
}
