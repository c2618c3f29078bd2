import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isKeyOf } from '@/lib/typed-keys'
import { isStaff } from '../../access/roles'
import { ViewTemplate } from '../../admin/view-template'
import { dashboardLists, type DashboardList } from './lists'
import { ItemList } from './item-list'
import { listContext } from './list-context'
import styles from './dashboard.module.css'

const shownRows = 100

/** `/admin/overview/<list>`: the whole of a list of the dashboard that is no list of one collection. */
export async function DashboardListView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const name = [props.params?.segments].flat().at(-1) ?? ''
  if (!isStaff(req) || !isKeyOf(dashboardLists, name)) notFound()
  const { title, none, find }: DashboardList = dashboardLists[name]
  const context = listContext(req)
  const items = await find(context, shownRows)
  const { t } = context
  return (
    <ViewTemplate view={props}>
      <Gutter className={styles.view}>
        <SetStepNav nav={[{ label: t(title) }]} />
        <section aria-labelledby="overview">
          <h1 id="overview">{t(title)}</h1>
          {items.length > 0 ? (
            <ItemList items={items} language={context.language} />
          ) : (
            <p className={styles.none}>{t(none)}</p>
          )}
        </section>
      </Gutter>
    </ViewTemplate>
  )
}
