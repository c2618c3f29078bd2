import { ItemLink } from '../parts/item-link'
import type { ShellTexts } from '../parts/shell-texts'
import { SocialLinks } from '../parts/social-links'
import type { HeroGround, ShellData } from '../site'
import styles from './utility-bar.module.css'

export type UtilityBarProps = { data: ShellData; texts: ShellTexts; overHero?: HeroGround }

/** The line above the header: what the company does, shortcuts, accounts. */
export function UtilityBar({ data, texts, overHero }: UtilityBarProps) {
  return (
    <aside
      className={styles.utility}
      data-over-hero={overHero}
      data-ground={overHero}
      data-print="hide"
      aria-label={texts.utility}
    >
      <div className={styles.row}>
        <p className={styles.tagline}>{data.tagline}</p>
        <div className={styles.links}>
          {data.utility.map((item) => (
            <ItemLink key={item.id} className={styles.link} item={item} newWindow={texts.newWindow} />
          ))}
        </div>
        <SocialLinks links={data.social} texts={texts.social} look="row" placement="down" />
      </div>
    </aside>
  )
}
