import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Popover } from '@/ui/popover'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { SocialEntry } from '../view-models/social'
import styles from './sitemap-section.module.css'

/** The company's social media pages, each in a new window, and the QR code of the messaging app (S1 2.18). */
export function SocialLinks({ entries, newWindow }: { entries: SocialEntry[]; newWindow: string }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ id, label, href, code }) => (
        <li key={id}>
          {href && (
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              {label}
              <VisuallyHidden> {newWindow}</VisuallyHidden>
              <Icon name="external" small />
            </a>
          )}
          {code && (
            <Popover trigger={<span className={styles.link}>{label}</span>}>
              <div className={styles.code}>
                <Picture picture={code.picture} sizes="200px" ratio="1/1" fit="contain" />
                <p>{code.text}</p>
              </div>
            </Popover>
          )}
        </li>
      ))}
    </ul>
  )
}
