import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { countOpenInquiries } from '../open-inquiries'
import styles from './nav-link.module.css'

/** Above the menu: the inbox, with the number of new inquiries. */
export async function InboxLink({ payload, permissions }: ServerProps) {
  if (!permissions?.collections?.requests?.read) return null
  const { fresh } = await countOpenInquiries(payload)
  return (
    <Link className={styles.link} href="/admin/collections/requests" prefetch={false}>
      Inbox
      {fresh > 0 && <span className={styles.count}>{fresh.toLocaleString('en')} new</span>}
    </Link>
  )
}
