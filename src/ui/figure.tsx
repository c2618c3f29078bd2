import { classNames } from './class-names'
import styles from './figure.module.css'
import { toFigureText } from '@/lib/figure-text'
import { CountUp } from './count-up'

type FigureProps = {
  /** As an editor typed it: '-86', '7.2', '500'. */
  value: string
  unit?: string
  /** Which value it is, such as the lowest: words beside the figure. */
  before?: string
  after?: string
  size: 'hero' | 'counter' | 'key' | 'case' | 'year' | 'tile'
  /** No space before the unit. */
  joined?: boolean
  /** The unit is superscript, as in the international hero. */
  raised?: boolean
  /** The plus in the accent colour after a counter. */
  plus?: boolean
  /** Counts up once when it comes into view. */
  counts?: boolean
  /** What the figure measures. */
  note?: string
  className?: string
}

/** A key figure: light weight, tabular digits, minus sign, small unit. */
export function Figure({
  value,
  unit,
  joined,
  before,
  after,
  size,
  raised,
  plus,
  counts,
  note,
  className,
}: FigureProps) {
  const number = (
    <>
      {before && <span className={styles.unit}>{`${before}\u00a0`}</span>}
      {counts ? <CountUp value={value} /> : <span>{toFigureText(value)}</span>}
      {plus && <span className={styles.plus}>+</span>}
      {unit && (
        <span className={raised ? styles.raised : styles.unit}>{joined ? unit : `\u00a0${unit}`}</span>
      )}
      {after && <span className={styles.unit}>{`\u00a0${after}`}</span>}
    </>
  )
  if (!note) {
    return (
      <p className={classNames(styles.figure, styles.number, className)} data-size={size}>
        {number}
      </p>
    )
  }
  return (
    <div className={classNames(styles.figure, className)} data-size={size}>
      <p className={styles.number}>{number}</p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
