import type { ReactNode } from 'react'

import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { NavEntry } from '../site'

export type ItemLinkProps = {
  item: Pick<NavEntry, 'href' | 'label' | 'external'>
  /** Label for links that open a new window. */
  newWindow: string
  className?: string
  icon?: boolean
  children?: ReactNode
}

/** A link of the navigation; external ones open a new window and are labelled so; an item without an address is plain text. */
export function ItemLink({ item, newWindow, className, icon, children }: ItemLinkProps) {
  if (!item.href) return <span className={className}>{children ?? item.label}</span>
  const external = item.external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={className} href={item.href} {...external}>
      {children ?? item.label}
      {item.external && icon && <Icon name="external" small />}
      {item.external && <VisuallyHidden> ({newWindow})</VisuallyHidden>}
    </a>
  )
}

/** Names an entry among those of its level. */
export function keyOf({ href, label }: NavEntry): string {
  return `${href} ${label}`
}
