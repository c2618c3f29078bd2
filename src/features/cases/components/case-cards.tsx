import { Picture } from '@/ui/picture'
import type { CaseCardView } from '../view-models/case-card'
import styles from './case-cards.module.css'

/** Two columns of covers, each with its text on a mask below it (S1 2.11); the whole card is the link. */
export function CaseCards({ cases }: { cases: CaseCardView[] }) {
  return (
    <ul className={styles.list}>
      {cases.map(({ id, href, title, brief, picture, date }, index) => (
        <li key={id} className={styles.card} data-ground="dark">
          <Picture
            className={styles.cover}
            picture={picture}
            sizes="(max-width: 844px) 100vw, 36vw"
            ratio="16/10"
            priority={index < 2}
          />
          <div className={styles.mask}>
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
            <h2 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h2>
            <p className={styles.brief}>{brief}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
