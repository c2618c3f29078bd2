'use client'

import { useEffect } from 'react'
import { anchorOf, type Anchor } from '../view-models/anchors'

/** Delay after the load before the page scrolls, and distance above the section (S1 2.7, 9). */
const scrollDelay = 500
const offset = 100

/** Scrolls to the section named in the address. Back navigation keeps the scroll position. */
export function ScrollToAnchor({ anchors }: { anchors: Anchor[] }) {
  useEffect(() => {
    const id = anchorOf(location.search, anchors)
    if (!id || isBackNavigation()) return
    let timer = 0
    const start = () => (timer = window.setTimeout(() => scrollToSection(id), scrollDelay))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      clearTimeout(timer)
    }
  }, [anchors])
  return null
}

/** Smooth or instant (reduced motion), as set in the style sheet. */
function scrollToSection(id: string) {
  const section = document.getElementById(id)
  if (section) window.scrollTo({ top: section.getBoundingClientRect().top + scrollY - offset })
}

function isBackNavigation() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
