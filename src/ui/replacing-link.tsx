'use client'

import type { ComponentProps, MouseEvent } from 'react'

/** A link whose page takes the place of this one in the history; without a script, or in a new tab, a plain one. */
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
