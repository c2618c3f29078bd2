import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names'
import styles from './field.module.css'

/** One of several: those of one `name` exclude each other. */
export function Radio({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles.check}>
      <input {...input} type="radio" className={classNames(styles.box, styles.round)} />
      <span>{children}</span>
    </label>
  )
}
