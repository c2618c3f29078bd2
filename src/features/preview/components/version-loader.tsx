'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const VersionPage = lazy(() => import('./version-page').then((module) => ({ default: module.VersionPage })))

/** Loads the script for stored states in a file of its own, which public pages do not request. */
export function VersionLoader(props: ComponentProps<typeof VersionPage>) {
  return (
    <Suspense>
      <VersionPage {...props} />
    </Suspense>
  )
}
