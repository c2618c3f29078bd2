import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { SuggestedComparison } from '../../view-models/compare/compared'
import styles from './suggested-comparisons.module.css'

type SuggestedComparisonsProps = {
  site: SiteId
  comparisons: SuggestedComparison[]
  /** By product, without texts, since the products are named beside them. */
  pictures: Map<string, PictureData>
}

/** One comparison for each category, for visitors who have chosen nothing yet; the whole row is the link. */
export function SuggestedComparisons({ site, comparisons, pictures }: SuggestedComparisonsProps) {
  const t = translator(site, 'compare')
  if (comparisons.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suggested-comparisons">
      <h2 id="suggested-comparisons" className="type-h3">
        {t('suggested')}
      </h2>
      <ul className={styles.rows}>
        {comparisons.map(({ id, ids, names: [first, second], kind, href }) => (
          <li key={id} className={styles.row}>
            {ids.map((product) => (
              <Picture
                key={product}
                className={styles.picture}
                picture={pictures.get(product)}
                sizes="6.5rem"
                ratio="1/1"
                fit="contain"
              />
            ))}
            <div>
              <h3 className="type-h4">
                <a className={styles.link} href={href}>
                  {unbroken(t('pair', { first, second }))}
                </a>
              </h3>
              <p className={styles.kind}>{unbrokenText(kind)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
