'use client'

import { useSyncExternalStore } from 'react'
import { TextLink } from '@/ui/text-link'
import { safePath } from '../../view-models/detail/safe-path'

/** Link back to the solution that the visitor came from (S2 2.6); read in the browser, since cached pages are shared. */
export function ParentLink({ label, className }: { label: string; className?: string }) {
  const path = useSyncExternalStore(subscribeToNothing, parentPath, () => null)
  if (!path) return null
  return (
    <TextLink href={path} icon="none" className={className}>
      {label}
    </TextLink>
  )
}

const subscribeToNothing = () => () => undefined

const parentPath = () => safePath(new URLSearchParams(location.search).get('parentPath'))
