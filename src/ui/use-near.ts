'use client'

import { useEffect, useRef, useState } from 'react'

/** Whether an element has been about a screen away from what the reader sees. */
export function useNear<Target extends Element>() {
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
