import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Translate } from '@/i18n/create-translator'
import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '../button'
import type { SearchState } from './state'
import styles from './search-bar.module.css'
import type { WithReader } from './use-reader'

type SearchBarProps = {
  /** Increases each time the search is opened, to focus the field again. */
  openCount: number
  search: SearchState
  act: WithReader
  onClose: () => void
}

/** Searches the document while typing; Enter goes to the next match, Shift+Enter to the previous. */
export function SearchBar({ openCount, search, act, onClose }: SearchBarProps) {
  const t = useTranslations('pdf.viewer')
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  const find = (text: string, direction?: 'next' | 'previous') =>
    act((reader) => reader.find(text, direction))

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [openCount])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') find(query, event.shiftKey ? 'previous' : 'next')
    if (event.key === 'Escape') onClose()
    // Otherwise Escape would also close the dialog around the viewer.
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }
  const none = search.total === 0
  return (
    <div className={styles.bar} role="search" aria-label={t('search')}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('searchField')}
        placeholder={t('searchField')}
        maxLength={200}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          find(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} role="status" data-none={search.state === 'none' || undefined}>
        {query !== '' && countText(search, t)}
      </span>
      <IconButton
        icon="chevron"
        className={styles.up}
        label={t('previousMatch')}
        disabled={none}
        onClick={() => find(query, 'previous')}
      />
      <IconButton icon="chevron" label={t('nextMatch')} disabled={none} onClick={() => find(query)} />
      <IconButton icon="close" label={t('closeSearch')} onClick={onClose} />
    </div>
  )
}

function countText({ state, current, total }: SearchState, t: Translate<'pdf.viewer'>): string {
  if (total > 0) return t('matches', { current, total })
  if (state === 'none') return t('noMatches')
  return state === 'searching' ? t('searching') : ''
}
