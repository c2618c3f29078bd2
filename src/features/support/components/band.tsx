import type { ReactNode } from 'react'
import styles from './band.module.css'

/** A part of a page below its heading. */
export function Band({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
