import { useEffect, useEffectEvent, type RefObject } from 'react'

export type KeyActions = {
  turn: (pages: 1 | -1) => void
  zoom: (steps: 1 | -1) => void
  search: () => void
  print: () => void
}

/**
 * The keys of a document: PageUp, PageDown, Ctrl+F and Ctrl+P while nothing else has the focus, + and - while
 * the focus is inside (WCAG 2.1.4). Keys typed in form fields are ignored.
 */
export function useKeys(root: RefObject<HTMLElement | null>, actions: KeyActions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    const inside = root.current?.contains(target) ?? false
    if (event.defaultPrevented || event.altKey || !(inside || target === document.body)) return
    const act =
      event.ctrlKey || event.metaKey ? onControlKey(event, actions) : onPlainKey(event, actions, inside)
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function onControlKey({ key, shiftKey }: KeyboardEvent, { search, print }: KeyActions) {
  if (shiftKey) return undefined
  return { f: search, p: print }[key.toLowerCase()]
}

function onPlainKey({ key, target }: KeyboardEvent, { turn, zoom }: KeyActions, inside: boolean) {
  if (key === 'PageDown') return () => turn(1)
  if (key === 'PageUp') return () => turn(-1)
  if (!inside || (target instanceof Element && target.matches('input, select'))) return undefined
  if (key === '+' || key === '=') return () => zoom(1)
  return key === '-' ? () => zoom(-1) : undefined
}
