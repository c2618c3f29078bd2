'use client'

import { useEffect, useEffectEvent } from 'react'
import { openField } from './open-field'
import { useOrigins } from './use-origins'

const prefix = '#field-'

/** Opens the field that the address of a form names, such as `#field-traits__1__name`. */
export function FieldInAddress() {
  const { tabsOf } = useOrigins()
  const open = useEffectEvent((signal: AbortSignal) => {
    const { hash } = window.location
    if (!hash.startsWith(prefix)) return
    const path = hash.slice(prefix.length).replaceAll('__', '.')
    void openField(path, tabsOf(path), signal)
  })
  useEffect(() => {
    const opening = new AbortController()
    open(opening.signal)
    return () => opening.abort()
  }, [])
  return null
}
