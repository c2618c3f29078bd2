import { CardFigure } from '@/ui/card-figure'
import { Picture } from '@/ui/picture'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { CaseCardView } from '../view-models/case-card'
import styles from './case-cards.module.css'

/**
 * Two columns of covers with date, name and the first figure; the brief is on a mask over the cover while a pointer or the
 * focus is on the card, and below the name on touch screens and small covers (S1 2.11). The whole card is the link.
 */
export function CaseCards({ cases }: { cases: CaseCardView[] }) {
  return (
    <ul className={styles.list}>
      {cases.map(({ id, href, title, brief, picture, date, figure }, index) => (
        <li key={id} className={styles.card}>
          <Picture
            className={styles.cover}
            picture={picture}
            sizes="(max-width: 844px) 100vw, 36vw"
            ratio="4/3"
            priority={index < 2}
          />
          <div className={styles.text}>
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
            <h2 className={styles.title}>
              <a className={styles.link} href={href}>
                {unbroken(title)}
              </a>
            </h2>
            {figure && <CardFigure {...figure} />}
          </div>
          <p className={styles.brief}>{unbrokenText(brief)}</p>
        </li>
      ))}
    </ul>
  )
}
