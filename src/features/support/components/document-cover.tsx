import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import styles from './document-cover.module.css'

type DocumentCoverProps = {
  /** Shown on the sheet if there is no picture of the first page; the visible name is beside it. */
  name: string
  picture?: PictureData
  sizes: string
  priority?: boolean
}

/** A document cover: the first page, or else the name with a drawing or a photograph. */
export function DocumentCover({ name, picture, sizes, priority }: DocumentCoverProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.sheet} data-cover={picture ? coverOf(picture) : 'none'} data-name={name}>
        {picture && (
          <Picture
            className={styles.picture}
            picture={{ ...picture, alt: '' }}
            sizes={sizes}
            ratio="fill"
            priority={priority}
          />
        )}
      </div>
    </div>
  )
}

/** Width / height of A4 paper, and the tolerance for scans. */
const a4Ratio = 210 / 297
const ratioTolerance = 0.015

function coverOf({ width, height }: PictureData): 'page' | 'photograph' | 'drawing' {
  const ratio = width / height
  if (Math.abs(ratio - a4Ratio) < ratioTolerance) return 'page'
  return ratio > 1 ? 'photograph' : 'drawing'
}
