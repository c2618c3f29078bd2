import type { ReactNode } from 'react'

import { classNames } from '../class-names'
import styles from './showcase.module.css'

/** One labelled row of the showcase. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

export function Line({ dark, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.line, dark && styles.dark)} data-ground={dark ? 'dark' : undefined}>
      {children}
    </div>
  )
}
