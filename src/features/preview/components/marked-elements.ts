import { marksIn, withoutMarks } from '@/lib/content-marks'

type Taken = { text: string; origins: string[] }

const taken = new WeakMap<Node, Taken>()
const attributes = ['alt', 'aria-label', 'title', 'placeholder']

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
    if (value && marksIn(value).length > 0) element.setAttribute(name, withoutMarks(value))
  }
}

export type Marked = { element: Element; origin: string }

/** What is below the pointer and came from a field: the text itself, also below a link that covers a card. */
export function markedAt(x: number, y: number): Marked | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-preview]')) return null
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

function originsIn(element: Element): string[] {
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

function isVisible(element: Element): boolean {
  return element.tagName !== 'SCRIPT' && element.checkVisibility({ visibilityProperty: true })
}
