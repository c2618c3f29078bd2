import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import type { NavEntry } from '../site'
import { Cascade } from './cascade'
import { ItemLink, keyOf } from './item-link'
import styles from './menu-panel.module.css'

/** The sub-panel of a menu item: its name, description, children and picture (S1 2.2). */
export function MenuPanel({ item, newWindow }: { item: NavEntry; newWindow: string }) {
  const { children = [] } = item
  const nested = children.some((child) => child.children?.length)
  return (
    <div className={styles.panel} data-plain={children.length === 0 || undefined}>
      <div className={styles.intro}>
        <p className="type-h3">
          {item.href ? (
            <ItemLink className={styles.name} item={item} newWindow={newWindow}>
              {item.label} <Icon name="arrow" />
            </ItemLink>
          ) : (
            item.label
          )}
        </p>
        {item.description && <p className={styles.description}>{item.description}</p>}
      </div>
      {nested && <Cascade items={children} newWindow={newWindow} />}
      {!nested && children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={keyOf(child)}>
              <ItemLink className={styles.child} item={child} newWindow={newWindow} icon>
                <span className={styles.label}>{child.label}</span>
                {child.description && <span className={styles.note}>{child.description}</span>}
              </ItemLink>
            </li>
          ))}
        </ul>
      )}
      {item.picture && (
        <Picture className={styles.picture} picture={item.picture} sizes="320px" ratio="4/3" />
      )}
    </div>
  )
}
