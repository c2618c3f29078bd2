'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { IconButton } from '@/ui/button'
import styles from './drawer.module.css'

export type DrawerProps = {
  labels: { title: string; open: string; close: string }
  ground: 'light' | 'dark'
  /** Stands where the header's logo stands. */
  logo: ReactNode
  children: ReactNode
}

/** The narrow menu: a burger and a native modal dialog, which keeps the focus and closes by Escape. */
export function Drawer({ labels, ground, logo, children }: DrawerProps) {
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
        aria-label={labels.open}
        aria-haspopup="dialog"
        onClick={() => ref.current?.showModal()}
        {...command('show-modal', id)}
      />
      {/* A press on the backdrop only repeats what the close button and Escape do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={ref}
        id={id}
        className={styles.dialog}
        data-ground={ground}
        aria-label={labels.title}
        onClick={onBackdrop}
      >
        <div className={styles.bar}>
          {logo}
          <IconButton icon="close" label={labels.close} onClick={close} {...command('close', id)} />
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </>
  )
}

/** What a button does to a dialog without scripts too; React's types do not know these attributes yet. */
function command(name: 'show-modal' | 'close', commandfor: string) {
  return { command: name, commandfor }
}

/** A drawer does not outlive its burger, nor come back with a page from the browser's cache. */
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
