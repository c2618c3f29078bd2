import type { ServerProps } from 'payload'
import { NavLink } from '../../admin/nav-link'
import { countOpenInquiries } from '../open-inquiries'
import { adminText } from '../../texts'
import styles from './nav-link.module.css'

/** Above the menu: the inbox, with the number of new inquiries. */
export async function InboxLink({ payload, permissions, i18n }: ServerProps) {
  if (!permissions?.collections?.requests?.read) return null
  const { fresh } = await countOpenInquiries(payload)
  const t = adminText({ i18n })
  const total = fresh.toLocaleString(i18n.language)
  return (
    <NavLink href="/admin/collections/requests">
      {t('inbox:title')}
      {fresh > 0 && <span className={styles.count}>{t('inbox:newRequests', { count: fresh, total })}</span>}
    </NavLink>
  )
}
