import styles from './tabs.module.css'

type LinkTabsProps = {
  label: string
  /** `count` says quietly how much there is. */
  items: { label: string; href: string; current?: boolean; count?: string }[]
}

/** Tabs that are addresses. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <TabFace label={item.label} />
              {item.count && <span className={styles.count}> {item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The label twice: the strong one keeps the width, so the row never moves. */
export function TabFace({ label }: { label: string }) {
  return (
    <span className={styles.face} data-text={label}>
      {label}
    </span>
  )
}
