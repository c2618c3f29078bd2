import styles from './figure.module.css'
import { toFigureText } from './figure-text'
import { CountUp } from './count-up'

type FigureProps = {
  /** As an editor typed it: '-86', '7.2', '500'. */
  value: string
  unit?: string
  size: 'hero' | 'counter' | 'key' | 'case' | 'year' | 'tile'
  /** The unit stands at the figure's top: the international hero. */
  raised?: boolean
  /** The ember plus of a counter. */
  plus?: boolean
  /** Counts up once when it comes into view. */
  counts?: boolean
  /** What the figure measures. */
  note?: string
}

/** The leading number of a view: light, tabular, with a true minus and a small unit. */
export function Figure({ value, unit, size, raised, plus, counts, note }: FigureProps) {
  return (
    <div className={styles.figure} data-size={size}>
      <p className={styles.number}>
        {counts ? <CountUp value={value} /> : <span>{toFigureText(value)}</span>}
        {plus && <span className={styles.plus}>+</span>}
        {unit && <span className={raised ? styles.raised : styles.unit}>{`\u00a0${unit}`}</span>}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
