import type { SiteId } from '@/i18n/locales'
import { originOf } from '@/lib/content-marks'
import { useAdminText } from '../../../admin/use-admin-text'
import type { ChangedField } from '../../changed-fields'
import { fieldAddress, useFieldNames } from '../frames/use-field-names'
import styles from './compare.module.css'

type ChangeListProps = {
  document: { slug: string; id: string }
  site: { id: SiteId; label: string }
  changes: ChangedField[]
  isOnPage: (change: ChangedField) => boolean
  onShow: (change: ChangedField) => void
}

/** What differs between two states on a site: its fields, with both texts. */
export function ChangeList({ document, site, changes, isOnPage, onShow }: ChangeListProps) {
  const t = useAdminText()
  const nameOf = useFieldNames(document)
  if (changes.length === 0) {
    return <p className={styles.changes}>{t('previews:noChanges', { site: site.label })}</p>
  }
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{t('previews:changes', { count: changes.length })}</h2>
      <ol>
        {changes.map((change, index) => {
          const origin = originOf({ ...document, path: change.path })
          return (
            <li key={`${change.path} ${index}`}>
              <a href={fieldAddress(origin, site.id)}>{nameOf(origin)}</a>
              <small>{t(`previews:${kindTexts[change.kind]}`)}</small>
              {change.before && <del>{change.before}</del>}
              {change.after && <ins>{change.after}</ins>}
              {isOnPage(change) ? (
                <button type="button" className={styles.show} onClick={() => onShow(change)}>
                  {t('previews:showOnPage')}
                </button>
              ) : (
                <small>{t('previews:notOnPage')}</small>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const kindTexts = {
  changed: 'kindChanged',
  added: 'kindAdded',
  removed: 'kindRemoved',
  moved: 'kindMoved',
} as const
