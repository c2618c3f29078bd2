'use client'

import { useId, useRef, useState, type RefObject } from 'react'
import type { Translate } from '@/i18n/create-translator'
import { useTranslations } from '@/i18n/use-translations'
import { LoadingState, LoadError } from './load-states'
import styles from './pdf-view.module.css'
import { SearchBar } from './search-bar'
import { SidePanel } from './side-panel'
import { Toolbar } from './toolbar'
import { useKeys } from './use-keys'
import { narrow, useReader } from './use-reader'
import type { ReaderState } from './state'

export type PdfViewProps = {
  /** Address of the file on our own origin. */
  file: string
  title: string
  /** Heading level of the title. */
  level: 1 | 2
  /** Called to close the viewer, if it can be closed. */
  onClose?: () => void
}

/** A document with its controls; fills its container. The library is loaded when this is rendered. */
export function PdfView({ file, title, level, onClose }: PdfViewProps) {
  const t = useTranslations('pdf.viewer')
  const root = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { act, state, retry } = useReader(container, file)
  // How often the search was opened; 0 while it is closed.
  const [openCount, setOpenCount] = useState(0)
  const [panelOpen, setPanelOpen] = useState(false)
  const { status, page } = state
  const ready = status === 'ready'

  const search = () => setOpenCount((before) => before + 1)
  const endSearch = () => {
    setOpenCount(0)
    act((reader) => {
      reader.endSearch()
      reader.focus()
    })
  }
  useKeys(root, {
    turn: (pages) => act((reader) => reader.goTo(page + pages)),
    zoom: (steps) => act((reader) => reader.zoomBy(steps)),
    search: () => ready && search(),
    print: () => act((reader) => void reader.print()),
  })

  return (
    <div ref={root} className={styles.view} data-ground="light">
      <Toolbar
        {...{ title, level, titleId, file, state, act, onClose }}
        searchOpen={openCount > 0}
        onSearch={() => (openCount > 0 ? endSearch() : search())}
        panelOpen={panelOpen}
        onPanel={() => setPanelOpen(!panelOpen)}
      />
      {openCount > 0 && (
        <SearchBar openCount={openCount} search={state.search} act={act} onClose={endSearch} />
      )}
      <div className={styles.body}>
        {panelOpen && ready && (
          <SidePanel {...{ state, act }} onChoose={() => matchMedia(narrow).matches && setPanelOpen(false)} />
        )}
        <Stage {...{ container, titleId, status, file, level, retry }} />
      </div>
      <p className={styles.announcement} role="status">
        {statusText(state, t)}
      </p>
    </div>
  )
}

type StageProps = Pick<PdfViewProps, 'file' | 'level'> & {
  container: RefObject<HTMLDivElement | null>
  titleId: string
  status: ReaderState['status']
  retry: () => void
}

/** The pages, or why there are none. */
function Stage({ container, titleId, status, file, level, retry }: StageProps) {
  return (
    <div className={styles.stage} data-ground="ice">
      <div
        ref={container}
        className={styles.pages}
        data-first-focus
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
      >
        <div className="pdfViewer" />
      </div>
      {status === 'loading' && <LoadingState file={file} />}
      {status !== 'loading' && status !== 'ready' && (
        <LoadError failure={status} level={level} file={file} retry={retry} />
      )}
    </div>
  )
}

function statusText({ status, page, pages, printing }: ReaderState, t: Translate<'pdf.viewer'>): string {
  if (status === 'loading') return t('loading')
  if (status !== 'ready') return ''
  if (printing !== null) return t('printing', { page: printing, pages })
  return t('pageStatus', { page, pages })
}
