import { useEffect, useEffectEvent, useState } from 'react'
import { keysOf } from '@/lib/typed-keys'
import { ask, adminWindow } from './admin-window'
import { markedAt, pointAround } from './marked-elements'
import { useOutlineKeys } from './use-outline-keys'
import { useOutlined } from './use-outlined'
import { usePoints } from './use-points'
import { useRowMoves } from './use-row-moves'
import { useTyping } from './use-typing'

/**
 * Outlines the text or picture below the pointer with the label of its field. A click opens the field in the form, a
 * double click types on the page.
 */
export function useFieldOutline(isOn: boolean, site: string) {
  const outlined = useOutlined(site)
  /** The tools of the outline take the focus, since the keyboard led there. */
  const [wantsFocus, setWantsFocus] = useState(false)
  const { marked, described, show, redraw } = outlined
  const typing = useTyping(site, (caret) => {
    redraw()
    if (caret === 'end') setWantsFocus(true)
  })
  const rows = useRowMoves(outlined)
  const points = usePoints(outlined, site)
  const press = useOutlineKeys({ outlined, rows, points, onKeyboard: () => setWantsFocus(true) })

  const move = (event: PointerEvent) => {
    if (typing.isTyping || rows.isDragging() || points.pull(event) || isTool(event.target)) return
    show(markedAt(event.clientX, event.clientY))
  }
  const scroll = () => {
    const { activeElement: focused } = document
    // What has the focus keeps its outline: its keys work on.
    const isFocused = isTool(focused) || (marked?.point && marked.element === focused)
    // The keyboard leads to a text by scrolling to it.
    if (wantsFocus || typing.isTyping || rows.isDragging() || isFocused) redraw()
    else show(null)
  }
  const focus = ({ target }: FocusEvent) => {
    const point = target instanceof Element ? pointAround(target) : null
    if (point) show(point)
  }
  const click = (event: MouseEvent) => {
    // Ctrl, Cmd or Shift follows the link instead; keys press it as well.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.detail === 0) return
    const isTyped = event.target instanceof Element && event.target.closest('[data-typing]') !== null
    const clicked = markedAt(event.clientX, event.clientY)
    // A point shows its product, unless it was dragged.
    if (!points.wasDragged() && !isTyped && (!clicked || clicked.point)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const isSingle = event.detail === 1 && !isTyped && !points.wasDragged()
    if (clicked && isSingle) ask({ type: 'isotherm-edit', origin: clicked.origin })
  }
  const type = (event: MouseEvent) => {
    const clicked = markedAt(event.clientX, event.clientY)
    if (!clicked || clicked.point || typing.isTyping) return
    event.preventDefault()
    show(clicked)
    const isOther = described?.origin === clicked.origin && !described.isOfForm
    if (!isOther) typing.begin(clicked, 'pointer')
  }

  const { drop, grip } = points
  useWindowEvents(isOn, {
    pointermove: move,
    pointerdown: grip,
    pointerup: drop,
    pointercancel: drop,
    focusin: focus,
    scroll,
    keydown: (event) => !typing.isTyping && press(event),
    click,
    dblclick: type,
  })
  const hide = useEffectEvent(() => show(null))
  useEffect(() => (isOn ? hide : undefined), [isOn])

  return { outlined, typing, rows, wantsFocus, setWantsFocus }
}

type Listeners = {
  pointermove: (event: PointerEvent) => void
  pointerdown: (event: PointerEvent) => void
  pointerup: () => void
  pointercancel: () => void
  focusin: (event: FocusEvent) => void
  scroll: () => void
  keydown: (event: KeyboardEvent) => void
  click: (event: MouseEvent) => void
  dblclick: (event: MouseEvent) => void
}

/** Listens before the page does, while a form is beside it. */
function useWindowEvents(isOn: boolean, listeners: Listeners): void {
  const handle = useEffectEvent((name: keyof Listeners, event: Event) => {
    const listener = listeners[name] as (event: Event) => void
    listener(event)
  })
  const listen = useEffectEvent((options: AddEventListenerOptions) => {
    for (const name of keysOf(listeners))
      window.addEventListener(name, (event) => handle(name, event), options)
  })
  useEffect(() => {
    if (!isOn || !adminWindow()) return undefined
    const events = new AbortController()
    listen({ signal: events.signal, capture: true })
    return () => events.abort()
  }, [isOn])
}

function isTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-field-tools]') !== null
}
