import type { ComponentProps } from 'react'

import styles from './hotspot.module.css'

/** A point in a picture, 44 wide to the touch; `aria-expanded` or `aria-pressed` makes it the active one. */
export function Hotspot({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={styles.hotspot}>
      <span className={styles.core} />
    </button>
  )
}
