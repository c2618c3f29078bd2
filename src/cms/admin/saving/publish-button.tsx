'use client'

import {
  PublishButton as PayloadButton,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react'

const button = '#action-save'

/**
 * Payload's button, also with Ctrl or Cmd and Enter. Payload disables it while it saves a draft, and a click would be
 * lost: then it publishes when the draft is saved.
 */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const isAutosaving = useFormBackgroundProcessing()
  const isProcessing = useFormProcessing()
  const isSaving = isAutosaving || isProcessing
  const isPressed = useRef(false)
  const publish = () => frame.current?.querySelector<HTMLButtonElement>(button)?.click()

  useEffect(() => {
    if (isSaving || !isWanted.current) return
    isWanted.current = false
    publish()
  }, [isSaving])

  const press = useEffectEvent((event: KeyboardEvent) => {
    // These keys belong to the input method.
    if (event.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (!isInFormOf(frame.current, event.target)) return
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
  function onPointerDown({ target, button: pressed }: PointerEvent): void {
    isPressed.current = pressed === 0 && isButton(target)
  }
  function onPointerUp({ target }: PointerEvent): void {
    if (isSaving && isPressed.current && isButton(target)) isWanted.current = true
  }

  return (
    <div ref={frame} onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
      <PayloadButton />
    </div>
  )
}

function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest(button) !== null
}

/** Not in the form behind a drawer, nor in a dialog or a panel within the form. */
function isInFormOf(element: Element | null, target: EventTarget | null): boolean {
  if (!element || !(target instanceof Element) || target.closest('details')) return false
  const isInSameDialog = target.closest('dialog') === element.closest('dialog')
  return isInSameDialog && Boolean(element.closest('form')?.contains(target))
}
