import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { ApprovalView } from '../../view-models/detail/approvals'
import { ApprovalMark, ValidUntil } from './approval-parts'
import styles from './approvals.module.css'

type ApprovalsProps = { site: SiteId; approvals: ApprovalView[]; markets: string }

/** Approvals with their validity, and the markets; below the parameters, in the form of a parameter class. */
export function Approvals({ site, approvals, markets }: ApprovalsProps) {
  const t = translator(site, 'product')
  if (approvals.length === 0 && !markets) return null
  return (
    <section className={styles.class}>
      <h3 className={styles.name}>{t('approvals.title')}</h3>
      <div className={styles.main}>
        {approvals.length > 0 && <ApprovalsTable site={site} approvals={approvals} />}
        {markets && (
          <p className={styles.markets}>
            <span className={styles.label}>{t('markets.title')}</span>
            <span>{markets}</span>
          </p>
        )}
      </div>
    </section>
  )
}

export function ApprovalsTable({ site, approvals }: Omit<ApprovalsProps, 'markets'>) {
  const t = translator(site, 'product')
  return (
    <table className={styles.table} aria-label={t('approvals.title')}>
      <thead>
        <tr>
          <th scope="col">{t('approvals.kind')}</th>
          <th scope="col">{t('approvals.code')}</th>
          <th scope="col">{t('approvals.until')}</th>
        </tr>
      </thead>
      <tbody>
        {approvals.map(({ kind, code, until, href }) => (
          <tr key={`${kind} ${code}`}>
            <th scope="row">{kind}</th>
            <td>{href ? <a href={href}>{code || t('approvals.document')}</a> : code}</td>
            <td>
              {until ? (
                <ValidUntil until={until} expiredLabel={t('approvals.expired')} />
              ) : (
                t('approvals.unlimited')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The valid approvals, each kind once. */
export function ApprovalMarks({ site, approvals }: Omit<ApprovalsProps, 'markets'>) {
  const kinds = [...Map.groupBy(approvals, ({ kind }) => kind).values()].flatMap(([first]) => first ?? [])
  return (
    <ul className={styles.marks} aria-label={translator(site, 'product')('approvals.title')}>
      {kinds.map(({ kind, until }) => (
        <ApprovalMark key={kind} kind={kind} until={until} />
      ))}
    </ul>
  )
}
