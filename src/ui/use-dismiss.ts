import { type RefObject, useEffect, useEffectEvent } from 'react'

export type DismissReason = 'escape' | 'outside'

/** While `active`, calls `dismiss` on Escape, on a press or focus outside `ref`, and when the page is left. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (reason: DismissReason) => void,
) {
  const onDismiss = useEffectEvent(dismiss)

  useEffect(() => {
    if (!active) return
    const listening = new AbortController()
    const { signal } = listening
    const outside = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target)
      if (!isInside) onDismiss('outside')
    }
    const escape = (event: KeyboardEvent) => {
      // A field inside may have handled the key for its own popup.
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss('escape')
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener('keydown', escape, { signal })
    // Menus are closed on a page restored from the back/forward cache.
    window.addEventListener('pagehide', () => onDismiss('outside'), { signal })
    return () => listening.abort()
  }, [active, ref])
}
