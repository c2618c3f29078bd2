'use client'

import type { ComponentProps, MouseEvent } from 'react'

/** A link that replaces this page in the history; a plain link without a script or in a new tab. */
export function ReplacingLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const replace = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    location.replace(href)
  }
  return (
    <a {...rest} href={href} onClick={replace}>
      {children}
    </a>
  )
}
