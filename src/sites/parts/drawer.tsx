'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { IconButton } from '@/ui/button'
import styles from './drawer.module.css'

export type DrawerProps = {
  title: string
  openLabel: string
  closeLabel: string
  ground: 'light' | 'dark'
  /** Shown in the position of the header's logo. */
  logo: ReactNode
  children: ReactNode
}

/** The menu of narrow screens: a button and a native modal dialog, which traps the focus and closes by Escape. */
export function Drawer({ title, openLabel, closeLabel, ground, logo, children }: DrawerProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close()
  }
  useCloseWhenNotNeeded(close)

  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={() => ref.current?.showModal()}
        {...command('show-modal', id)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes it too, like the close button and Escape */}
      <dialog
        ref={ref}
        id={id}
        className={styles.dialog}
        data-ground={ground}
        aria-label={title}
        onClick={onBackdrop}
      >
        <div className={styles.bar}>
          {logo}
          <IconButton icon="close" label={closeLabel} onClick={close} {...command('close', id)} />
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </>
  )
}

/** Invoker commands open and close the dialog without scripts; React's types lack these attributes. */
function command(name: 'show-modal' | 'close', commandfor: string) {
  return { command: name, commandfor }
}

/** Closes the drawer when its button disappears, and before the page enters the back/forward cache. */
function useCloseWhenNotNeeded(close: () => void) {
  useEffect(() => {
    const wide = matchMedia('(min-width: 1181px)')
    wide.addEventListener('change', close)
    window.addEventListener('pagehide', close)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener('pagehide', close)
    }
  })
}
