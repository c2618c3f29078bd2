import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import styles from './distributor-area.module.css'

type AboutAreaProps = { title: string; points: string[]; children?: ReactNode }

/** Explains the area, beside the sign-in form. */
export function AboutArea({ title, points, children }: AboutAreaProps) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
