'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import type { Picture as PictureData } from '@/lib/picture'
import { IconButton } from './button'
import styles from './gallery-dialog.module.css'
import { nextTab } from './next-tab'
import { Picture } from './picture'

type GalleryDialogProps = {
  label: string
  pictures: PictureData[]
  current: number
  open: boolean
  onSelect: (index: number) => void
  onClose: () => void
}

/** A full-screen picture of a gallery; arrows change it, a click or Escape closes it. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { label, pictures, current, open, onSelect, onClose } = props
  const t = useTranslations('gallery')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  const picture = pictures[current]
  const turn = (key: string) => {
    const next = nextTab({ key, current, count: pictures.length })
    if (next !== null) onSelect(next)
    return next !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (turn(event.key)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an open dialog handles the keys
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="dark"
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {open && picture && (
        <>
          {/* First in the DOM, so that it gets the focus instead of the full-screen picture. */}
          <IconButton icon="close" label={t('close')} className={styles.close} onClick={onClose} />
          <button type="button" className={styles.picture} aria-label={t('close')} onClick={onClose}>
            <Picture picture={picture} sizes="100vw" ratio="fill" fit="contain" priority />
          </button>
          {pictures.length > 1 && (
            <div className={styles.bar}>
              <IconButton icon="back" label={t('previous')} onClick={() => turn('ArrowLeft')} />
              <p aria-live="polite">
                {current + 1} / {pictures.length}
              </p>
              <IconButton icon="arrow" label={t('next')} onClick={() => turn('ArrowRight')} />
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
