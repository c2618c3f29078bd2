import { Link } from '@payloadcms/ui'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ListItem } from './list-context'
import styles from './dashboard.module.css'

/** The entries of a list, each with a link to its form. */
export function ItemList({ items }: { items: readonly ListItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, title, href, notes, action }) => (
        <li key={id}>
          <Link className={styles.title} href={href} prefetch={false} dir="auto">
            {title}
          </Link>
          <span className={styles.notes}>{notes.join(' · ')}</span>
          {action && (
            <Link className={styles.action} href={action.href} prefetch={false}>
              {action.label}
              <VisuallyHidden> {action.about}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
