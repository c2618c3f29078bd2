import { Figure } from '@/ui/figure'
import type { AdvantageView, StatisticView } from '../views/company'
import styles from './statistics.module.css'

type StatisticsProps = { figures: StatisticView[]; advantages: AdvantageView[] }

/** Figures that count up once, and below them what counts without a figure (readings 8). */
export function Statistics({ figures, advantages }: StatisticsProps) {
  return (
    <>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ label, note, value, plus }) => (
            <li key={label} className={styles.figure}>
              <Figure size="counter" counts value={value} plus={plus} />
              <Words label={label} note={note} />
            </li>
          ))}
        </ul>
      )}
      {advantages.length > 0 && (
        <ul className={styles.advantages}>
          {advantages.map(({ label, note }) => (
            <li key={label} className={styles.advantage}>
              <Words label={label} note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ label, note }: AdvantageView) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
