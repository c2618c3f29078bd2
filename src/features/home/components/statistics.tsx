import { Figure } from '@/ui/figure'
import type { AdvantageView, StatisticView } from '../view-models/company'
import styles from './statistics.module.css'

type StatisticsProps = { figures: StatisticView[]; advantages: AdvantageView[] }

/** Figures that count up once, and below them the advantages without a figure (readings 8). */
export function Statistics({ figures, advantages }: StatisticsProps) {
  return (
    <>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ label, note, value, plus }) => (
            <li key={label} className={styles.figure}>
              <Figure size="counter" counts value={value} plus={plus} />
              <Caption label={label} note={note} />
            </li>
          ))}
        </ul>
      )}
      {advantages.length > 0 && (
        <ul className={styles.advantages}>
          {advantages.map(({ label, note }) => (
            <li key={label} className={styles.advantage}>
              <Caption label={label} note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Caption({ label, note }: AdvantageView) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
