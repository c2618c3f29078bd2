'use client'

import { type PointerEvent, useId, useRef, useState } from 'react'

import { Icon } from '@/ui/icon'
import { type DismissReason, useDismiss } from '@/ui/use-dismiss'
import type { NavItem } from '../site'
import styles from './menu-bar.module.css'
import { MenuPanel } from './menu-panel'
import type { MenuLabels } from './shell-texts'

export type MenuBarProps = {
  items: NavItem[]
  currentId: string | null
  labels: MenuLabels
}

/** Delays, so that a pointer that only crosses an item opens nothing. */
const openDelay = { first: 60, next: 140 }
const closeDelay = 200

/** Disclosure navigation (S1 2.2): panels open by hover, by the button behind each link, and by touch. */
export function MenuBar({ items, currentId, labels }: MenuBarProps) {
  const { ref, openId, setOpenId, later } = useOpenItem()

  const onEnter = (event: PointerEvent, item: NavItem) => {
    if (event.pointerType !== 'mouse') return
    later(() => setOpenId(hasPanel(item) ? item.id : null), openId ? openDelay.next : openDelay.first)
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(() => setOpenId(null), closeDelay)
  }

  return (
    <nav ref={ref} className={styles.nav} aria-label={labels.menu}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-current={item.id === currentId || undefined}
            data-open={item.id === openId || undefined}
            onPointerEnter={(event) => onEnter(event, item)}
            onPointerLeave={onLeave}
          >
            <Entry
              item={item}
              isCurrent={item.id === currentId}
              labels={labels}
              open={item.id === openId}
              toggle={() => setOpenId(item.id === openId ? null : item.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = {
  item: NavItem
  isCurrent: boolean
  labels: MenuLabels
  open: boolean
  toggle: () => void
}

function Entry({ item, isCurrent, labels, open, toggle }: EntryProps) {
  const panelId = useId()
  const withPanel = hasPanel(item)
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
            aria-current={isCurrent ? 'page' : undefined}
            rel={item.external ? 'noopener' : undefined}
          >
            {item.label}
          </a>
        )}
        {withPanel && item.href && (
          <button className={styles.toggle} aria-label={labels.showPanel[item.id]} {...disclosure}>
            <Icon name="chevron" small />
          </button>
        )}
        {!withPanel && !item.href && <span className={styles.link}>{item.label}</span>}
        {withPanel && !item.href && (
          <button className={styles.link} {...disclosure}>
            {item.label}
          </button>
        )}
      </span>
      {withPanel && (
        <div id={panelId} className={styles.panel}>
          <MenuPanel item={item} newWindow={labels.newWindow} />
        </div>
      )}
    </>
  )
}

/** The home item and items without content have no panel. */
function hasPanel(item: NavItem): boolean {
  return Boolean(item.children?.length || item.description || item.picture)
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
