import { useCallback, useState } from 'react'

type Size = { width: number; height: number }

/** The size of an element, now and after each change; null until it is known. */
export function useSize(): [(element: HTMLElement | null) => (() => void) | undefined, Size | null] {
  const [size, setSize] = useState<Size | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const resized = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return [measure, size]
}
