'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const PreviewBar = lazy(() => import('./preview-bar').then((module) => ({ default: module.PreviewBar })))

/** Loads the script of the preview in a file of its own, which public pages do not request. */
export function PreviewLoader(props: ComponentProps<typeof PreviewBar>) {
  return (
    <Suspense>
      <PreviewBar {...props} />
    </Suspense>
  )
}
