'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import styles from './distributor-area.module.css'

/** The fragment of links to it, here and on other pages. */
const fragment = 'forgot'

/** The form for a new password, folded below the sign-in; a link to it unfolds it. */
export function ForgotSection({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const unfold = () => {
      if (location.hash !== `#${fragment}` || !details.current) return
      details.current.open = true
      details.current.scrollIntoView()
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])
  return (
    <details ref={details} className={styles.forgot}>
      <summary className={styles.fold}>
        <h2 className="type-h4">{title}</h2>
        <Icon name="chevron" small />
      </summary>
      {/* Browsers unfold what contains the target of a link. */}
      <div id={fragment} className={styles.folded}>
        {children}
      </div>
    </details>
  )
}
