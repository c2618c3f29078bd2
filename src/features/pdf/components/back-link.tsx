'use client'

import type { MouseEvent, ReactNode } from 'react'

type BackLinkProps = { href: string; className?: string; children: ReactNode }

/** Leads to where the reader came from on this site; for all others, and without scripts, to `href`. */
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
