'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const VersionPage = lazy(() => import('./version-page').then((module) => ({ default: module.VersionPage })))

/** Loads the script for stored states with its styles, which would otherwise be in a file that all pages share. */
export function VersionLoader(props: ComponentProps<typeof VersionPage>) {
  return (
    <Suspense>
      <VersionPage {...props} />
    </Suspense>
  )
}
