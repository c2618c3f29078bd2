'use client'

import { useId, useRef, useState } from 'react'
import { Loading, Problem } from './cover'
import styles from './pdf-view.module.css'
import { SearchBar } from './search-bar'
import { Toolbar } from './toolbar'
import { useKeys } from './use-keys'
import { useReader } from './use-reader'
import { fill, type PdfWords } from '@/lib/pdf-words'
import type { ReaderState } from './state'

export type PdfViewProps = {
  /** Address of the file on our own origin. */
  file: string
  title: string
  /** Of the title among the headings around. */
  level: 1 | 2
  words: PdfWords
  /** Where the viewer can be closed. */
  onClose?: () => void
}

/** A document with its controls; fills the element around it. The library is fetched when this is shown. */
export function PdfView({ file, title, level, words, onClose }: PdfViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { act, state, retry } = useReader(container, file, words)
  // How often the search was asked for; 0 while it is closed.
  const [asked, setAsked] = useState(0)
  const { status, page } = state
  const ready = status === 'ready'

  const search = () => setAsked((before) => before + 1)
  const endSearch = () => {
    setAsked(0)
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
        {...{ title, level, titleId, file, state, act, words, onClose }}
        searchOpen={asked > 0}
        onSearch={() => (asked > 0 ? endSearch() : search())}
      />
      {asked > 0 && (
        <SearchBar asked={asked} search={state.search} words={words} act={act} onClose={endSearch} />
      )}
      <div className={styles.stage} data-ground="ice">
        <div
          ref={container}
          className={styles.pages}
          data-first-focus
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-labelledby={titleId}
        >
          <div className="pdfViewer" />
        </div>
        {status === 'loading' && <Loading words={words} file={file} />}
        {status !== 'loading' && status !== 'ready' && (
          <Problem failure={status} level={level} words={words} file={file} retry={retry} />
        )}
      </div>
      <p className={styles.spoken} role="status">
        {spoken(state, words)}
      </p>
    </div>
  )
}

function spoken({ status, page, pages, printing }: ReaderState, words: PdfWords): string {
  if (status === 'loading') return words.loading
  if (status !== 'ready') return ''
  if (printing !== null) return fill(words.printing, { page: printing, pages })
  return fill(words.pageStatus, { page, pages })
}
