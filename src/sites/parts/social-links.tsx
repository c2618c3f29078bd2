import { socialNames } from '@/lib/social-names'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { QrButton } from '@/ui/qr-button'
import type { SocialLink } from '../site'
import styles from './social-links.module.css'

export type SocialLinksProps = {
  links: SocialLink[]
  texts: { list: string; showQr: string; scanQr: string }
  /** `side`: the squares of the floating bar. */
  look: 'row' | 'side'
  placement: 'left' | 'down' | 'up'
}

/** The accounts of the site; the messaging app shows its code instead of a page (S1 2.2, 2.5). */
export function SocialLinks({ links, texts, look, placement }: SocialLinksProps) {
  const shown = links.filter((link) => link.href || link.qr)
  if (shown.length === 0) return null
  return (
    <ul className={styles.list} data-look={look} aria-label={texts.list}>
      {shown.map((link) => (
        <li key={link.kind}>
          {link.qr ? (
            <QrButton
              className={styles.link}
              label={texts.showQr}
              icon={<Icon name={link.kind} />}
              placement={placement}
            >
              <Picture picture={link.qr} sizes="160px" ratio="1/1" className={styles.qr} />
              <p className="type-small">{texts.scanQr}</p>
            </QrButton>
          ) : (
            <a className={styles.link} href={link.href} rel="noopener me" aria-label={socialNames[link.kind]}>
              <Icon name={link.kind} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
