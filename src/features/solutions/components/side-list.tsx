import { ReplacingLink } from '@/ui/replacing-link'
import { SideNav } from '@/ui/side-nav'
import type { SideGroup } from '../views/side-list'
import styles from './side-list.module.css'

type SideListProps = {
  /** What the list holds. */
  label: string
  /** Opens the list where it does not stand beside the content. */
  open: string
  close: string
  groups: SideGroup[]
}

/** All groups with their links, the chosen one marked; a choice takes the place of the one before (S2 2.6, 2.8). */
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
