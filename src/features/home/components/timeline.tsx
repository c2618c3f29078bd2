import { cssVariables } from '@/ui/css-variables'
import { Prose } from '@/ui/prose'
import { unbrokenText } from '@/ui/unbroken'
import type { TimelineEntry } from '../view-models/company'
import styles from './timeline.module.css'

/** Years on a line, five in a row (S1 2.7); the latest is marked. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className={styles.row}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Entry entry={entry} />
          {entry.html && (
            <div className={styles.details}>
              <Prose html={entry.html} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

const yearsPerRow = 10

/** The timeline in two rows (S1 2.6): even entries above the line, odd ones below it; many years take several lines. */
export function TimelineInTwoRows({ entries }: { entries: TimelineEntry[] }) {
  const length = rowLength(entries.length)
  const columns = cssVariables({ '--columns': length + 1 })
  const bands = Array.from({ length: Math.ceil(entries.length / length) }, (_, band) =>
    entries.slice(band * length, (band + 1) * length),
  )
  return bands.map((band) => (
    <ol key={band[0]?.id} className={styles.band} style={columns}>
      {band.map((entry, index) => (
        <li
          key={entry.id}
          className={styles.place}
          data-row={index % 2 === 0 ? 'top' : 'bottom'}
          style={{ gridColumnStart: index + 1 }}
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  ))
}

/** Rows of nearly equal, even length, so that each begins above the line. */
function rowLength(count: number): number {
  const each = Math.ceil(count / Math.ceil(count / yearsPerRow))
  return count > yearsPerRow ? each + (each % 2) : each
}

function Entry({ entry: { year, title } }: { entry: TimelineEntry }) {
  return (
    <>
      <p className={styles.year}>{year}</p>
      <p className={styles.title}>{unbrokenText(title)}</p>
    </>
  )
}
