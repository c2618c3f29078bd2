'use client'

import { useId, useState, type ReactNode } from 'react'

import { TabList } from './tab-list'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  items: { id: string; label: string; panel: ReactNode }[]
  onChange?: (id: string) => void
}

/** Tabs within a page; the open tab is not stored. */
export function Tabs({ label, items, onChange }: TabsProps) {
  const base = useId()
  const [current, setCurrent] = useState(0)
  const idsOf = (id: string) => ({ tab: `${base}${id}`, panel: `${base}${id}-panel` })
  const select = (index: number) => {
    setCurrent(index)
    const item = items[index]
    if (item) onChange?.(item.id)
  }
  return (
    <>
      <div className={styles.bar}>
        <TabList label={label} items={items} current={current} onSelect={select} idsOf={idsOf} />
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={idsOf(item.id).panel}
          className={styles.panel}
          aria-labelledby={idsOf(item.id).tab}
          hidden={index !== current}
        >
          {item.panel}
        </div>
      ))}
    </>
  )
}
