import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FrameOutline, FromFrame, ToFrame } from '@/lib/preview-frames'
import { adminWindow, post, receive } from './admin-window'
import { markedAt, takeOrigins } from './marked-elements'
import { measureTexts } from './measure-texts'

export type Outlined = { element: Element; kind: FrameOutline['kind'] }

const send = (message: FromFrame): void => post(message)

/**
 * Tells the admin what the page in its frame shows, keeps it scrolled with another one, and opens the field of a text
 * that is clicked. @returns what the admin wants outlined
 */
export function useFrameReport(isMissing: boolean): Outlined[] {
  const [outlines, setOutlines] = useState<Outlined[]>([])
  const elements = useRef(new Map<number, Element>())
  /** Where the admin scrolled the page to; its own scrolling is not reported. */
  const scrolledTo = useRef(-1)

  const report = useEffectEvent(() => {
    // The admin has hidden the frame for now.
    if (window.innerWidth === 0) return
    const measured = measureTexts()
    elements.current = new Map(measured.map(({ element, text }) => [text.key, element]))
    const height = document.documentElement.scrollHeight
    const texts = measured.map(({ text }) => text)
    send({ type: 'isotherm-frame-report', isMissing, height, viewport: window.innerHeight, texts })
  })

  const handle = useEffectEvent((message: ToFrame) => {
    if (message.type === 'isotherm-frame-ask') report()
    if (message.type === 'isotherm-frame-outline') setOutlines(outlinesOf(message.outlines, elements.current))
    if (message.type === 'isotherm-frame-show') showElement(elements.current.get(message.key))
    if (message.type !== 'isotherm-frame-scroll') return
    window.scrollTo({ top: message.y, behavior: 'instant' })
    scrolledTo.current = window.scrollY
  })

  const reportScroll = useEffectEvent(() => {
    if (Math.abs(window.scrollY - scrolledTo.current) < 1) return
    scrolledTo.current = -1
    send({ type: 'isotherm-frame-scrolled', y: window.scrollY })
  })

  useEffect(() => {
    const endTaking = takeOrigins()
    if (!adminWindow()) return endTaking
    const events = new AbortController()
    const options = { signal: events.signal, capture: true, passive: true }
    const endReceiving = receive((message) => handle(message as ToFrame))
    const resized = new ResizeObserver(afterLayout(() => report()))
    resized.observe(document.body)
    void document.fonts.ready.then(() => report())
    window.addEventListener('load', () => report(), options)
    window.addEventListener('scroll', () => reportScroll(), options)
    window.addEventListener('click', openClicked, { signal: events.signal, capture: true })
    return () => {
      endTaking()
      endReceiving()
      resized.disconnect()
      events.abort()
    }
  }, [])
  return outlines
}

/** Calls once for all changes of a frame. */
function afterLayout(call: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      call()
    })
  }
}

function outlinesOf(outlines: FrameOutline[], elements: Map<number, Element>): Outlined[] {
  return outlines.flatMap(({ key, kind }) => {
    const element = elements.get(key)
    return element ? [{ element, kind }] : []
  })
}

function showElement(element: Element | undefined): void {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** A frame stays on its page; a click on a text opens its field. */
function openClicked(event: MouseEvent): void {
  const clicked = event.detail === 0 ? null : markedAt(event.clientX, event.clientY)
  const isLink = event.target instanceof Element && event.target.closest('a[href]')
  if (!clicked && !isLink) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (clicked) send({ type: 'isotherm-frame-edit', origin: clicked.origin })
}
