import { useState } from 'react'

import { Icon } from '@/ui/icon'
import type { NavItem } from '../site'
import { ItemLink } from './item-link'
import styles from './cascade.module.css'

/** First-level entries on the left, the children of the hovered or focused one on the right (S1 2.2). */
export function Cascade({ items, newWindow }: { items: NavItem[]; newWindow: string }) {
  const [activeId, setActiveId] = useState(items[0]?.id)
  return (
    <ul className={styles.cascade}>
      {items.map((item) => (
        <li
          key={item.id}
          className={styles.group}
          data-active={item.id === activeId || undefined}
          onPointerEnter={() => setActiveId(item.id)}
          onFocus={() => setActiveId(item.id)}
        >
          <ItemLink className={styles.first} item={item} newWindow={newWindow}>
            {item.label}
            {item.children?.length ? <Icon name="chevron" small /> : null}
          </ItemLink>
          {item.children?.length ? (
            <ul className={styles.second}>
              {item.children.map((child) => (
                <li key={child.id}>
                  <ItemLink className={styles.link} item={child} newWindow={newWindow} icon />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
