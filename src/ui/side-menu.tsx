import styles from './side-menu.module.css'

type SideListProps = {
  items: { id: string; name: string; href: string; current: boolean; count?: number }[]
  /** Shows the number of items behind each link. */
  counts?: boolean
  /** Continues the list above it. */
  continues?: boolean
}

/** Links beside a page's content; in a row above it on narrow screens. */
export function SideMenu({ label, ...list }: SideListProps & { label: string }) {
  return (
    <nav aria-label={label}>
      <SideList {...list} />
    </nav>
  )
}

/** A list for a menu with several lists. */
export function SideList({ items, counts, continues }: SideListProps) {
  return (
    <ul className={styles.menu} data-continues={continues}>
      {items.map(({ id, name, count, href, current }) => (
        <li key={id}>
          <a className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
            <span>{name}</span>
            {counts && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
