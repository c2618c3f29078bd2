import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './text-link.module.css'

type TextLinkStyle = {
  children: ReactNode
  /** Without an icon it is only underlined. */ icon?: IconName | 'none'
}

/** A standalone link. A link within a sentence is a plain `a` in Prose. */
export function TextLink({
  icon = 'arrow',
  children,
  ...rest
}: TextLinkStyle & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classNames(styles.link, rest.className)}>
      <LinkContent icon={icon}>{children}</LinkContent>
    </a>
  )
}

/** The same style for a button. */
export function TextButton({ icon = 'none', children, ...rest }: TextLinkStyle & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.link, rest.className)}>
      <LinkContent icon={icon}>{children}</LinkContent>
    </button>
  )
}

function LinkContent({ icon = 'none', children }: TextLinkStyle) {
  return (
    <>
      {children}
      {icon !== 'none' && <Icon name={icon} className={icon === 'arrow' ? styles.arrow : undefined} />}
    </>
  )
}
