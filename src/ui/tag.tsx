import type { ReactNode } from 'react'

import { Icon } from './icon'
import styles from './tag.module.css'

export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}

type TagLinkProps = {
  href: string
  children: string
  /** A selected filter; its link removes it, as the label says. */
  chosen?: { removeLabel: string }
}

export function TagLink({ href, children, chosen }: TagLinkProps) {
  return (
    <a className={styles.tagLink} href={href} aria-label={chosen?.removeLabel}>
      <span className={chosen ? styles.chosen : styles.tag}>
        {children}
        {chosen && <Icon name="close" small />}
      </span>
    </a>
  )
}

/** A status text with a decorative coloured square. */
export function Status({ tone, children }: { tone: 'good' | 'alarm'; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}
