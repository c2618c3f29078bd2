'use client'

import { useSyncExternalStore } from 'react'
import { TextLink } from '@/ui/text-link'
import { ownPath } from '../../views/detail/own-path'

/** Leads back to the solution that led here (S2 2.6); read in the browser, since kept pages are the same for all. */
export function ParentLink({ label, className }: { label: string; className?: string }) {
  const path = useSyncExternalStore(never, parentPath, () => null)
  if (!path) return null
  return (
    <TextLink href={path} icon="none" className={className}>
      {label}
    </TextLink>
  )
}

const never = () => () => undefined

const parentPath = () => ownPath(new URLSearchParams(location.search).get('parentPath'))
