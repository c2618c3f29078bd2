'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useDismiss } from '../use-dismiss'
import { nextOption } from './next-option'
import { noRecentSearches, recentSearches, rememberSearch, subscribeToSearches } from './recent-searches'
import { useSuggestions } from './use-suggestions'

/** No option: the text itself. */
const none = -1

/** What hangs from a search field, and the keys that walk through it. */
export function useSearchField(site: SiteId) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const recent = useSyncExternalStore(subscribeToSearches, recentSearches, noRecentSearches)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [option, setOption] = useState(none)
  const { suggestions, heard } = useSuggestions(site, isOpen ? text : '')
  const chosen = suggestions[option]
  const shows = whatShows({
    isOpen,
    isEmpty: text === '',
    suggested: suggestions.length,
    recent: recent.length,
  })

  useDismiss(root, isOpen, () => setOpen(false))
  useRemembering(input)

  const type = (value: string) => {
    setText(value)
    setOption(none)
    setOpen(true)
  }
  const enter = () => {
    // A text that stands there already was searched for.
    if (input.current?.value === '') type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing) return
    if (!isOpen && event.key === 'ArrowDown') return setOpen(true)
    if (!shows) return
    const next = nextOption(event.key, option, suggestions.length)
    if (next !== null) setOption(next)
    else if (event.key === 'Enter' && chosen) location.assign(chosen.href)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const search = (searched: string) => {
    if (!input.current) return
    input.current.value = searched
    input.current.form?.requestSubmit()
  }
  const focus = () => input.current?.focus()

  return {
    root,
    input,
    shows,
    suggestions,
    heard,
    chosen,
    option,
    recent,
    type,
    enter,
    onKeyDown,
    search,
    focus,
  }
}

type Hanging = { isOpen: boolean; isEmpty: boolean; suggested: number; recent: number }

function whatShows({ isOpen, isEmpty, suggested, recent }: Hanging): 'suggestions' | 'recent' | null {
  if (!isOpen) return null
  if (isEmpty) return recent > 0 ? 'recent' : null
  return suggested > 0 ? 'suggestions' : null
}

/** Keeps what the field's form sends. */
function useRemembering(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const field = input.current
    const form = field?.form
    const remember = () => rememberSearch(field?.value ?? '')
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [input])
}
