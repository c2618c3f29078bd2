'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'

import { Container } from './container'
import { fragmentTabs } from './fragment-tabs'
import { TabList } from './tab-list'
import styles from './tabs.module.css'

type PageTabsProps = {
  label: string
  /** The id is the panel's fragment in the address. */
  items: { id: string; label: string; panel: ReactNode; /** Left out of print. */ screenOnly?: boolean }[]
}

const first = () => 0
const idsOf = (id: string) => ({ tab: `${id}-tab`, panel: id })

/** Tabs whose panels are sections of a page; the open tab is the fragment of the address. */
export function PageTabs({ label, items }: PageTabsProps) {
  const [tabs] = useState(() => fragmentTabs(items.map(({ id }) => id)))
  const current = useSyncExternalStore(tabs.subscribe, tabs.current, first)
  return (
    <>
      <Container>
        <div className={styles.bar} data-strong>
          <TabList label={label} items={items} current={current} onSelect={tabs.select} idsOf={idsOf} />
        </div>
      </Container>
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={item.id}
          className={styles.band}
          aria-labelledby={idsOf(item.id).tab}
          hidden={index !== current}
          data-print={item.screenOnly ? 'hide' : undefined}
        >
          {item.panel}
        </div>
      ))}
    </>
  )
}
