import { Icon } from '@/ui/icon'
import type { TeamPerson } from '../views/team'
import styles from './mail-link.module.css'

/** The way to write to a person: a sign beside the name. */
export function MailLink({ href, label }: NonNullable<TeamPerson['mail']>) {
  return (
    <a className={styles.mail} href={href} aria-label={label}>
      <Icon name="mail" />
    </a>
  )
}
