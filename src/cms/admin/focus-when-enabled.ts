/**
 * Focuses a field as soon as it exists and is enabled, which fields of a new form are last, unless something else gets
 * the focus meanwhile. Returns a function that stops waiting.
 */
export function focusWhenEnabled(within: Element, selector: string): () => void {
  const before = document.activeElement
  const isDone = () => {
    if (document.activeElement !== before) return true
    within.querySelector<HTMLElement>(selector)?.focus()
    return document.activeElement !== before
  }
  const changes = new MutationObserver(() => {
    if (isDone()) changes.disconnect()
  })
  if (!isDone()) changes.observe(within, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => changes.disconnect()
}
