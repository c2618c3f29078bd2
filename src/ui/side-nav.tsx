import { useId, type ReactNode } from 'react'

import { Icon } from './icon'
import styles from './side-nav.module.css'

type SideNavProps = {
  /** Label of the list. */
  label: string
  /** Label of the button that opens it on narrow screens. */
  open: string
  close: string
  children: ReactNode
}

/** A list of links beside the content; on narrow screens a panel at the bottom of the window, without a script. */
export function SideNav({ label, open, close, children }: SideNavProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        {open}
        <Icon name="chevron" small />
      </button>
      <nav id={id} popover="auto" className={styles.nav} aria-label={label} data-ground="light">
        <div className={styles.top}>
          <p>{label}</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </nav>
    </>
  )
}
