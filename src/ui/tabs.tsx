'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { TabFace } from './link-tabs'
import { nextTab } from './next-tab'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  items: { id: string; label: string; panel: ReactNode }[]
  onChange?: (id: string) => void
}

/** Tabs within a page (WAI-ARIA: arrows, Home and End move and select). */
export function Tabs({ label, items, onChange }: TabsProps) {
  const base = useId()
  const [current, setCurrent] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  const select = (index: number) => {
    setCurrent(index)
    const item = items[index]
    if (item) onChange?.(item.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab({ key: event.key, current, count: items.length })
    if (next === null) return
    event.preventDefault()
    select(next)
    buttons.current[next]?.focus()
  }

  return (
    <>
      <div className={styles.bar}>
        <div className={styles.list} role="tablist" aria-label={label}>
          {items.map((item, index) => (
            <button
              key={item.id}
              ref={(element) => void (buttons.current[index] = element)}
              type="button"
              role="tab"
              id={`${base}${item.id}`}
              className={styles.tab}
              aria-selected={index === current}
              aria-controls={`${base}${item.id}-panel`}
              tabIndex={index === current ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => select(index)}
            >
              <TabFace label={item.label} />
            </button>
          ))}
        </div>
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}${item.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${base}${item.id}`}
          hidden={index !== current}
        >
          {item.panel}
        </div>
      ))}
    </>
  )
}
