'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'

import { keepInSight } from './keep-in-sight'
import { TabLabel } from './link-tabs'
import { nextTab } from './next-tab'
import styles from './tabs.module.css'

type TabListProps = {
  label: string
  items: { id: string; label: string }[]
  current: number
  onSelect: (index: number) => void
  /** Hover selects a tab (S1 2.6). */
  hovers?: boolean
  /** The DOM ids of a tab and of its panel. */
  idsOf: (id: string) => { tab: string; panel: string }
}

/** The row of tabs (WAI-ARIA: arrows, Home and End move and select). */
export function TabList({ label, items, current, onSelect, hovers, idsOf }: TabListProps) {
  const row = useRef<HTMLDivElement>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  useEffect(() => keepInSight(row.current, current), [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab({ key: event.key, current, count: items.length })
    if (next === null) return
    event.preventDefault()
    onSelect(next)
    buttons.current[next]?.focus()
  }
  return (
    <div ref={row} className={styles.list} role="tablist" aria-label={label}>
      {items.map((item, index) => (
        <button
          key={item.id}
          ref={(element) => void (buttons.current[index] = element)}
          type="button"
          role="tab"
          id={idsOf(item.id).tab}
          className={styles.tab}
          aria-selected={index === current}
          aria-controls={idsOf(item.id).panel}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onSelect(index)}
          onPointerEnter={({ pointerType }) => hovers && pointerType === 'mouse' && onSelect(index)}
        >
          <TabLabel label={item.label} />
        </button>
      ))}
    </div>
  )
}
