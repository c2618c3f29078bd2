import { unbrokenText } from './unbroken'
import styles from './card-figure.module.css'

/** A figure with its unit, such as '20 million'. */
type CardFigureProps = { value: string; label: string }

/** The key figure of a card in one line with what it counts or measures. */
export function CardFigure({ value, label }: CardFigureProps) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span> {unbrokenText(label)}
    </p>
  )
}
