import { marksIn, withoutMarks } from '@/lib/content-marks'
import type { Point } from '@/lib/picture-point'

type Taken = { text: string; origins: string[] }

const taken = new WeakMap<Node, Taken>()
/** Where the names of points on pictures come from. */
const named = new WeakMap<Element, string>()
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'label', 'data-text', 'data-name']

/** Takes the origins out of the texts of the page, now and after each change. @returns a function that ends it */
export function takeOrigins(): () => void {
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(takeFrom)
  })
  takeFrom(document.body)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
  return () => changes.disconnect()
}

function takeFrom(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Element) takeFromAttributes(node)
    else if (node instanceof Text && node.parentElement?.tagName !== 'SCRIPT') takeFromText(node)
  }
}

function takeFromText(node: Text): void {
  const origins = marksIn(node.data)
  if (origins.length === 0) return
  const text = withoutMarks(node.data)
  taken.set(node, { text, origins })
  node.data = text
}

function takeFromAttributes(element: Element): void {
  for (const name of attributes) {
    const value = element.getAttribute(name)
    const [origin] = value ? marksIn(value) : []
    if (!value || !origin) continue
    if (name === 'aria-label') named.set(element, origin)
    element.setAttribute(name, withoutMarks(value))
  }
}

export type Marked = {
  element: Element
  origin: string
  /** The element is a point on a picture, and its place is that of this element. */
  point?: HTMLElement
}

/** What is below the pointer and came from a field: the text itself, also below a link that covers a card. */
export function markedAt(x: number, y: number): Marked | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-preview]')) return null
    const point = pointAround(element)
    if (point) return point
    const origin = originsIn(element)[0]
    if (origin) return { element, origin }
  }
  return null
}

/** Everything of the page that came from a field, in its order. */
export function allMarked(): Marked[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    isVisible(element) ? originsIn(element).map((origin) => ({ element, origin })) : [],
  )
}

/** The point on a picture that an element is or belongs to. Points are placed with two custom properties. */
export function pointAround(element: Element): Marked | null {
  const button = element.closest('button')
  const origin = button && named.get(button)
  const point = button?.parentElement
  if (!origin || !point?.style.getPropertyValue('--x')) return null
  return { element: button, origin, point }
}

/** The only text of an element, if all of it comes from one field. */
export function wholeText(element: Element): Text | null {
  const [node, ...others] = element.childNodes
  if (!(node instanceof Text) || others.length > 0) return null
  return new Set(originsIn(element)).size === 1 ? node : null
}

/** A text that was typed on the page comes from the same field as before. */
export function keepOrigin(node: Text, origin: string): void {
  taken.set(node, { text: node.data, origins: [origin] })
}

/** The origins of an element's own texts or of its picture. */
export function originsIn(element: Element): string[] {
  const address = pictureAddress(element)
  if (address) return address.includes('#') ? [address.slice(address.indexOf('#') + 1)] : []
  return [...element.childNodes].flatMap((node) => {
    const found = taken.get(node)
    // A text that was replaced has no origin any more.
    return found?.text === node.nodeValue ? found.origins : []
  })
}

function pictureAddress(element: Element): string {
  if (element instanceof HTMLImageElement) return element.currentSrc || element.src
  return element instanceof HTMLVideoElement ? element.poster : ''
}

export function isVisible(element: Element | null): boolean {
  const isShown = element?.tagName !== 'SCRIPT' && element?.checkVisibility({ visibilityProperty: true })
  return isShown === true && !element?.closest('[inert]')
}

/** Where a point is on its picture. */
export function placeOf(point: HTMLElement): Point {
  const percent = (name: string) => Number.parseFloat(point.style.getPropertyValue(name))
  return { x: percent('--x'), y: percent('--y') }
}
