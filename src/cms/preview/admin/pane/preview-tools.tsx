import { ExternalLinkIcon, useLivePreviewContext } from '@payloadcms/ui'
import { useState } from 'react'
import { useAdminText } from '../../../admin/use-admin-text'
import { maxWidth, minWidth, pageWidths, parseWidth } from '../../widths'
import { WidthChoice } from '../frames/width-choice'
import styles from './preview-pane.module.css'

type PreviewToolsProps = {
  /** In px; null for that of the pane. */
  chosen: number | null
  /** What is shown; null until the pane was measured. */
  page: { width: number; scale: number } | null
  onChoose: (width: number | null) => void
  /** The search result and the shared link are shown above the page. */
  isHeadShown: boolean
  onShowHead: (isShown: boolean) => void
}

/** Above the preview: its width, how much it is reduced, what others show of it, and a window of its own. */
export function PreviewTools({ chosen, page, onChoose, isHeadShown, onShowHead }: PreviewToolsProps) {
  const t = useAdminText()
  const { setPreviewWindowType, url } = useLivePreviewContext()
  return (
    <div className={styles.tools}>
      <WidthChoice
        widths={pageWidths}
        chosen={pageWidths.find(({ width }) => width === chosen) ?? null}
        onChoose={({ width }) => onChoose(width)}
      />
      <button
        type="button"
        className={styles.free}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {t('previews:free')}
      </button>
      {page && (
        <>
          <FreeWidth key={page.width} width={Math.round(page.width)} onChoose={onChoose} />
          <output className={styles.scale}>{Math.round(page.scale * 100)} %</output>
        </>
      )}
      <button
        type="button"
        className={styles.free}
        aria-pressed={isHeadShown}
        onClick={() => onShowHead(!isHeadShown)}
      >
        {t('previews:head')}
      </button>
      <a
        href={url ?? undefined}
        target="_blank"
        rel="noreferrer"
        className={styles.external}
        aria-label={t('previews:newWindow')}
        onClick={(event) => {
          event.preventDefault()
          setPreviewWindowType('popup')
        }}
      >
        <ExternalLinkIcon />
      </a>
    </div>
  )
}

type FreeWidthProps = { width: number; onChoose: (width: number) => void }

/** The width in px, which may be any. */
function FreeWidth({ width, onChoose }: FreeWidthProps) {
  const t = useAdminText()
  const [text, setText] = useState(String(width))

  function choose(): void {
    const typed = parseWidth(text)
    if (typed === null) setText(String(width))
    else if (typed !== width) onChoose(typed)
  }

  return (
    <span className={styles.size}>
      <input
        type="number"
        min={minWidth}
        max={maxWidth}
        value={text}
        aria-label={t('previews:widthInPixels')}
        onChange={(event) => setText(event.target.value)}
        onBlur={choose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the form's.
          event.preventDefault()
          choose()
        }}
      />
      {t('previews:pixels')}
    </span>
  )
}
