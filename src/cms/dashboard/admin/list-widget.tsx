import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { isKeyOf } from '@/lib/typed-keys'
import { isStaff } from '../../access/roles'
import { dashboardLists, wholeListOf, type DashboardList } from './lists'
import { ItemList } from './item-list'
import { listContext } from './list-context'
import styles from './dashboard.module.css'

const shownRows = 6

/** A list on the dashboard: its first rows, and a link to the whole. Its slug says which list. */
export async function ListWidget({ req, widgetSlug }: WidgetServerProps) {
  if (!isStaff(req) || !isKeyOf(dashboardLists, widgetSlug)) return null
  const { title, none, find }: DashboardList = dashboardLists[widgetSlug]
  const context = listContext(req)
  const items = await find(context, shownRows)
  const { t } = context
  return (
    <section className={styles.widget} aria-labelledby={widgetSlug}>
      <h2 id={widgetSlug}>
        <Link href={wholeListOf(widgetSlug)} prefetch={false}>
          {t(title)}
        </Link>
      </h2>
      {items.length > 0 ? (
        <ItemList items={items} language={context.language} />
      ) : (
        <p className={styles.none}>{t(none)}</p>
      )}
    </section>
  )
}
