import { useId, type ReactNode } from 'react'
import type { FrameReport, FrameText } from '@/lib/preview-frames'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useAdminText } from '../../../admin/use-admin-text'
import { fallbackOf } from '@/i18n/locales'
import { siteLabels } from '../../../site-labels'
import type { PageState } from '../../page-states'
import { fieldAddress } from '../frames/use-field-names'
import type { PageNotes } from './page-notes'
import styles from './sites.module.css'

export type SitePage = PageState & {
  label: string
  /** Of the frame; null where the site does not show the document. */
  address: string | null
}

type SiteCardProps = {
  page: SitePage
  report: FrameReport | undefined
  notes: PageNotes
  isHidden: boolean
  isPicked: boolean
  /** The page is reduced to an overview, which a click enlarges. */
  isOverview: boolean
  /** In px, of the reduced page. */
  width: number
  /** Draws the page itself. */
  children: ReactNode
  nameOf: (origin: string) => string
  onPick: () => void
  onEnlarge: () => void
  onShow: (text: FrameText) => void
}

/** The page of one site: name, status, what an editor must see, and the page itself. */
export function SiteCard(props: SiteCardProps) {
  const { page, report, isHidden, isPicked, isOverview, width, children, onPick, onEnlarge } = props
  const t = useAdminText()
  const heading = useId()
  const { site, status, label, address } = page
  return (
    <li className={styles.card} style={{ width }} hidden={isHidden}>
      <article aria-labelledby={heading}>
        <header className={styles.head}>
          <h2 id={heading}>{label}</h2>
          <span className={styles.status} data-status={status}>
            {t(`previews:${status}`)}
          </span>
        </header>
        {address ? (
          <>
            <div className={styles.page}>
              {children}
              {isOverview && (
                <button type="button" className={styles.enlarge} data-site={site} onClick={onEnlarge}>
                  <VisuallyHidden>{t('previews:enlarge', { site: label })}</VisuallyHidden>
                </button>
              )}
            </div>
            {report?.isMissing && <p className={styles.note}>{t('previews:missing')}</p>}
            <Notes {...props} />
            {isOverview && (
              <label className={styles.pick}>
                <input type="checkbox" checked={isPicked} onChange={onPick} />
                {t('previews:sideBySide')} <VisuallyHidden>{label}</VisuallyHidden>
              </label>
            )}
          </>
        ) : (
          <p className={styles.note}>
            {t(status === 'noPage' ? 'previews:noPageNote' : 'previews:absentNote')}
          </p>
        )}
      </article>
    </li>
  )
}

function Notes({ page, report, notes, nameOf, onShow }: SiteCardProps) {
  const t = useAdminText()
  const { misfits, inherited } = notes
  if (!report) return <p className={styles.note}>{t('previews:checking')}</p>
  if (misfits.length + inherited.length === 0)
    return <p className={styles.note}>{t('previews:nothingToNote')}</p>
  const source = fallbackOf[page.site]
  const lists = [
    { kind: 'misfit', texts: misfits, title: t('previews:misfits', { count: misfits.length }) },
    {
      kind: 'inherited',
      texts: inherited,
      title: t('previews:inherited', { count: inherited.length, site: source ? siteLabels[source] : '' }),
    },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <details className={styles.notes}>
      <summary>
        {lists.map(({ kind, title }) => (
          <span key={kind} className={styles.count} data-kind={kind}>
            {title}
          </span>
        ))}
      </summary>
      {lists.map(({ kind, texts, title }) => (
        <section key={kind} aria-label={title}>
          <ul>
            {texts.map((text) => (
              <li key={text.key} data-kind={kind}>
                <a
                  href={fieldAddress(text.origin, page.site)}
                  onFocus={() => onShow(text)}
                  onPointerEnter={() => onShow(text)}
                >
                  {nameOf(text.origin)}
                </a>
                <q>{text.text}</q>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
