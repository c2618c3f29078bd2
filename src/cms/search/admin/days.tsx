import type { CSSProperties } from 'react'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { Translate } from '../../texts'
import type { SearchDay } from '../report'
import { formatDay } from './format-day'
import styles from './overview.module.css'

type Props = { days: SearchDay[]; t: Translate; language: string }

/** The number of searches per day, and of those without results. */
export function Days({ days, t, language }: Props) {
  const highest = Math.max(1, ...days.map(({ times }) => times))
  const total = sum(days.map(({ times }) => times))
  const describe = ({ day, times, nothing }: SearchDay) =>
    t('searches:day', {
      day: formatDay(day, language),
      times: times.toLocaleString(language),
      nothing: nothing.toLocaleString(language),
    })
  const last = days.at(-1)
  const nothing = sum(days.map(({ nothing }) => nothing))
  return (
    <section aria-labelledby="days-heading">
      <h2 id="days-heading">
        {t('searches:searches', { count: total, total: total.toLocaleString(language) })}
        {nothing > 0 && `, ${t('searches:ofThemNothing', { number: nothing.toLocaleString(language) })}`}
      </h2>
      {total > 0 && (
        <>
          <ol className={styles.days}>
            {days.map((day) => (
              <li key={day.day} title={describe(day)} style={sharesOf(day, highest)}>
                <VisuallyHidden>{describe(day)}</VisuallyHidden>
              </li>
            ))}
          </ol>
          <p className={styles.ends} aria-hidden="true">
            <span>{days[0] && formatDay(days[0].day, language)}</span>
            <span>
              <span className={styles.legend} />
              {t('searches:legend')}
            </span>
            <span>{last && formatDay(last.day, language)}</span>
          </p>
        </>
      )}
    </section>
  )
}

function sharesOf({ times, nothing }: SearchDay, highest: number): CSSProperties {
  const shares: Record<`--${string}`, number> = {
    '--height': times / highest,
    '--nothing': times === 0 ? 0 : nothing / times,
  }
  return shares
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
