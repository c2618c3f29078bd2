import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { unbrokenText } from '@/ui/unbroken'
import type { CaseView } from '../view-models/case-view'
import styles from './used-items.module.css'

/** The solutions and products of a case as rows, each a link (S1 2.11). */
export function UsedItems({ site, used }: { site: SiteId; used: CaseView['used'] }) {
  if (used.length === 0) return null
  return (
    <section aria-labelledby="used">
      <h2 id="used" className={styles.label}>
        {translator(site, 'cases')('used')}
      </h2>
      <ul>
        {used.map(({ id, name, href }) => (
          <li key={id} className={styles.row}>
            <a className={styles.link} href={href}>
              {unbrokenText(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
