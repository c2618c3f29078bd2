import { Icon } from '@/ui/icon'
import type { TeamPerson } from '../view-models/team'
import styles from './mail-link.module.css'

/** Email link beside the name: an icon, on wide screens with the address. */
export function MailLink({ href, address, label }: NonNullable<TeamPerson['mail']>) {
  return (
    <a className={styles.mail} href={href} aria-label={label}>
      <span className={styles.address}>{address}</span>
      <Icon name="mail" />
    </a>
  )
}
