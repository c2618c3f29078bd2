'use client'

import type { MouseEvent, ReactNode } from 'react'

type BackLinkProps = { href: string; className?: string; children: ReactNode }

/** Goes back to the previous page of this site; for other visitors, and without JavaScript, to `href`. */
export function BackLink({ href, className, children }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <a className={className} href={href} onClick={goBack}>
      {children}
    </a>
  )
}
