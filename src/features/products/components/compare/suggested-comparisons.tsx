import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ListRow, Rows } from '@/ui/row'
import type { SuggestedComparison } from '../../view-models/compare/compared'
import styles from './suggested-comparisons.module.css'

/** One comparison for each category, for visitors who have chosen nothing yet. */
export function SuggestedComparisons({
  site,
  comparisons,
}: {
  site: SiteId
  comparisons: SuggestedComparison[]
}) {
  const t = translator(site, 'compare')
  if (comparisons.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suggested-comparisons">
      <h2 id="suggested-comparisons" className="type-h3">
        {t('suggested')}
      </h2>
      <Rows>
        {comparisons.map(({ id, names: [first, second], kind, href }) => (
          <ListRow key={id} href={href} title={t('pair', { first, second })} note={kind} />
        ))}
      </Rows>
    </section>
  )
}
