import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { adminText } from '../../texts'
import styles from './guide-link.module.css'

/** Above the menu: the guide for editors. */
export function GuideLink({ i18n }: ServerProps) {
  return (
    <Link className={styles.link} href="/admin/guide" prefetch={false}>
      {adminText({ i18n })('guide:title')}
    </Link>
  )
}
