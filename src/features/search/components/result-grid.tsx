import type { ReactNode } from 'react'
import styles from './result-grid.module.css'

type ResultGridProps = {
  items: { id: string; card: ReactNode }[]
  columns: 3 | 4
  /** Two columns on narrow screens. */
  twoColumnsOnNarrow?: boolean
}

/** Result cards, best first. */
export function ResultGrid({ items, columns, twoColumnsOnNarrow }: ResultGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-pairs={twoColumnsOnNarrow || undefined}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  )
}
