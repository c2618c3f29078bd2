'use client'

import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './command-palette.module.css'
import { PaletteSearch } from './palette-search'

/** As ARIA names the keys. */
const shortcuts = ['Control+K', 'Meta+K'].join(' ')

/** In the header of each view: a button, and Ctrl or Cmd and K, open the search for documents, views and settings. */
export function CommandPalette() {
  const t = useAdminText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isShortcut || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    setIsOpen(!isOpen)
  })
  // Before the button can be pressed, not after the first paint.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('palette:title')}
        title={t('palette:shortcut')}
        aria-keyshortcuts={shortcuts}
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={t('palette:title')}
          onClose={() => setIsOpen(false)}
        >
          <PaletteSearch onClose={() => dialog.current?.close()} />
        </dialog>
      )}
    </>
  )
}
