'use client'

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { IconButton } from '@/ui/button'
import styles from './drawer.module.css'

export type DrawerProps = {
  title: string
  openLabel: string
  closeLabel: string
  ground: 'light' | 'dark'
  /** Shown in the position of the header's logo. */
  logo: ReactNode
  /** Rendered when the drawer is opened for the first time: the menu bar has the same links in the markup. */
  children: ReactNode
}

/**
 * The menu of narrow screens: a button and a native modal dialog, which traps the focus and closes by Escape.
 * Without scripts the menu bar takes its place (site-header.module.css).
 */
export function Drawer({ title, openLabel, closeLabel, ground, logo, children }: DrawerProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close()
  }
  useCloseWhenNotNeeded(close)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    ref.current?.showModal()
  }
  const checkOpen = useEffectEvent(() => ref.current?.open && setWasOpened(true))
  // The browser may have opened it before the scripts ran.
  useEffect(() => void checkOpen(), [])

  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={openLabel}
        aria-haspopup="dialog"
        onClick={open}
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
        <div className={styles.body}>{wasOpened && children}</div>
      </dialog>
    </>
  )
}

/** Invoker commands open and close the dialog before the scripts run; React's types lack these attributes. */
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
