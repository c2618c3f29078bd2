import { useState } from 'react'

import { Icon } from '@/ui/icon'
import type { NavEntry } from '../site'
import { ItemLink, keyOf } from './item-link'
import styles from './cascade.module.css'

/** First-level entries on the left, the children of the hovered or focused one on the right (S1 2.2). */
export function Cascade({ items, newWindow }: { items: NavEntry[]; newWindow: string }) {
  const [active, setActive] = useState(0)
  return (
    <ul className={styles.cascade}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className={styles.group}
          data-active={index === active || undefined}
          onPointerEnter={() => setActive(index)}
          onFocus={() => setActive(index)}
        >
          <ItemLink className={styles.first} item={item} newWindow={newWindow}>
            {item.label}
            {item.children?.length ? <Icon name="chevron" small /> : null}
          </ItemLink>
          {item.children?.length ? (
            <ul className={styles.second}>
              {item.children.map((child) => (
                <li key={keyOf(child)}>
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
