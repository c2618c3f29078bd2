'use client'

import type { ComponentProps, MouseEvent } from 'react'

import { TextLink } from './text-link'

/** Goes back in the history if the previous page is of this site, else to `href`. */
export function BackLink(props: ComponentProps<typeof TextLink>) {
  const goBack = (event: MouseEvent) => {
    if (!document.referrer.startsWith(`${location.origin}/`) || history.length < 2) return
    event.preventDefault()
    history.back()
  }
  return <TextLink {...props} onClick={goBack} />
}
