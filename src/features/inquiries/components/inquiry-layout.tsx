import type { ReactNode } from 'react'
import styles from './inquiry-layout.module.css'

/** A form with an aside. */
export function InquiryLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  )
}

/** A section of the aside. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

/** Title and introduction of the picker above the form. */
export function PickerIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
