import type { AboutEntry } from '../view-models/about-menu'
import styles from './about-side.module.css'

/** Side menu of the about-us pages; entries with children are expanded (S1 2.13). A row above the content on narrow screens. */
export function AboutSide({ label, entries }: { label: string; entries: AboutEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Entry entry={entry} />
            {entry.children && <Children entries={entry.children} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Children({ entries }: { entries: AboutEntry[] }) {
  return (
    <ul className={styles.children}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.child}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry: { name, href, current, count, children } }: { entry: AboutEntry }) {
  const isParentOfCurrent = children?.some((child) => child.current)
  const state = { 'aria-current': current ? ('page' as const) : undefined, 'data-around': isParentOfCurrent }
  if (!href) {
    return (
      <span className={styles.item} {...state}>
        {name}
      </span>
    )
  }
  return (
    <a className={styles.item} href={href} {...state}>
      <span>{name}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  )
}
