import { originsIn, type Marked } from './marked-elements'

/** Opens the menus or sections around a text that is hidden. @returns the text, or null if it stays hidden */
export function openHidden(isAsked: (marked: Marked) => boolean): Marked | null {
  for (const element of document.body.querySelectorAll('*')) {
    const marked = originsIn(element).map((origin) => ({ element, origin }))
    const found = marked.find(isAsked)
    if (found && openAround(element)) return found
  }
  return null
}

/** @returns whether something was opened */
function openAround(element: Element): boolean {
  let isOpened = false
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true
      isOpened = true
    }
    const toggle =
      around.id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"]`)
    if (!toggle || toggle.ariaExpanded !== 'false' || !toggle.checkVisibility()) continue
    toggle.click()
    isOpened = true
  }
  return isOpened
}
