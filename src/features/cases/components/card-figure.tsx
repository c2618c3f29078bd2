import type { CaseCardFigure } from '../view-models/case-card'
import styles from './card-figure.module.css'

/** The first key figure of a case in a list. */
export function CardFigure({ figure: { value, label } }: { figure: CaseCardFigure }) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span> {label}
    </p>
  )
}
