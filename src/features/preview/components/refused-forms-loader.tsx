'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const Refusal = lazy(() => import('./refused-forms').then((module) => ({ default: module.RefusedForms })))

/** Loads the script in a file of its own, which public pages do not request. */
export function RefusedForms(props: ComponentProps<typeof Refusal>) {
  return (
    <Suspense>
      <Refusal {...props} />
    </Suspense>
  )
}
