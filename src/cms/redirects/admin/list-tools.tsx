import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { adminText } from '../../texts'
import { AddressTest } from './address-test'
import styles from './redirects.module.css'

/** Above the list of redirects: their table, and the test of an address. */
export function RedirectListTools({ i18n }: ServerProps) {
  const t = adminText({ i18n })
  return (
    <>
      <nav className={styles.links} aria-label={t('redirects:tableTitle')}>
        <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url="/api/redirects/export">
          {t('table:exportTable')}
        </Button>
        <Button
          buttonStyle="secondary"
          el="link"
          margin={false}
          size="small"
          to="/admin/collections/redirects/table"
        >
          {t('table:importTable')}
        </Button>
      </nav>
      <AddressTest />
    </>
  )
}
