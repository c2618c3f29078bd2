import type { ShellData } from '../site'
import styles from './friendly-links.module.css'
import { ItemLink } from './item-link'
import type { ShellTexts } from './shell-texts'

/** Links to related organisations, in new windows (S1 2.4); renders nothing when a site has none. */
export function FriendlyLinks({ data, texts }: { data: ShellData; texts: ShellTexts }) {
  if (data.friendlyLinks.length === 0) return null
  return (
    <nav className={styles.friends} aria-label={texts.friendlyLinks}>
      <h2 className={styles.title}>{texts.friendlyLinks}</h2>
      {data.friendlyLinks.map((link) => (
        <ItemLink
          key={link.href}
          className={styles.friend}
          item={{ ...link, external: true }}
          newWindow={texts.newWindow}
        />
      ))}
    </nav>
  )
}
