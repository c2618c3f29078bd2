import styles from './tabs.module.css'

type LinkTabsProps = {
  label: string
  /** `count` is the number of items, in secondary text. */
  items: { label: string; href: string; current?: boolean; count?: string }[]
}

/** Tabs that are links. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <TabLabel label={item.label} />
              {item.count && <span className={styles.count}> {item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The label twice: the invisible bold copy reserves the width, to avoid layout shift. */
export function TabLabel({ label }: { label: string }) {
  return (
    <span className={styles.face} data-text={label}>
      {label}
    </span>
  )
}
