import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './text-link.module.css'

type TextLinkLook = {
  children: ReactNode
  /** Without one, the line alone marks it. */ icon?: IconName | 'none'
}

/** A link that stands alone. A link within a sentence is a plain `a` in Prose. */
export function TextLink({
  icon = 'arrow',
  children,
  ...rest
}: TextLinkLook & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classNames(styles.link, rest.className)}>
      <Face icon={icon}>{children}</Face>
    </a>
  )
}

/** The same for an action in the page. */
export function TextButton({ icon = 'none', children, ...rest }: TextLinkLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.link, rest.className)}>
      <Face icon={icon}>{children}</Face>
    </button>
  )
}

function Face({ icon = 'none', children }: TextLinkLook) {
  return (
    <>
      {children}
      {icon !== 'none' && (
        <span className={icon === 'arrow' ? styles.arrow : undefined}>
          <Icon name={icon} />
        </span>
      )}
    </>
  )
}
