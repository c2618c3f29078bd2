'use client'

import { PublishButton as PayloadButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react'

const button = '#action-save'

/**
 * Payload's button, also with Ctrl or Cmd and Enter. Payload disables it while it saves a draft, and a click would be
 * lost: then it publishes when the draft is saved.
 */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const isSaving = useFormBackgroundProcessing()
  const publish = () => frame.current?.querySelector<HTMLButtonElement>(button)?.click()

  useEffect(() => {
    if (isSaving || !isWanted.current) return
    isWanted.current = false
    publish()
  }, [isSaving])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || !isInFormOf(frame.current, event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) isWanted.current = true
    else publish()
  })
  useEffect(() => {
    // After the listeners of the window, which complete what was typed.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])

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

/** Not in the form behind a drawer, nor in a dialog. */
function isInFormOf(element: Element | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('dialog')) return false
  return Boolean(element?.closest('form')?.contains(target))
}
