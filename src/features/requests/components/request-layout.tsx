import type { ReactNode } from 'react'
import styles from './request-layout.module.css'

/** A form with what else there is to say beside it. */
export function RequestLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  )
}

/** A part of the column beside the form. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

/** What is chosen above the form, and why. */
export function PickerIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
