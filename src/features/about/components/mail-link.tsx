import { Icon } from '@/ui/icon'
import type { TeamPerson } from '../view-models/team'
import styles from './mail-link.module.css'

/** Email link: an icon beside the name. */
export function MailLink({ href, label }: NonNullable<TeamPerson['mail']>) {
  return (
    <a className={styles.mail} href={href} aria-label={label}>
      <Icon name="mail" />
    </a>
  )
}
