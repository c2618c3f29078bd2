import { siteIds } from '@/i18n/locales'
import type { Period } from '../report'
import { siteLabels } from '../../site-labels'
import styles from './overview.module.css'
import { periods } from './period'

/** A plain GET form, so the address of the page can be shared. */
export function PeriodForm({ period }: { period: Period }) {
  return (
    <form className={styles.period} method="get" role="search" aria-label="Period and site">
      <label>
        Period
        <select name="days" defaultValue={String(period.days)}>
          {periods.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Site
        <select name="site" defaultValue={period.site ?? ''}>
          <option value="">All sites</option>
          {siteIds.map((site) => (
            <option key={site} value={site}>
              {siteLabels[site]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
    </form>
  )
}
