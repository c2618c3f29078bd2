import { Link } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import { siteLabels } from '../../site-labels'
import type { Lookup, LookupResult } from '../look-up'
import styles from './redirects.module.css'

/** What visitors of each site get at an address. */
export function LookupList({ results }: { results: LookupResult }) {
  const t = useAdminText()
  if (results === 'system') return <p>{t('redirects:isSystem')}</p>
  if (results === 'invalid') return <p>{t('redirects:fromInvalid')}</p>
  return (
    <ul className={styles.results}>
      {results.map((lookup) => (
        <li key={lookup.site}>
          <span>{siteLabels[lookup.site]}</span> <Result lookup={lookup} />
        </li>
      ))}
    </ul>
  )
}

function Result({ lookup: { result, id, to = '', permanent } }: { lookup: Lookup }) {
  const t = useAdminText()
  if (result === 'page') return <strong>{t('redirects:isPage')}</strong>
  if (result === 'missing') return <strong>{t('redirects:isMissing')}</strong>
  return (
    <Link href={`/admin/collections/redirects/${id}`} prefetch={false}>
      {t(permanent ? 'redirects:leadsTo' : 'redirects:leadsToForNow', { to })}
    </Link>
  )
}
