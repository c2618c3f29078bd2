import { Link } from '@payloadcms/ui'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { SearchedText } from '../report'
import type { Translate } from '../../texts'
import { siteLabels } from '../../site-labels'
import { formatDay } from './format-day'
import styles from './overview.module.css'
import { promoteLink } from './promote-link'

type Props = {
  searches: SearchedText[]
  withFound?: boolean
  empty: string
  t: Translate
  language: string
}

/** Search texts with their frequency, each with a link to promote a result for it. */
export function SearchTable({ searches, withFound = false, empty, t, language }: Props) {
  if (searches.length === 0) return <p>{empty}</p>
  return (
    <table className={styles.words}>
      <thead>
        <tr>
          <th scope="col">{t('searches:word')}</th>
          <th scope="col">{t('searches:site')}</th>
          <th scope="col">{t('searches:searched')}</th>
          {withFound && <th scope="col">{t('searches:found')}</th>}
          <th scope="col">{t('searches:lastOn')}</th>
          <th scope="col">
            <VisuallyHidden>{t('searches:promotion')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ text, site, times, found, last }) => (
          <tr key={`${site} ${text}`}>
            <th scope="row" dir="auto">
              {text}
            </th>
            <td>{siteLabels[site]}</td>
            <td className={styles.number} data-label={t('searches:searched')}>
              {times.toLocaleString(language)}
            </td>
            {withFound && (
              <td className={styles.number} data-label={t('searches:found')}>
                {found.toLocaleString(language)}
              </td>
            )}
            <td data-label={t('searches:lastOn')}>{formatDay(last, language)}</td>
            <td>
              <Link href={promoteLink({ text, site })} prefetch={false}>
                {t('searches:promote')}
                <VisuallyHidden> {t('searches:promoteFor', { text })}</VisuallyHidden>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
