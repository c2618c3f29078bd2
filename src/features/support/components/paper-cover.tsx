import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import styles from './paper-cover.module.css'

type PaperCoverProps = {
  /** Stands on a sheet whose first page is not known; the name itself is beside it. */
  name: string
  picture?: PictureData
  sizes: string
  priority?: boolean
}

/** A sheet of paper: its first page where the cover is one, else its name with a drawing or a photograph. */
export function PaperCover({ name, picture, sizes, priority }: PaperCoverProps) {
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

/** Width by height of a sheet of the A series, and how far a scan may be from it. */
const SHEET = 210 / 297
const TOLERANCE = 0.015

function coverOf({ width, height }: PictureData): 'page' | 'photograph' | 'drawing' {
  const ratio = width / height
  if (Math.abs(ratio - SHEET) < TOLERANCE) return 'page'
  return ratio > 1 ? 'photograph' : 'drawing'
}
