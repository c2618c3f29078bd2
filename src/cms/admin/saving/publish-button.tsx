'use client'

import { PublishButton as PayloadButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'

const button = '#action-save'

/** Payload disables its button while it saves a draft, and a click would be lost: it publishes when the draft is saved. */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isSaving = useFormBackgroundProcessing()
  const [isWanted, setIsWanted] = useState(false)
  const publish = useEffectEvent(() => {
    setIsWanted(false)
    frame.current?.querySelector<HTMLButtonElement>(button)?.click()
  })
  useEffect(() => {
    if (isWanted && !isSaving) publish()
  }, [isWanted, isSaving])

  // A disabled button gets no click.
  function onPointerUp({ target, button: pressed }: PointerEvent): void {
    if (isSaving && pressed === 0 && target instanceof Element && target.closest(button)) setIsWanted(true)
  }

  return (
    <div ref={frame} onPointerUp={onPointerUp} aria-busy={isWanted}>
      <PayloadButton />
    </div>
  )
}
