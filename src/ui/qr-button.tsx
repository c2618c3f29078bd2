'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import styles from './qr-button.module.css'
import { useDismiss } from './use-dismiss'

export type QrButtonProps = {
  className?: string
  label: string
  icon: ReactNode
  /** Where the code appears relative to its button. */
  placement: 'left' | 'down' | 'up' | 'start'
  children: ReactNode
}

/** A button that shows a QR code on hover, focus and click (S1 2.2, 2.5). */
export function QrButton({ className, label, icon, placement, children }: QrButtonProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  useDismiss(ref, open, () => setOpen(false))

  // The code appears at one side of its button, possibly outside the window, so it is scrolled into view, but not on
  // hover. Instantly, since another smooth scroll would cancel the one that moves the focus into view.
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
