import type { ComponentProps } from 'react'

import styles from './hotspot.module.css'

/** A hotspot in a picture with a 44 px touch target; `aria-expanded` or `aria-pressed` marks it as active. */
export function Hotspot({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={styles.hotspot}>
      <span className={styles.core} />
    </button>
  )
}

/** A hotspot that leads to a page. */
export function HotspotLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} aria-label={label} className={styles.hotspot}>
      <span className={styles.core} />
    </a>
  )
}
