import type { NewsTypeView } from '../views'
import styles from './types-menu.module.css'

type TypesMenuProps = {
  label: string
  types: NewsTypeView[]
  /** Beside an article the categories carry their counts. */ counts?: boolean
}

/** The news types as a list of links (S1 2.8, 2.9). */
export function TypesMenu({ label, types, counts }: TypesMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {types.map(({ id, name, count, href, current }) => (
          <li key={id}>
            <a className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
              <span>{name}</span>
              {counts && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
