import { Link } from '@payloadcms/ui'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { SearchedText } from '../report'
import { siteLabels } from '../../site-labels'
import styles from './overview.module.css'
import { promoteLink } from './promote-link'

type Props = { searches: SearchedText[]; withFound?: boolean; empty: string }

/** Search texts with their frequency, each with a link to promote a result for it. */
export function SearchTable({ searches, withFound = false, empty }: Props) {
  if (searches.length === 0) return <p>{empty}</p>
  return (
    <table className={styles.words}>
      <thead>
        <tr>
          <th scope="col">Words</th>
          <th scope="col">Site</th>
          <th scope="col">Searched</th>
          {withFound && <th scope="col">Found</th>}
          <th scope="col">Last on</th>
          <th scope="col">
            <VisuallyHidden>Promotion</VisuallyHidden>
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
            <td className={styles.number} data-label="Searched">
              {times.toLocaleString('en')}
            </td>
            {withFound && (
              <td className={styles.number} data-label="Found">
                {found.toLocaleString('en')}
              </td>
            )}
            <td data-label="Last on">{last}</td>
            <td>
              <Link href={promoteLink({ text, site })} prefetch={false}>
                Promote a result<VisuallyHidden> for {text}</VisuallyHidden>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
