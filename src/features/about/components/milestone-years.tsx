import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import type { MilestoneYear } from '../view-models/milestone-years'
import styles from './milestone-years.module.css'

type MilestoneYearsProps = {
  years: MilestoneYear[]
  /** The site where each year can be collapsed; all start expanded (S1 2.14). */
  foldsOn?: SiteId
  /** The level of the years as headings. */
  level?: 2 | 3
}

/** Milestones by year along a line; the newest point has the accent colour. */
export function MilestoneYears({ years, foldsOn, level = 3 }: MilestoneYearsProps) {
  const Title = `h${level}` as const
  return (
    <ol className={styles.years}>
      {years.map(({ year, entries }) => {
        const heading = <Title className={styles.year}>{year}</Title>
        return (
          <li key={year} className={styles.row}>
            {foldsOn ? (
              <Foldable site={foldsOn} heading={heading}>
                <Entries entries={entries} />
              </Foldable>
            ) : (
              <>
                {heading}
                <Entries entries={entries} />
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type FoldableProps = { site: SiteId; heading: ReactNode; children: ReactNode }

function Foldable({ site, heading, children }: FoldableProps) {
  const t = translator(site, 'about')
  return (
    <details className={styles.details} open>
      <summary className={styles.summary}>
        {heading}
        <span className={styles.toggle}>
          <span className={styles.collapse}>{t('milestones.collapse')}</span>
          <span className={styles.expand}>{t('milestones.expand')}</span>
          <Icon name="chevron" small />
        </span>
      </summary>
      {children}
    </details>
  )
}

function Entries({ entries }: Pick<MilestoneYear, 'entries'>) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, month, title, html, picture }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.words}>
            {month && <p className={styles.month}>{month}</p>}
            <p className={styles.title}>{title}</p>
            {html && (
              <div className={styles.text}>
                <Prose html={html} />
              </div>
            )}
          </div>
          {picture && (
            <Picture
              className={styles.picture}
              picture={picture}
              sizes="(max-width: 844px) 100vw, 22vw"
              ratio="3/2"
            />
          )}
        </li>
      ))}
    </ul>
  )
}
