'use client'

import { useEffect } from 'react'
import { anchoredBy, type Anchor } from '../views/anchors'

/** How long after the load the page scrolls, and how far above the section it ends (S1 2.7, 9). */
const wait = 500
const offset = 100

/** Scrolls to the section that the address names. Coming back, a reader is left where they were. */
export function NamedAnchor({ anchors }: { anchors: Anchor[] }) {
  useEffect(() => {
    const id = anchoredBy(location.search, anchors)
    if (!id || isReturn()) return
    let timer = 0
    const start = () => (timer = window.setTimeout(() => scrollToSection(id), wait))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      clearTimeout(timer)
    }
  }, [anchors])
  return null
}

/** Smoothly, or with reduced motion at once: the style sheet says so. */
function scrollToSection(id: string) {
  const section = document.getElementById(id)
  if (section) window.scrollTo({ top: section.getBoundingClientRect().top + scrollY - offset })
}

function isReturn() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
