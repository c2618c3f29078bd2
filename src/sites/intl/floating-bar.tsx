import { Icon } from '@/ui/icon'
import { mailHref } from '@/lib/contact-links'
import type { ShellTexts } from '../parts/shell-texts'
import { SocialLinks } from '../parts/social-links'
import type { ShellData } from '../site'
import styles from './floating-bar.module.css'

/** Squares at the right edge of wide screens: mail, accounts, back to top (S1 2.5). */
export function FloatingBar({ data, texts }: { data: ShellData; texts: ShellTexts }) {
  const { email } = data.contact
  return (
    <aside className={styles.bar} data-ground="light" data-print="hide" aria-label={texts.sideBar}>
      {email && (
        <a className={styles.mail} href={mailHref(email)} aria-label={texts.mail}>
          <Icon name="mail" />
        </a>
      )}
      <SocialLinks links={data.social} texts={texts.social} look="side" placement="left" />
      <a className={styles.square} href="#top" aria-label={texts.backToTop}>
        <Icon name="up" />
      </a>
    </aside>
  )
}
