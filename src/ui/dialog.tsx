'use client'

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A video dialog is 580 wide and has no padding (S1 9); its title is for assistive technology. */
  video?: boolean
  children: ReactNode
}

/** A native modal dialog: focus is trapped, Escape and a click on the backdrop close it. */
export function Dialog({ open, onClose, title, video, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useTranslations('controls')

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard equivalent of a click on the backdrop
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="light"
      data-kind={video ? 'video' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onBackdrop}
    >
      <div className={styles.body}>
        <h2 id={titleId} className={video ? styles.hiddenTitle : styles.title}>
          {title}
        </h2>
        {open && children}
        <IconButton icon="close" label={t('close')} className={styles.close} onClick={onClose} />
      </div>
    </dialog>
  )
}

/** The row of buttons at the end of a dialog, the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
