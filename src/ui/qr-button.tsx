'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import styles from './qr-button.module.css'
import { useDismiss } from './use-dismiss'

export type QrButtonProps = {
  className?: string
  label: string
  icon: ReactNode
  /** Where the code opens beside its button. */
  placement: 'left' | 'down' | 'up' | 'start'
  children: ReactNode
}

/** A button whose code shows on hover, focus and press (S1 2.2, 2.5). */
export function QrButton({ className, label, icon, placement, children }: QrButtonProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  useDismiss(ref, open, () => setOpen(false))

  // The code opens to one side of its button, which may be at the edge of the window. With a mouse the page does
  // not move. At once, since another smooth scroll would end the one that brings the focus into the window.
  useEffect(() => {
    const root = ref.current
    if (open && root?.contains(document.activeElement))
      root.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [open])

  return (
    <div
      ref={ref}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      <div id={id} className={styles.code} data-ground="light" data-placement={placement} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
