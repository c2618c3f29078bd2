import { Icon } from '@/ui/icon'
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

const listId = 'side-list'

/** All groups with their links at the left; on narrow screens a panel at the foot of the window, without a script. */
export function SideList({ label, open, close, groups }: SideListProps) {
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={listId}>
        {open}
        <Icon name="chevron" small />
      </button>
      <nav id={listId} popover="auto" className={styles.list} aria-label={label} data-ground="light">
        <div className={styles.top}>
          <p className={styles.label}>{label}</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={listId}
            popoverTargetAction="hide"
            aria-label={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </nav>
    </>
  )
}

function Group({ name, items }: SideGroup) {
  return (
    <div className={styles.group}>
      {name && <p className={styles.name}>{name}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
