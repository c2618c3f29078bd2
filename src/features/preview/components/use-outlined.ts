import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { DescribedField, FormAnswer } from '@/lib/preview-messages'
import { ask, hear, wasFollowed } from './admin-window'
import { findAndOpen } from './find-and-open'
import { allMarked, originsIn, placeOf, type Marked } from './marked-elements'
import { usePageChanges } from './use-page-changes'

/** The text or picture that is outlined, and what the form says about it. */
export type Outlined = {
  marked: Marked | null
  described: DescribedField | null
  /** What has happened, for those who do not see it. */
  said: string
  show: (next: Marked | null) => void
  /** Goes from text to text of the page; calls back when the next one is outlined. */
  step: (by: 1 | -1, onShown: () => void) => void
  redraw: () => void
}

/** Keeps the outline on its text when the page changes below it. */
export function useOutlined(site: string): Outlined {
  const [marked, setMarked] = useState<Marked | null>(null)
  const [described, setDescribed] = useState<DescribedField | null>(null)
  const [said, setSaid] = useState('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  /** Where the outline is, or is going to. */
  const target = useRef<Element>(undefined)

  function outline(next: Marked | null): void {
    setMarked(next)
    if (!next) return
    target.current = next.element
    const { origin, point } = next
    ask({ type: 'isotherm-describe', origin, site, ...(point && { at: placeOf(point) }) })
  }

  function show(next: Marked | null): void {
    if (next?.element !== marked?.element || next?.origin !== marked?.origin) outline(next)
  }

  function step(by: 1 | -1, onShown: () => void): void {
    const all = allMarked()
    const index = all.findIndex(({ element }) => element === target.current)
    const next = all.at((index + by) % all.length)
    if (!next) return
    target.current = next.element
    scrollTo(next, (found) => {
      if (target.current !== found.element) return
      show(found)
      onShown()
    })
  }

  async function reveal(origins: string[]): Promise<void> {
    const found = await findAndOpen(({ origin }) => origins.includes(origin))
    if (found) scrollTo(found, show)
  }

  usePageChanges(() => {
    if (!marked || isTyped(marked)) return
    if (isThere(marked)) redraw()
    else outline(allMarked().find(({ origin }) => origin === marked.origin) ?? null)
  })

  const listen = useEffectEvent((answer: FormAnswer) => {
    if ('described' in answer) return setDescribed(answer.described)
    if ('text' in answer) setSaid(answer.text)
    if (answer.type === 'isotherm-moved' && marked) outline({ ...marked, origin: answer.origin })
    if (marked && isTyped(marked)) return
    if (answer.type === 'isotherm-show') void scrollToDocument(answer.origin)
    if (answer.type === 'isotherm-reveal') void reveal(answer.origins)
  })
  useEffect(() => hear(listen), [])

  const own = described && described.origin === marked?.origin ? described : null
  return { marked, described: own, said, show, step, redraw }
}

const isTyped = ({ element }: Marked) => element.hasAttribute('data-typing')

/** Whether an element still shows the same text after the page was rendered again. */
function isThere({ element, origin, point }: Marked): boolean {
  return element.isConnected && (point !== undefined || originsIn(element).includes(origin))
}

/** Shows where the page has the document of the form, without an outline. Followed links lead to other documents. */
async function scrollToDocument(beginning: string): Promise<void> {
  if (wasFollowed()) return
  const found = await findAndOpen(({ origin }) => origin.startsWith(beginning))
  if (found) scrollTo(found, () => undefined)
}

function scrollTo(marked: Marked, show: (marked: Marked) => void): void {
  const { top, bottom } = marked.element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) marked.element.scrollIntoView({ block: 'center' })
  // The scrolling removes the outline.
  requestAnimationFrame(() => requestAnimationFrame(() => show(marked)))
}
