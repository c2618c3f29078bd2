'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '@/lib/plain-click'

/** A link that replaces this page in the history; a plain link without a script or in a new tab. */
export function ReplacingLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const replace = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    location.replace(href)
  }
  return (
    <a {...rest} href={href} onClick={replace}>
      {children}
    </a>
  )
}
