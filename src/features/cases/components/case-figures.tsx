import { Figure } from '@/ui/figure'
import { unbrokenText } from '@/ui/unbroken'
import type { CaseFigureView } from '../view-models/case-view'
import styles from './case-figures.module.css'

/** The key figures of a case, each above what it counts or measures. */
export function CaseFigures({ figures }: { figures: CaseFigureView[] }) {
  if (figures.length === 0) return null
  return (
    <div className={styles.box}>
      <dl className={styles.figures}>
        {figures.map(({ id, label, ...figure }) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>{unbrokenText(label)}</dt>
            <dd>
              <Figure size="case" {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
