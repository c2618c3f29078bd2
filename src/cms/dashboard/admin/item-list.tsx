import { Link } from '@payloadcms/ui'
import { LocalTime } from '../../admin/local-time'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { ListItem } from './list-context'
import styles from './dashboard.module.css'

/** The entries of a list, each with a link to its form. */
export function ItemList({ items, language }: { items: readonly ListItem[]; language: string }) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, title, href, notes, at, action }) => (
        <li key={id}>
          <Link className={styles.title} href={href} prefetch={false} dir="auto">
            {title}
          </Link>
          <span className={styles.notes}>
            {notes.join(' · ')}
            {at && (
              <>
                {' · '}
                <LocalTime iso={at} language={language} />
              </>
            )}
          </span>
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
