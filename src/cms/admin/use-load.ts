import { useEffect } from 'react'

/** Loads something when a component appears and when `load` changes; the signal then ends the earlier request. */
export function useLoad(load: (signal: AbortSignal) => Promise<void>): void {
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])
}
