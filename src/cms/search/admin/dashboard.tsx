import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { adminText } from '../../texts'
import { findSearchedTexts } from '../report'
import { siteLabels } from '../../site-labels'
import styles from './dashboard.module.css'
import { periodOf } from './period'
import { promoteLink } from './promote-link'

/** On the dashboard: frequent searches without results. */
export async function SearchesDashboard({ payload, permissions, i18n }: ServerProps) {
  if (!permissions?.collections?.searches?.read) return null
  const t = adminText({ i18n })
  const period = periodOf({ days: '7' })
  const searches = await findSearchedTexts(payload, period, { limit: 5, nothing: true })
  if (searches.length === 0) return null
  return (
    <section className={styles.searches} aria-labelledby="searched">
      <h2 id="searched">
        <Link href={`/admin/collections/searches/overview?days=${period.days}`} prefetch={false}>
          {t('searches:withoutResults')}
        </Link>
      </h2>
      <p>{t('searches:inLast7')}</p>
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
