import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import widgetStyles from '../../dashboard/admin/dashboard.module.css'
import { isStaff } from '../../access/roles'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { adminText } from '../../texts'
import { findSearchedTexts } from '../report'
import { siteLabels } from '../../site-labels'
import styles from './dashboard.module.css'
import { periodOf } from './period'
import { promoteLink } from './promote-link'

/** On the dashboard: frequent searches without results. */
export async function SearchesWidget({ req }: WidgetServerProps) {
  if (!isStaff(req)) return null
  const { payload, i18n } = req
  const t = adminText({ i18n })
  const period = periodOf({ days: '7' })
  const searches = await findSearchedTexts(payload, period, { limit: 5, nothing: true })
  return (
    <section className={`${widgetStyles.widget} ${styles.searches}`} aria-labelledby="searched">
      <h2 id="searched">
        <Link href={`/admin/collections/searches/overview?days=${period.days}`} prefetch={false}>
          {t('searches:withoutResults')}
        </Link>
      </h2>
      <p>{t(searches.length > 0 ? 'searches:inLast7' : 'searches:allFound')}</p>
      <ul>
        {searches.map(({ text, site, times }) => (
          <li key={`${site} ${text}`}>
            <strong dir="auto">{text}</strong>
            <span>
              {siteLabels[site]},{' '}
              {t('searches:searches', { count: times, total: times.toLocaleString(i18n.language) })}
            </span>
            <Link href={promoteLink({ text, site })} prefetch={false}>
              {t('searches:promote')}
              <VisuallyHidden> {t('searches:promoteFor', { text })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
