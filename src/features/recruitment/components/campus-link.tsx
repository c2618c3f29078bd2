import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './campus-link.module.css'

/** Link to campus recruitment, a separate website (S1 2.16). */
export function CampusLink({ label, href, newWindow }: { label: string; href: string; newWindow: string }) {
  return (
    <a className={styles.campus} href={href} target="_blank" rel="noopener">
      {label}
      <Icon name="external" small />
      <VisuallyHidden> ({newWindow})</VisuallyHidden>
    </a>
  )
}
