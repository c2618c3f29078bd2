import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import styles from './office-gallery.module.css'

export type OfficeView = { id: string; title: string; picture?: PictureData }

/** Pictures of the offices with titles (S1 2.16). */
export function OfficeGallery({ offices }: { offices: OfficeView[] }) {
  return (
    <ul className={styles.offices}>
      {offices.map(({ id, title, picture }, index) => (
        <li key={id}>
          <figure>
            <Picture
              picture={picture}
              sizes="(max-width: 844px) 100vw, 34vw"
              ratio="3/2"
              priority={index === 0}
            />
            <figcaption className={styles.title}>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
