/**
 * Handles all forms of the page, before their own handlers; none is sent.
 * @returns what ends it
 */
export function refuseForms(onRefused?: (form: HTMLFormElement) => void): () => void {
  const events = new AbortController()
  const refuse = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.target instanceof HTMLFormElement) onRefused?.(event.target)
  }
  window.addEventListener('submit', refuse, { signal: events.signal, capture: true })
  return () => events.abort()
}
