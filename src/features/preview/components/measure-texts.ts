import type { FrameText } from '@/lib/preview-frames'
import { allMarked, type Marked } from './marked-elements'
import { misfitOf, type Surroundings } from './misfit'

const maxLength = 160
/** In px; smaller texts are for assistive technology only. */
const minSize = 4

export type Measured = { element: Element; text: FrameText }

/** Everything visible of the page that comes from a field, with its place and whether it fits. */
export function measureTexts(): Measured[] {
  return allMarked().flatMap((marked, key) => {
    const { top, width, height } = marked.element.getBoundingClientRect()
    if (width < minSize || height < minSize) return []
    const text = { key, origin: marked.origin, text: contentOf(marked), top: top + window.scrollY }
    return [{ element: marked.element, text: { ...text, misfit: measureMisfit(marked) } }]
  })
}

function contentOf({ element }: Marked): string {
  const text = isPicture(element) ? (element.getAttribute('alt') ?? '') : (element.textContent ?? '')
  return text.trim().slice(0, maxLength)
}

function measureMisfit({ element }: Marked): FrameText['misfit'] {
  if (isPicture(element)) return null
  const block = blockAround(element)
  return misfitOf(linesOf(element), block.getBoundingClientRect(), surroundingsOf(element))
}

const isPicture = (element: Element): boolean => /^(?:IMG|VIDEO)$/.test(element.tagName)

/** The boxes of the lines of an element's own texts. */
function linesOf(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  })
}

function blockAround(element: Element): Element {
  const isInline = /^(?:inline|contents)$/.test(getComputedStyle(element).display)
  return isInline && element.parentElement ? blockAround(element.parentElement) : element
}

/** What hides parts of a text; what can be scrolled or turned over does not. */
function surroundingsOf(element: Element): Surroundings[] {
  const found: Surroundings[] = []
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(around)
    if (scrolls.test(overflowX) || scrolls.test(overflowY) || around.matches('.swiper')) break
    const [hidesX, hidesY] = [hides.test(overflowX), hides.test(overflowY)]
    if (hidesX || hidesY) found.push({ box: around.getBoundingClientRect(), hidesX, hidesY })
    if (position === 'fixed') break
  }
  return found
}

const scrolls = /^(?:auto|scroll)$/
const hides = /^(?:hidden|clip)$/
