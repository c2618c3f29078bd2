import type { SiteId } from '@/i18n/locales'
import { useAdminText } from '../../../admin/use-admin-text'
import { desktop, phone, type PageWidth } from '../../widths'
import { WidthChoice } from '../frames/width-choice'
import styles from './sites.module.css'

const widths = [phone, desktop]

type SitesToolsProps = {
  width: PageWidth
  /** None in the overview. */
  shown: SiteId[]
  isLinked: boolean
  onWidth: (width: PageWidth) => void
  onLink: (isLinked: boolean) => void
  onAll: () => void
}

/** Above the pages: their width, and the way back to all of them. */
export function SitesTools({ width, shown, isLinked, onWidth, onLink, onAll }: SitesToolsProps) {
  const t = useAdminText()
  const isOverview = shown.length === 0
  return (
    <div className={styles.tools}>
      <WidthChoice widths={widths} chosen={width} onChoose={onWidth} />
      {!isOverview && (
        <button type="button" className={styles.all} data-all-sites onClick={onAll}>
          {t('previews:allSites')}
        </button>
      )}
      {shown.length === 2 && (
        <label className={styles.pick}>
          <input type="checkbox" checked={isLinked} onChange={(event) => onLink(event.target.checked)} />
          {t('previews:scrollTogether')}
        </label>
      )}
      <p className={styles.help}>{t(isOverview ? 'previews:overviewHelp' : 'previews:pageHelp')}</p>
    </div>
  )
}
