import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { findSearchDays, findSearchedTexts } from '../report'
import { adminText } from '../../texts'
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
  const t = adminText(req)
  const language = req.i18n.language
  const period = periodOf(searchParams)
  const [days, most, nothing] = await Promise.all([
    findSearchDays(req.payload, period),
    findSearchedTexts(req.payload, period, { limit }),
    findSearchedTexts(req.payload, period, { limit, nothing: true }),
  ])
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: t('searches:words'), url: list }, { label: t('searches:overview') }]} />
      <h1>{t('searches:overview')}</h1>
      <p>{t('searches:intro')}</p>
      <PeriodForm period={period} t={t} />
      <Days days={days} t={t} language={language} />
      <div className={styles.tables}>
        <section aria-labelledby="nothing">
          <h2 id="nothing">{t('searches:foundNothing')}</h2>
          <p>
            {t('searches:atLastSearch')}{' '}
            <a href="/admin/globals/search-settings">{t('searches:searchSettings')}</a>
          </p>
          <SearchTable t={t} language={language} searches={nothing} empty={t('searches:allFound')} />
        </section>
        <section aria-labelledby="most">
          <h2 id="most">{t('searches:most')}</h2>
          <SearchTable
            t={t}
            language={language}
            searches={most}
            withFound
            empty={t('searches:nobodySearched')}
          />
        </section>
      </div>
      <Button buttonStyle="secondary" el="link" margin={false} size="small" to={list}>
        {t('searches:allWords')}
      </Button>
    </Gutter>
  )
}
