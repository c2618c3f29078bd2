import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { findSearchDays, findSearchedWords } from '../../search/report'
import { Days } from './days'
import styles from './overview.module.css'
import { periodOf } from './period'
import { PeriodForm } from './period-form'
import { WordTable } from './word-table'

const limit = 25
const list = '/admin/collections/searches'

/** The page on which editors see what visitors look for, and what they do not find (issue 7). */
export async function SearchesView({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  // oxlint-disable-next-line react/purity -- rendered on the server only
  const period = periodOf(searchParams, new Date())
  const [days, most, nothing] = await Promise.all([
    findSearchDays(req.payload, period),
    findSearchedWords(req.payload, period, { limit }),
    findSearchedWords(req.payload, period, { limit, nothing: true }),
  ])
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: 'Searched words', url: list }, { label: 'What is searched' }]} />
      <h1>What is searched</h1>
      <p>
        What visitors type into the search of the sites. Nothing tells who typed it, and what looks like an
        address or a telephone number is not kept. Days are those of UTC; they end after a year.
      </p>
      <PeriodForm period={period} />
      <Days days={days} />
      <div className={styles.tables}>
        <section aria-labelledby="nothing">
          <h2 id="nothing">Found nothing</h2>
          <p>
            When it was last searched. Promote a result for it, or say in the{' '}
            <a href="/admin/globals/search-settings">search settings</a> what it means.
          </p>
          <WordTable words={nothing} empty="Everything that was searched found something." />
        </section>
        <section aria-labelledby="most">
          <h2 id="most">Searched most</h2>
          <WordTable words={most} withFound empty="Nobody has searched in this time." />
        </section>
      </div>
      <Button buttonStyle="secondary" el="link" margin={false} size="small" to={list}>
        All searched words, day by day
      </Button>
    </Gutter>
  )
}
