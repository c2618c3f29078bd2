import { Fragment } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { unbrokenText } from '@/ui/unbroken'
import type { CaseView } from '../view-models/case-view'
import styles from './used-items.module.css'

type UsedItemsProps = { site: SiteId; used: CaseView['used'] }

/** The solutions and products of a case as rows, each a link. */
export function UsedItems({ site, used }: UsedItemsProps) {
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

/** The same in one line, as on the Chinese site (S1 2.11). */
export function UsedLine({ site, used }: UsedItemsProps) {
  const t = translator(site, 'cases')
  if (used.length === 0) return null
  const separator = t('pair', { first: '', second: '' })
  return (
    <p>
      <span className={styles.name}>{t('used')}</span>{' '}
      {used.map(({ id, name, href }, index) => (
        <Fragment key={id}>
          {index > 0 && separator}
          <a className={styles.inline} href={href}>
            {unbrokenText(name)}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
