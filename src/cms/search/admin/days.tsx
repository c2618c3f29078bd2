import type { CSSProperties } from 'react'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { SearchDay } from '../report'
import styles from './overview.module.css'

/** The number of searches per day, and of those without results. */
export function Days({ days }: { days: SearchDay[] }) {
  const highest = Math.max(1, ...days.map(({ times }) => times))
  const total = sum(days.map(({ times }) => times))
  const nothing = sum(days.map(({ nothing }) => nothing))
  return (
    <section aria-labelledby="days-heading">
      <h2 id="days-heading">
        {total.toLocaleString('en')} {total === 1 ? 'search' : 'searches'}
        {nothing > 0 && `, ${nothing.toLocaleString('en')} of them found nothing`}
      </h2>
      {total > 0 && (
        <>
          <ol className={styles.days}>
            {days.map((day) => (
              <li key={day.day} title={describeDay(day)} style={sharesOf(day, highest)}>
                <VisuallyHidden>{describeDay(day)}</VisuallyHidden>
              </li>
            ))}
          </ol>
          <p className={styles.ends} aria-hidden="true">
            <span>{days[0]?.day}</span>
            <span>
              <span className={styles.legend} />
              found nothing
            </span>
            <span>{days.at(-1)?.day}</span>
          </p>
        </>
      )}
    </section>
  )
}

function sharesOf({ times, nothing }: SearchDay, highest: number): CSSProperties {
  const shares = { '--height': times / highest, '--nothing': times === 0 ? 0 : nothing / times }
  return shares as CSSProperties
}

function describeDay({ day, times, nothing }: SearchDay): string {
  return `${day}: ${times.toLocaleString('en')} searched, ${nothing.toLocaleString('en')} found nothing`
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
