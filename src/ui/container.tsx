import type { ReactNode } from 'react'

import { classNames } from './class-names'
import styles from './container.module.css'

type Box = { children: ReactNode; className?: string }

/** The page's width with its margins. */
export function Container({ children, className }: Box) {
  return <div className={classNames(styles.container, className)}>{children}</div>
}

/** Twelve columns at every width; children set grid-column themselves. */
export function Grid({ children, className }: Box) {
  return <div className={classNames(styles.grid, className)}>{children}</div>
}
