import { useEffect, useEffectEvent, useState } from 'react'
import { allMarked, markedAt, type Marked } from './marked-elements'
import { adminWindow, post, receive } from './admin-window'

/** What the admin says about a field: its label, and whose it is when it is not the form's. */
type Described = { origin: string; label: string; note: string }

export type Outline = { box: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>; label: string; note: string }

/**
 * Outlines the text or picture below the pointer with the label of its field; a click opens the field in the form.
 * With the keyboard, Alt and the arrow keys go from field to field, Alt and Enter opens one.
 */
export function useFieldOutline(isOn: boolean): Outline | null {
  const [marked, setMarked] = useState<Marked | null>(null)
  const [described, setDescribed] = useState<Described | null>(null)

  const show = useEffectEvent((next: Marked | null) => {
    if (next?.element === marked?.element) return
    setMarked(next)
    if (next) post({ type: 'isotherm-describe', origin: next.origin })
  })
  const reveal = useEffectEvent((origins: string[]) => {
    const found = allMarked().find(({ origin }) => origins.includes(origin))
    if (found) scrollTo(found, show)
  })
  const edit = useEffectEvent((origin: string) => post({ type: 'isotherm-edit', origin }))
  const step = useEffectEvent((by: 1 | -1) => {
    const all = allMarked()
    const index = all.findIndex(({ element }) => element === marked?.element)
    const next = all.at((index + by) % all.length)
    if (next) scrollTo(next, show)
  })

  useEffect(() => {
    return receive((message) => {
      if (message.type === 'isotherm-described') setDescribed(message as unknown as Described)
      if (message.type === 'isotherm-reveal') reveal(message.origins as string[])
    })
  }, [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && marked) edit(marked.origin)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    if (!isOn || !adminWindow()) return undefined
    const events = new AbortController()
    const options = { signal: events.signal, capture: true }
    window.addEventListener('pointermove', (event) => show(markedAt(event.clientX, event.clientY)), options)
    window.addEventListener('scroll', () => show(null), options)
    window.addEventListener('keydown', press, options)
    window.addEventListener('click', (event) => openClicked(event, edit), options)
    return () => {
      events.abort()
      setMarked(null)
    }
  }, [isOn])

  if (!marked?.element.isConnected) return null
  const { top, left, width, height } = marked.element.getBoundingClientRect()
  const own = described?.origin === marked.origin ? described : null
  return { box: { top, left, width, height }, label: own?.label ?? '', note: own?.note ?? '' }
}

function openClicked(event: MouseEvent, edit: (origin: string) => void): void {
  // Ctrl, Cmd or Shift follows the link instead; keys press it as well.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.detail === 0) return
  const clicked = markedAt(event.clientX, event.clientY)
  if (!clicked) return
  event.preventDefault()
  event.stopImmediatePropagation()
  edit(clicked.origin)
}

function scrollTo(marked: Marked, show: (marked: Marked) => void): void {
  const { top, bottom } = marked.element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) marked.element.scrollIntoView({ block: 'center' })
  // The scrolling removes the outline.
  requestAnimationFrame(() => requestAnimationFrame(() => show(marked)))
}
