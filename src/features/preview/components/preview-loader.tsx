'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const PreviewBar = lazy(() => import('./preview-bar').then((module) => ({ default: module.PreviewBar })))

/** Loads the script of the preview with its styles, which would otherwise be in a file that all pages share. */
export function PreviewLoader(props: ComponentProps<typeof PreviewBar>) {
  return (
    <Suspense>
      <PreviewBar {...props} />
    </Suspense>
  )
}
