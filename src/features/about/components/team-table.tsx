import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { TeamPerson } from '../view-models/team'
import { MailLink } from './mail-link'
import styles from './team-table.module.css'

type TeamTableProps = {
  site: SiteId
  people: TeamPerson[]
} & ({ title: string } | { labelledBy: string })

/** The people of an area, or of a team with its title above, by department and name (S1 2.13). */
export function TeamTable({ site, people, ...naming }: TeamTableProps) {
  const t = translator(site, 'about')
  const title = 'title' in naming ? naming.title : undefined
  return (
    <div className={styles.team}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <table
        className={styles.table}
        aria-label={title}
        aria-labelledby={'labelledBy' in naming ? naming.labelledBy : undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t('team.department')}</th>
            <th scope="col">{t('team.name')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, department, name, mail }) => (
            <tr key={id} className={styles.row}>
              <td className={styles.department}>{department}</td>
              <td>
                <div className={styles.name}>
                  {name}
                  {mail ? (
                    <MailLink {...mail} />
                  ) : (
                    <span className={styles.none} aria-hidden>
                      –
                    </span>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
