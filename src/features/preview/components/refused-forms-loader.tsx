'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const Refusal = lazy(() => import('./refused-forms').then((module) => ({ default: module.RefusedForms })))

/** Loads the script with its styles, which would otherwise be in a file that all pages share. */
export function RefusedForms(props: ComponentProps<typeof Refusal>) {
  return (
    <Suspense>
      <Refusal {...props} />
    </Suspense>
  )
}
