import type { Picture as PictureData } from '@/lib/picture'

import { Picture } from './picture'
import styles from './picture-list.module.css'
import { unbroken } from './unbroken'

type PictureListProps = {
  /** The DOM id of its heading. */
  id: string
  title: string
  items: {
    id: string
    href: string
    title: string
    picture?: PictureData
    date?: { iso: string; text: string }
  }[]
}

/** Small pictures with their titles, beside a page's content. */
export function PictureList({ id, title, items }: PictureListProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ id: itemId, href, title: name, picture, date }) => (
          <li key={itemId} className={styles.item}>
            <Picture picture={picture} sizes="120px" ratio="4/3" className={styles.picture} />
            <div>
              <a className={styles.link} href={href}>
                {unbroken(name)}
              </a>
              {date && (
                <time className={styles.date} dateTime={date.iso}>
                  {date.text}
                </time>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
