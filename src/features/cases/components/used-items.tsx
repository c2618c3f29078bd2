import { Fragment } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { unbrokenText } from '@/ui/unbroken'
import type { CaseView } from '../view-models/case-view'
import styles from './used-items.module.css'

/** The solutions and products of a case in one line, each a link (S1 2.11). */
export function UsedItems({ site, used }: { site: SiteId; used: CaseView['used'] }) {
  const t = translator(site, 'cases')
  if (used.length === 0) return null
  const separator = t('pair', { first: '', second: '' })
  return (
    <p className={styles.used}>
      <span className={styles.label}>{t('used')}</span>{' '}
      {used.map(({ id, name, href }, index) => (
        <Fragment key={id}>
          {index > 0 && separator}
          <a className={styles.link} href={href}>
            {unbrokenText(name)}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
