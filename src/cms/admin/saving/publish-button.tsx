'use client'

import { PublishButton as PayloadButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef, type PointerEvent } from 'react'

const button = '#action-save'

/** Payload disables its button while it saves a draft, and a click would be lost: it publishes when the draft is saved. */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const isSaving = useFormBackgroundProcessing()
  useEffect(() => {
    if (isSaving || !isWanted.current) return
    isWanted.current = false
    frame.current?.querySelector<HTMLButtonElement>(button)?.click()
  }, [isSaving])

  // A disabled button gets no click.
  function onPointerUp({ target, button: pressed }: PointerEvent): void {
    if (isSaving && pressed === 0 && target instanceof Element && target.closest(button))
      isWanted.current = true
  }

  return (
    <div ref={frame} onPointerUp={onPointerUp}>
      <PayloadButton />
    </div>
  )
}
