import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Reader } from './reader'
import { initialState, type ReaderState } from './state'

export const narrow = '(max-width: 844px)'

/** Runs a function with the open document, if there is one. */
export type WithReader = (run: (reader: Reader) => void) => void

/** Opens a file in the `container` element; `retry` reopens it on the same page. */
export function useReader(container: RefObject<HTMLDivElement | null>, file: string) {
  const t = useTranslations('pdf.viewer')
  const [attempt, setAttempt] = useState(0)
  const reader = useRef<Reader | null>(null)
  const [state, setState] = useState<ReaderState>(initialState)
  const firstPage = useRef(1)

  useEffect(() => {
    if (!container.current) return
    const opened = new Reader({
      container: container.current,
      url: new URL(file, location.href).href,
      pageLabel: (page) => t('pageLabel', { page }),
      zoom: matchMedia(narrow).matches ? 'page-width' : 'auto',
      page: firstPage.current,
      onChange: (change) => setState((before) => ({ ...before, ...change })),
    })
    reader.current = opened
    return () => {
      opened.close()
      reader.current = null
      setState(initialState)
    }
  }, [container, file, t, attempt])

  const act: WithReader = (run) => {
    if (reader.current) run(reader.current)
  }
  const retry = () => {
    firstPage.current = state.page
    setAttempt((before) => before + 1)
  }
  return { act, state, retry }
}
