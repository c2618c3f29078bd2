import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { CardFigure } from '@/ui/card-figure'
import { Picture } from '@/ui/picture'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { CaseCardView } from '../view-models/case-card'
import { Customer } from './customer'
import styles from './case-tiles.module.css'

type CaseTilesProps = { site: SiteId; cases: (CaseCardView & { used: string })[] }

/** Tiles with cover, name, the first figure, brief, solutions and products used, and logo (S1 2.11, readings 7); the whole tile is the link. */
export function CaseTiles({ site, cases }: CaseTilesProps) {
  const t = translator(site, 'cases')
  return (
    <ul className={styles.list}>
      {cases.map(({ id, href, title, brief, picture, logo, used, figure }, index) => (
        <li key={id} className={styles.tile}>
          <div className={styles.frame}>
            <Picture
              picture={picture}
              sizes="(max-width: 844px) 100vw, 30vw"
              ratio="16/10"
              priority={index === 0}
            />
          </div>
          <h2 className={styles.title}>
            <a className={styles.link} href={href}>
              {unbroken(title)}
            </a>
          </h2>
          {figure && <CardFigure {...figure} />}
          <p className={styles.brief}>{unbrokenText(brief)}</p>
          {used && (
            <p className={styles.used}>
              {t('used')}
              {unbrokenText(used)}
            </p>
          )}
          {logo && <Customer className={styles.customer} logo={logo} />}
        </li>
      ))}
    </ul>
  )
}
