'use client'

import { useEffect, useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { suggestPath, typedText, type Suggestions } from '@/lib/search/wire'

/** In milliseconds: the pause in typing after which the server is asked. */
const pause = 120
const none: Suggestions = { suggestions: [], heard: '' }

/** What the site offers for what was typed so far; while the next answer is under way, the last one stays. */
export function useSuggestions(site: SiteId, typed: string): Suggestions {
  const text = typedText(typed)
  const [answer, setAnswer] = useState(none)

  useEffect(() => {
    if (text === '') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask({ site, text, signal: asking.signal }).then(setAnswer, () => {
        // Whoever gets no suggestions can search all the same.
        if (!asking.signal.aborted) setAnswer(none)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [site, text])

  return text === '' ? none : answer
}

type Asked = { site: SiteId; text: string; signal: AbortSignal }

async function ask({ site, text, signal }: Asked): Promise<Suggestions> {
  const query = new URLSearchParams({ siteId: site, text })
  const answer = await fetch(`${suggestPath}?${query}`, { signal })
  if (!answer.ok) throw new Error(`Suggestions: ${answer.status}`)
  return (await answer.json()) as Suggestions
}
