import { useEffect, useState } from 'react'

/**
 * The height of the lower part of the preview's frame that is outside of the admin's window, in px of that window.
 * Where the frame is reduced, `--preview-zoom` restores the size of the preview's own texts.
 */
export function useHiddenHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { frameElement: frame, parent } = window
    if (!frame) return undefined
    const events = new AbortController()
    const measure = () => {
      const { bottom, width } = frame.getBoundingClientRect()
      const zoom = width > 0 ? window.innerWidth / width : 1
      document.documentElement.style.setProperty('--preview-zoom', String(Math.max(1, zoom)))
      setHeight(Math.max(0, bottom - parent.innerHeight))
    }
    measure()
    const options = { signal: events.signal, capture: true, passive: true }
    for (const name of ['scroll', 'resize']) parent.addEventListener(name, measure, options)
    window.addEventListener('resize', measure, options)
    return () => events.abort()
  }, [])
  return height
}
