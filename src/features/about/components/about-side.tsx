import type { AboutEntry } from '../views/about-menu'
import styles from './about-side.module.css'

/** The list beside the about-us pages, an entry with children expanded (S1 2.13); narrow, in a row above them. */
export function AboutSide({ label, entries }: { label: string; entries: AboutEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Entry {...entry} />
            {entry.children && <Children entries={entry.children} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ name, href, current, children }: AboutEntry) {
  const isWithin = children?.some((child) => child.current)
  if (!href) {
    return (
      <span className={styles.group} aria-current={current ? 'page' : undefined} data-within={isWithin}>
        {name}
      </span>
    )
  }
  return (
    <a className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
      {name}
    </a>
  )
}

function Children({ entries }: { entries: NonNullable<AboutEntry['children']> }) {
  return (
    <ul className={styles.children}>
      {entries.map(({ id, name, count, href, current }) => (
        <li key={id}>
          <a className={styles.child} href={href} aria-current={current ? 'page' : undefined}>
            <span>{name}</span>
            <span className={styles.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
