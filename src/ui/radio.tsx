import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names'
import styles from './field.module.css'

/** A radio button; those with the same `name` form a group. */
export function Radio({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles.check}>
      <input {...input} type="radio" className={classNames(styles.box, styles.round)} />
      <span>{children}</span>
    </label>
  )
}
