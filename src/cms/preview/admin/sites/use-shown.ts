import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteId } from '@/i18n/locales'

/** Which pages are shown large: none, one, or two that were chosen one after the other. Escape shows all again. */
export function useShown() {
  const [enlarged, setEnlarged] = useState<SiteId | null>(null)
  const [picked, setPicked] = useState<SiteId[]>([])
  const pair = picked.length === 2 ? picked : []
  const shown = enlarged ? [enlarged] : pair
  const isOverview = shown.length === 0

  function showAll(): void {
    // What was pressed to get here is shown again.
    focusSoon(`[data-site="${shown[0]}"]`)
    setEnlarged(null)
    setPicked([])
  }

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') showAll()
  })
  useEffect(() => {
    if (isOverview) return undefined
    const end = new AbortController()
    window.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [isOverview])

  return {
    shown,
    picked,
    showAll,
    enlarge: (site: SiteId) => {
      focusSoon('[data-all-sites]')
      setEnlarged(site)
    },
    pick: (site: SiteId) => {
      const others = picked.filter((one) => one !== site)
      const next = picked.includes(site) ? others : [...others, site]
      if (next.length === 2) focusSoon('[data-all-sites]')
      setPicked(next)
    },
  }
}

/** The layout removes what was pressed, so the focus goes to what comes instead. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
