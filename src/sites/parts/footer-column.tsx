'use client'

import { type ReactNode, useId, useState } from 'react'

import { Icon } from '@/ui/icon'
import styles from './footer-column.module.css'

/** A link column of the footer; narrow screens fold it (S1 2.4). */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.column} data-open={open || undefined}>
      <h2 className={styles.title}>
        <span className={styles.wide}>{title}</span>
        <button
          type="button"
          className={styles.narrow}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="chevron" small />
        </button>
      </h2>
      <div id={id} className={styles.links}>
        {children}
      </div>
    </div>
  )
}
