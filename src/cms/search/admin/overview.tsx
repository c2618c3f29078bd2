import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { findSearchDays, findSearchedTexts } from '../report'
import { Days } from './days'
import styles from './overview.module.css'
import { periodOf } from './period'
import { PeriodForm } from './period-form'
import { SearchTable } from './search-table'

const limit = 25
const list = '/admin/collections/searches'

/** An overview of the searches of visitors, and of searches without results (issue 7). */
export async function SearchesView({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  // oxlint-disable-next-line react/purity -- rendered on the server only
  const period = periodOf(searchParams, new Date())
  const [days, most, nothing] = await Promise.all([
    findSearchDays(req.payload, period),
    findSearchedTexts(req.payload, period, { limit }),
    findSearchedTexts(req.payload, period, { limit, nothing: true }),
  ])
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: 'Searched words', url: list }, { label: 'What is searched' }]} />
      <h1>What is searched</h1>
      <p>
        What visitors type into the search of the sites. The log does not contain who typed it, nor anything
        that looks like an address or a telephone number. Days are in UTC and are deleted after a year.
      </p>
      <PeriodForm period={period} />
      <Days days={days} />
      <div className={styles.tables}>
        <section aria-labelledby="nothing">
          <h2 id="nothing">Found nothing</h2>
          <p>
            At the last search. Promote a result for it, or define its meaning in the{' '}
            <a href="/admin/globals/search-settings">search settings</a>.
          </p>
          <SearchTable searches={nothing} empty="All searches found something." />
        </section>
        <section aria-labelledby="most">
          <h2 id="most">Searched most</h2>
          <SearchTable searches={most} withFound empty="Nobody has searched in this time." />
        </section>
      </div>
      <Button buttonStyle="secondary" el="link" margin={false} size="small" to={list}>
        All searched words, day by day
      </Button>
    </Gutter>
  )
}
