import { useEffect, useState } from 'react'

/** The height in px of the lower part of the preview's frame that is outside of the admin's window. */
export function useHiddenHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { frameElement: frame, parent } = window
    if (!frame) return undefined
    const events = new AbortController()
    const measure = () => setHeight(Math.max(0, frame.getBoundingClientRect().bottom - parent.innerHeight))
    measure()
    const options = { signal: events.signal, capture: true, passive: true }
    for (const name of ['scroll', 'resize']) parent.addEventListener(name, measure, options)
    window.addEventListener('resize', measure, options)
    return () => events.abort()
  }, [])
  return height
}
