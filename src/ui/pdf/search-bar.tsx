import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../button'
import type { Search } from './state'
import styles from './search-bar.module.css'
import type { Act } from './use-reader'
import { fill, type PdfWords } from '@/lib/pdf-words'

type SearchBarProps = {
  /** Grows when the search is asked for again: the field takes the focus. */
  asked: number
  search: Search
  words: PdfWords
  act: Act
  onClose: () => void
}

/** Looks for words in the document while they are typed; Enter goes on, Shift and Enter back. */
export function SearchBar({ asked, search, words, act, onClose }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  const find = (wanted: string, direction?: 'next' | 'previous') =>
    act((reader) => reader.find(wanted, direction))

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [asked])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') find(query, event.shiftKey ? 'previous' : 'next')
    if (event.key === 'Escape') onClose()
    // Escape would close the dialog around the viewer as well.
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }
  const none = search.total === 0
  return (
    <div className={styles.bar} role="search" aria-label={words.search}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={words.searchField}
        placeholder={words.searchField}
        maxLength={200}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          find(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} role="status" data-none={search.state === 'none' || undefined}>
        {query !== '' && countText(search, words)}
      </span>
      <IconButton
        icon="chevron"
        className={styles.up}
        label={words.previousMatch}
        disabled={none}
        onClick={() => find(query, 'previous')}
      />
      <IconButton icon="chevron" label={words.nextMatch} disabled={none} onClick={() => find(query)} />
      <IconButton icon="close" label={words.closeSearch} onClick={onClose} />
    </div>
  )
}

function countText({ state, current, total }: Search, words: PdfWords): string {
  if (total > 0) return fill(words.matches, { current, total })
  if (state === 'none') return words.noMatches
  return state === 'searching' ? words.searching : ''
}
