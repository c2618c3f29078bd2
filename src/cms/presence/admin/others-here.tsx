import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { isSiteId } from '@/i18n/locales'
import { siteLabels } from '../../site-labels'
import { documentPath } from '../../admin/document-path'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './others-here.module.css'
import { usePresence } from './use-presence'

/** Above a form: who else has the document open. */
export function OthersHere() {
  const t = useAdminText()
  const path = documentPath(useDocumentInfo())
  const { code } = useLocale()
  const others = usePresence(path, code)
  return (
    <div role="status" className={styles.status}>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ name, site }) => (
            <li key={`${name} ${site}`}>
              {t('presence:editing', { name, site: isSiteId(site) ? siteLabels[site] : site })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
