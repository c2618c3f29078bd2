import type { ReactNode } from 'react'
import styles from './found-grid.module.css'

type FoundGridProps = {
  items: { id: string; card: ReactNode }[]
  columns: 3 | 4
  /** Narrow, two stand beside each other. */
  pairs?: boolean
}

/** Cards of what was found, best first. */
export function FoundGrid({ items, columns, pairs }: FoundGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-pairs={pairs || undefined}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  )
}
