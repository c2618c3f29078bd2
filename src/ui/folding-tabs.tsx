'use client'

import { useId, useState, type ReactNode } from 'react'

import { classNames } from './class-names'
import styles from './folding-tabs.module.css'
import { Icon } from './icon'
import { TabList } from './tab-list'
import tabs from './tabs.module.css'
import { useMedia } from './use-media'

type FoldingTabsProps = {
  label: string
  items: { id: string; label: string; panel: ReactNode }[]
}

/** Tabs that switch on hover, focus and press; an accordion on narrow screens (S1 2.6). */
export function FoldingTabs({ label, items }: FoldingTabsProps) {
  const base = useId()
  const narrow = useMedia('(max-width: 844px)')
  const [current, setCurrent] = useState(0)
  const [folded, setFolded] = useState(false)
  const idsOf = (id: string) => ({ tab: `${base}${id}`, panel: `${base}${id}-panel` })
  const toggle = (index: number) => {
    setFolded(index === current && !folded)
    setCurrent(index)
  }
  return (
    <div className={styles.folding}>
      <div className={classNames(tabs.bar, styles.bar)}>
        <TabList hovers label={label} items={items} current={current} onSelect={setCurrent} idsOf={idsOf} />
      </div>
      {items.map((item, index) => {
        const { tab, panel } = idsOf(item.id)
        const open = index === current && !(narrow && folded)
        return (
          <div key={item.id} className={styles.item}>
            <h3 className={styles.head}>
              <button
                type="button"
                id={`${tab}-head`}
                className={styles.button}
                aria-expanded={open}
                aria-controls={panel}
                onClick={() => toggle(index)}
              >
                {item.label}
                <Icon name="chevron" />
              </button>
            </h3>
            <div
              role={narrow ? 'group' : 'tabpanel'}
              id={panel}
              className={classNames(tabs.panel, styles.panel)}
              aria-labelledby={narrow ? `${tab}-head` : tab}
              hidden={!open}
            >
              {item.panel}
            </div>
          </div>
        )
      })}
    </div>
  )
}
