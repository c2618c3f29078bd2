import styles from './progress-lines.module.css'
import { VisuallyHidden } from './visually-hidden'

export type ProgressProps = {
  current: number
  /** False until the end event is handled. */
  runs: boolean
  /** Time per slide in ms. The animation of the line is the timer: its end calls `onEnd`. */
  delay: number
  onEnd: () => void
}

type ProgressLinesProps = ProgressProps & {
  items: { id: string; label: string; figure?: string }[]
  onSelect: (index: number) => void
}

/** One named line per slide: the Chinese hero. */
export function ProgressLines({ items, current, runs, delay, onEnd, onSelect }: ProgressLinesProps) {
  return (
    <ol className={styles.lines}>
      {items.map((item, index) => (
        <li key={item.id}>
          <button
            type="button"
            className={styles.line}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            <Track filling={runs && index === current} delay={delay} onEnd={onEnd} />
            <span className={styles.label}>{item.label}</span>
            {item.figure && <span className={styles.figure}>{item.figure}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

type ProgressCounterProps = ProgressProps & { total: number; next: string }

/** Slide number, progress line, total, as in the international hero. A click shows the next slide. */
export function ProgressCounter({ current, runs, total, delay, next, onEnd }: ProgressCounterProps) {
  return (
    <button type="button" className={styles.counter} onClick={onEnd}>
      <VisuallyHidden>{next} </VisuallyHidden>
      <span>{current + 1}</span>
      <Track key={current} filling={runs} delay={delay} onEnd={onEnd} />
      <span className={styles.total}>{total}</span>
    </button>
  )
}

function Track({ filling, delay, onEnd }: { filling: boolean; delay: number; onEnd: () => void }) {
  return (
    <span className={styles.track}>
      {filling && (
        <span className={styles.fill} style={{ animationDuration: `${delay}ms` }} onAnimationEnd={onEnd} />
      )}
    </span>
  )
}
