import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '../button'
import type { ReaderState } from './state'
import styles from './toolbar.module.css'

type PageFieldProps = { state: ReaderState; goTo: (page: number) => void }

/** Page n of m: previous, input field, next. */
export function PageField({ state: { page, pages }, goTo }: PageFieldProps) {
  const t = useTranslations('pdf.viewer')
  const [typed, setTyped] = useState<string | null>(null)
  const labelId = useId()
  const apply = () => {
    const pageNumber = Number(typed)
    if (typed && Number.isInteger(pageNumber) && pageNumber >= 1) goTo(pageNumber)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply()
  }
  return (
    <div className={styles.group}>
      <IconButton
        icon="chevron"
        className={styles.up}
        label={t('previousPage')}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <input
        className={styles.page}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('page')}
        aria-describedby={labelId}
        disabled={pages === 0}
        value={typed ?? (pages === 0 ? '' : String(page))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onKeyDown={onKeyDown}
        onBlur={apply}
      />
      <span id={labelId} className={styles.of}>
        {pages > 0 && t('ofPages', { pages })}
      </span>
      <IconButton
        icon="chevron"
        label={t('nextPage')}
        disabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
    </div>
  )
}
