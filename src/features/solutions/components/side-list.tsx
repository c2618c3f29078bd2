import { ReplacingLink } from '@/ui/replacing-link'
import { SideNav } from '@/ui/side-nav'
import type { SideGroup } from '../view-models/side-list'
import styles from './side-list.module.css'

type SideListProps = {
  /** Label of the list. */
  label: string
  /** Label of the button that opens the list on narrow screens. */
  open: string
  close: string
  groups: SideGroup[]
}

/** All groups with their links, the selected one marked; a selection replaces the previous one in the history (S2 2.6, 2.8). */
export function SideList({ groups, ...nav }: SideListProps) {
  return (
    <SideNav {...nav}>
      <div className={styles.list}>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </div>
    </SideNav>
  )
}

function Group({ name, items }: SideGroup) {
  return (
    <div className={styles.group}>
      {name && <p className={styles.name}>{name}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ReplacingLink
              className={styles.item}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.name}
            </ReplacingLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
