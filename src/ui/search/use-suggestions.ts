'use client'

import { useEffect, useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { suggestPath, toSearchText, type Suggestions } from '@/lib/search/api'

/** Delay in ms after typing before a request is sent. */
const debounceMs = 120
const none: Suggestions = { suggestions: [], announcement: '' }

/** Suggestions for the text typed so far; the previous ones stay while the next are loading. */
export function useSuggestions(site: SiteId, typed: string): Suggestions {
  const text = toSearchText(typed)
  const [result, setResult] = useState(none)

  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions({ site, text, signal: controller.signal }).then(setResult, () => {
        // Errors are ignored: search works without suggestions.
        if (!controller.signal.aborted) setResult(none)
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [site, text])

  return text === '' ? none : result
}

type SuggestionsRequest = { site: SiteId; text: string; signal: AbortSignal }

async function fetchSuggestions({ site, text, signal }: SuggestionsRequest): Promise<Suggestions> {
  const query = new URLSearchParams({ siteId: site, text })
  const response = await fetch(`${suggestPath}?${query}`, { signal })
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`)
  return (await response.json()) as Suggestions
}
