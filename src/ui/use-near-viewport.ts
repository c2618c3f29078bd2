'use client'

import { useEffect, useRef, useState } from 'react'

/** True once an element has been within about one screen of the viewport. */
export function useNearViewport<Target extends Element>() {
  const target = useRef<Target>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !target.current) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [isNear])
  return { target, isNear }
}
