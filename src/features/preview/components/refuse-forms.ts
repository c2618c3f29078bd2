/** Refuses all forms of the page, before their own handlers. @returns what ends it */
export function refuseForms(onRefused?: () => void): () => void {
  const events = new AbortController()
  const refuse = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    onRefused?.()
  }
  window.addEventListener('submit', refuse, { signal: events.signal, capture: true })
  return () => events.abort()
}
