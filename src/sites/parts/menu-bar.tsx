'use client'

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'

import { Icon } from '@/ui/icon'
import { type DismissReason, useDismiss } from '@/ui/use-dismiss'
import styles from './menu-bar.module.css'

export type MenuBarItem = {
  id: string
  label: string
  href: string
  current: boolean
  external: boolean
  /** Label of the disclosure button. */
  showPanel: string
  panel: ReactNode | null
}

/** Delays, so that a pointer that only crosses an item opens nothing. */
const openDelay = { first: 60, next: 140 }
const closeDelay = 200

/** Disclosure navigation (S1 2.2): panels open by hover, by the button behind each link, and by touch. */
export function MenuBar({ label, items }: { label: string; items: MenuBarItem[] }) {
  const { ref, openId, setOpenId, later } = useOpenItem()

  const onEnter = (event: PointerEvent, item: MenuBarItem) => {
    if (event.pointerType !== 'mouse') return
    later(() => setOpenId(item.panel ? item.id : null), openId ? openDelay.next : openDelay.first)
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(() => setOpenId(null), closeDelay)
  }

  return (
    <nav ref={ref} className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-current={item.current || undefined}
            data-open={item.id === openId || undefined}
            onPointerEnter={(event) => onEnter(event, item)}
            onPointerLeave={onLeave}
          >
            <Entry
              item={item}
              open={item.id === openId}
              toggle={() => setOpenId(item.id === openId ? null : item.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ item, open, toggle }: { item: MenuBarItem; open: boolean; toggle: () => void }) {
  const panelId = useId()
  const disclosure = {
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: toggle,
    type: 'button',
  } as const
  return (
    <>
      <span className={styles.entry}>
        {item.href && (
          <a
            className={styles.link}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            rel={item.external ? 'noopener' : undefined}
          >
            {item.label}
          </a>
        )}
        {item.panel && item.href && (
          <button className={styles.toggle} aria-label={item.showPanel} {...disclosure}>
            <Icon name="chevron" small />
          </button>
        )}
        {!item.panel && !item.href && <span className={styles.link}>{item.label}</span>}
        {item.panel && !item.href && (
          <button className={styles.link} {...disclosure}>
            {item.label}
          </button>
        )}
      </span>
      {item.panel && (
        <div id={panelId} className={styles.panel}>
          {item.panel}
        </div>
      )}
    </>
  )
}

function useOpenItem() {
  const ref = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [openId, setOpenId] = useState<string | null>(null)

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  const dismiss = (reason: DismissReason) => {
    clearTimeout(timer.current)
    if (reason === 'escape') focusToggle(ref.current)
    setOpenId(null)
  }
  useDismiss(ref, openId !== null, dismiss)
  return { ref, openId, setOpenId, later }
}

/** Focus inside a closing panel would be lost: return it to the button of the panel. */
function focusToggle(nav: HTMLElement | null) {
  const toggle = nav?.querySelector<HTMLElement>('[aria-expanded="true"]')
  const panel = toggle && document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  if (panel?.contains(document.activeElement)) toggle?.focus()
}
