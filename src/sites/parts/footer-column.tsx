'use client'

import { type ReactNode, useId, useState } from 'react'
import { FoldingHeading } from '@/ui/folding-heading'
import styles from './footer-column.module.css'

/** A link column of the footer; collapsible on narrow screens (S1 2.4). */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.column} data-open={open || undefined}>
      <FoldingHeading
        className={styles.title}
        title={title}
        controls={id}
        isOpen={open}
        onToggle={() => setOpen(!open)}
      />
      <div id={id} className={styles.links}>
        {children}
      </div>
    </div>
  )
}
