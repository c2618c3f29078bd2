'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useDismiss } from '../use-dismiss'
import { nextOption } from './next-option'
import { noRecentSearches, recentSearches, rememberSearch, subscribeToSearches } from './recent-searches'
import { useSuggestions } from './use-suggestions'

/** No option: the text field. */
const none = -1

/** The panel of a search field, and its keyboard navigation. */
export function useSearchField(site: SiteId) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const recent = useSyncExternalStore(subscribeToSearches, recentSearches, noRecentSearches)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [option, setOption] = useState(none)
  const { suggestions, announcement } = useSuggestions(site, isOpen ? text : '')
  const chosen = suggestions[option]
  const shows = panelContent({
    isOpen,
    isEmpty: text === '',
    suggested: suggestions.length,
    recent: recent.length,
  })

  useDismiss(root, isOpen, () => setOpen(false))
  useSearchHistory(input)

  const type = (value: string) => {
    setText(value)
    setOption(none)
    setOpen(true)
  }
  const enter = () => {
    // A text that is already in the field was searched before.
    if (input.current?.value === '') type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys during IME composition.
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
    announcement,
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

type PanelInput = { isOpen: boolean; isEmpty: boolean; suggested: number; recent: number }

function panelContent({ isOpen, isEmpty, suggested, recent }: PanelInput): 'suggestions' | 'recent' | null {
  if (!isOpen) return null
  if (isEmpty) return recent > 0 ? 'recent' : null
  return suggested > 0 ? 'suggestions' : null
}

/** Stores what the field's form submits. */
function useSearchHistory(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const field = input.current
    const form = field?.form
    const remember = () => rememberSearch(field?.value ?? '')
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [input])
}
