'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './distributor-area.module.css'

/** The fragment of links to it, here and on other pages. */
const fragment = 'forgot'

/** The form for a new password below the sign-in; only a link to it shows it. */
export function ForgotSection({ title, children }: { title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const unfold = () => {
      if (location.hash === `#${fragment}`) setOpen(true)
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])
  useEffect(() => {
    if (open) section.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <section ref={section} id={fragment} className={styles.forgot} aria-label={title} hidden={!open}>
      <h3 className="type-h4">{title}</h3>
      {children}
    </section>
  )
}
