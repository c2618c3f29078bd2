import { useId, type ReactNode } from 'react'

import { Icon } from './icon'
import styles from './popover.module.css'

type PopoverProps = {
  /** The content of the button; with `label` it can be an icon. */
  trigger: ReactNode
  label?: string
  /** A menu is as wide as its rows, a panel 350 (S1 9). */
  kind?: 'panel' | 'menu'
  children: ReactNode
}

/** A native popover below its button: light dismiss, Escape and focus handling without a script. */
export function Popover({ trigger, label, kind = 'panel', children }: PopoverProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <div id={id} popover="auto" data-ground="light" data-kind={kind} className={styles.popover}>
        {children}
      </div>
    </>
  )
}

type MenuLinkProps = {
  href: string
  lang?: string
  rel?: string
  current?: boolean
  icon?: ReactNode
  children: string
}

/** A row of a menu popover. */
export function MenuLink({ href, lang, rel, current, icon, children }: MenuLinkProps) {
  return (
    <a
      className={styles.menuLink}
      href={href}
      lang={lang}
      hrefLang={lang}
      rel={rel}
      aria-current={current || undefined}
    >
      {icon}
      <span className={styles.menuText}>{children}</span>
      {current && <Icon name="check" small />}
    </a>
  )
}
