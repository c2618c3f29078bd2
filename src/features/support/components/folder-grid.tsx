import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import styles from './folder-grid.module.css'

export type FolderTile = {
  id: string
  name: ReactNode
  /** Absent if the folder cannot be opened. */
  href?: string
  picture?: PictureData
  /** Its content as text: '12 pictures'. */
  count?: string
}

/** Folders of the library as tiles: picture, name and number of items. */
export function FolderGrid({ folders, level = 2 }: { folders: FolderTile[]; level?: 2 | 3 }) {
  const Name = `h${level}` as const
  const scenes = folders.every(({ picture }) => !picture || picture.width > picture.height)
  return (
    <div className={styles.box}>
      <ul className={styles.grid}>
        {folders.map(({ id, name, href, picture, count }, index) => (
          <li key={id} className={styles.tile}>
            <Picture
              className={styles.picture}
              picture={picture && { ...picture, alt: '' }}
              sizes="(max-width: 844px) 46vw, 22vw"
              {...(scenes ? sceneShape : tileShape)}
              priority={index < 4}
            />
            <Name className={styles.name}>
              {href ? (
                <a className={styles.link} href={href}>
                  {name}
                </a>
              ) : (
                name
              )}
            </Name>
            {count && <p className={styles.count}>{count}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Photographs fill the tile; if any picture is a cut-out, all are shown on plain tiles. */
const sceneShape = { ratio: '4/3' } as const
const tileShape = { ratio: 'tile', fit: 'contain' } as const
