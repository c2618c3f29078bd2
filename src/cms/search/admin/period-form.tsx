import { siteIds } from '@/i18n/locales'
import type { Period } from '../report'
import type { Translate } from '../../texts'
import { siteLabels } from '../../site-labels'
import styles from './overview.module.css'
import { periods } from './period'

/** A plain GET form, so the address of the page can be shared. */
export function PeriodForm({ period, t }: { period: Period; t: Translate }) {
  return (
    <form className={styles.period} method="get" role="search" aria-label={t('searches:periodAndSite')}>
      <label>
        {t('searches:period')}
        <select name="days" defaultValue={String(period.days)}>
          {periods.map(([days, label]) => (
            <option key={days} value={days}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('searches:site')}
        <select name="site" defaultValue={period.site ?? ''}>
          <option value="">{t('tools:allSites')}</option>
          {siteIds.map((site) => (
            <option key={site} value={site}>
              {siteLabels[site]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('searches:show')}</button>
    </form>
  )
}
