import { Picture } from '@/ui/picture'
import type { NewsCardView } from '../views'
import styles from './recommended.module.css'

/** Recommended articles beside an article: picture, title, date (S1 2.9). */
export function Recommended({ title, articles }: { title: string; articles: NewsCardView[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {articles.map(({ id, href, title: name, picture, date }) => (
          <li key={id} className={styles.item}>
            <Picture picture={picture} sizes="120px" ratio="4/3" className={styles.picture} />
            <div>
              <a className={styles.link} href={href}>
                {name}
              </a>
              <time className={styles.date} dateTime={date.iso}>
                {date.text}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
