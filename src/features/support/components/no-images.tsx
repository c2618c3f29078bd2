import type { ReactNode } from 'react'
import styles from './no-images.module.css'

/** The message if there are no folders, with a drawing of empty frames (S2 2.12, 8). */
export function NoImages({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.none}>
      <svg className={styles.drawing} viewBox="0 0 480 240" aria-hidden>
        <path className={styles.ground} d="M0 0h480v240H0z" />
        <path className={styles.frame} d="M40 40h120v120H40zM180 40h120v120H180zM320 40h120v120H320z" />
        <path className={styles.ghost} d="m40 160 44-52 28 30 20-22 28 44M180 160l44-52 28 30 20-22 28 44" />
        <path className={styles.ghost} d="m320 160 44-52 28 30 20-22 28 44M28 200h424" />
        <circle className={styles.point} cx="412" cy="68" r="7" />
      </svg>
      <div className={styles.text}>
        <h2 className="type-h3">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}
