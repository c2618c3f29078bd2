import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from './icon'
import { pageRange } from './page-range'
import styles from './pagination.module.css'
import { VisuallyHidden } from './visually-hidden'

type PaginationProps = {
  site: SiteId
  current: number
  /** The number of pages. */
  total: number
  hrefOf: (page: number) => string
  /** Distinguishes it from others on the page. */
  label?: string
}

/** Previous and next are arrows in the international layout and texts in the Chinese one. Renders nothing for one page. */
export function Pagination({ site, current, total, hrefOf, label }: PaginationProps) {
  if (total <= 1) return null
  const t = translator(site, 'common')
  const controls = translator(site, 'controls')
  return (
    <nav className={styles.pagination} aria-label={label ?? t('pages')}>
      <Step
        to={current > 1 ? hrefOf(current - 1) : null}
        rel="prev"
        icon="back"
        label={controls('previous')}
      />
      <ol className={styles.pages}>
        {pageRange({ current, total }).map((item, index) => (
          <li key={item === 'gap' ? `gap${index}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(item)}
                aria-current={item === current ? 'page' : undefined}
              >
                <VisuallyHidden>{t('page')} </VisuallyHidden>
                <span className={styles.number}>{item}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step
        to={current < total ? hrefOf(current + 1) : null}
        rel="next"
        icon="arrow"
        label={controls('next')}
      />
    </nav>
  )
}

type StepProps = { to: string | null; rel: 'prev' | 'next'; icon: 'back' | 'arrow'; label: string }

function Step({ to, rel, icon, label }: StepProps) {
  const face = (
    <>
      <span className={styles.arrow}>
        <Icon name={icon} />
      </span>
      <span className={styles.word}>{label}</span>
    </>
  )
  if (!to) return <span className={styles.off}>{face}</span>
  return (
    <a className={styles.step} href={to} rel={rel}>
      {face}
    </a>
  )
}
