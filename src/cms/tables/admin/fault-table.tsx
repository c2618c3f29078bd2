import { useTranslation } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import type { Fault } from '../fault'
import styles from './table.module.css'

/** The errors in a table, by row and column of the spreadsheet. */
export function FaultTable({ faults, more }: { faults: Fault[]; more: number }) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const format = (number: number) => number.toLocaleString(i18n.language)
  return (
    <div className={styles.faults} role="region" aria-label={t('table:mistakes')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table:row')}</th>
            <th scope="col">{t('table:column')}</th>
            <th scope="col">{t('table:problem')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, field, message }, index) => (
            <tr key={index}>
              <td>{row ? format(row) : ''}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t('table:more', { count: more, total: format(more) })}</p>}
    </div>
  )
}
