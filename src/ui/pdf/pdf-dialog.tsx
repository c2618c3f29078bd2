import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './pdf-dialog.module.css'

type PdfDialogProps = { open: boolean; label: string; onClose: () => void; children: ReactNode }

/** A full-screen native modal dialog: focus moves to the document and is trapped, Escape closes it. */
export function PdfDialog({ open, label, onClose, children }: PdfDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [open])

  // A portal, since a dialog is not allowed inside the text that contains the link.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} data-ground="light" aria-label={label} onClose={onClose}>
      {open && children}
    </dialog>,
    document.body,
  )
}
