import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { findSearchedTexts } from '../report'
import { siteLabels } from '../../site-labels'
import styles from './dashboard.module.css'
import { promoteLink } from './promote-link'

const periodDays = 7

/** On the dashboard: frequent searches without results. */
export async function SearchesDashboard({ payload, permissions }: ServerProps) {
  if (!permissions?.collections?.searches?.read) return null
  // oxlint-disable-next-line react/purity -- rendered on the server only
  const period = { days: periodDays, site: null, now: new Date() }
  const searches = await findSearchedTexts(payload, period, { limit: 5, nothing: true })
  if (searches.length === 0) return null
  return (
    <section className={styles.searches} aria-labelledby="searched">
      <h2 id="searched">
        <Link href={`/admin/collections/searches/overview?days=${periodDays}`} prefetch={false}>
          Searches without results
        </Link>
      </h2>
      <p>In the last 7 days visitors found nothing for:</p>
      <ul>
        {searches.map(({ text, site, times }) => (
          <li key={`${site} ${text}`}>
            <strong dir="auto">{text}</strong>
            <span>
              {siteLabels[site]}, {times.toLocaleString('en')} {times === 1 ? 'search' : 'searches'}
            </span>
            <Link href={promoteLink({ text, site })} prefetch={false}>
              Promote a result<VisuallyHidden> for {text}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
