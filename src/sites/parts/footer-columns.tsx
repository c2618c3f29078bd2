import type { NavItem } from '../site'
import { FooterColumn } from './footer-column'
import styles from './footer-columns.module.css'
import { ItemLink, keyOf } from './item-link'

export type FooterColumnsProps = { columns: NavItem[]; label: string; newWindow: string }

/** The link columns of both footers (S1 2.4). */
export function FooterColumns({ columns, label, newWindow }: FooterColumnsProps) {
  return (
    <nav className={styles.columns} aria-label={label}>
      {columns.map((column) => (
        <FooterColumn key={column.id} title={column.label}>
          <ul className={styles.list}>
            {column.children?.map((item) => (
              <li key={keyOf(item)}>
                <ItemLink className={styles.link} item={item} newWindow={newWindow} />
              </li>
            ))}
          </ul>
        </FooterColumn>
      ))}
    </nav>
  )
}
