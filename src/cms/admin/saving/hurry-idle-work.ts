import { flushSync } from 'react-dom'

/**
 * The editor of formatted texts hands what is typed to the form when the browser is idle, up to half a second later. A
 * save in between would not only miss it: the form then takes what was saved, and the text is gone. So what waits for
 * an idle browser is done before each click, command key and change of the field.
 * @returns what ends it
 */
export function hurryIdleWork(): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window
  // Safari has neither, and waits for no idle browser.
  if (!requestIdleCallback) return () => undefined
  const waiting = new Map<number, IdleRequestCallback>()
  window.requestIdleCallback = (work, options) => {
    const id = requestIdleCallback.call(
      window,
      (deadline) => {
        waiting.delete(id)
        work(deadline)
      },
      options,
    )
    waiting.set(id, work)
    return id
  }
  window.cancelIdleCallback = (id) => {
    waiting.delete(id)
    cancelIdleCallback.call(window, id)
  }
  const hurry = () => {
    const works = [...waiting]
    for (const [id] of works) window.cancelIdleCallback(id)
    // The save of the same key reads the form as it was rendered.
    if (works.length > 0) flushSync(() => works.forEach(([, work]) => attempt(work)))
  }
  const ending = new AbortController()
  const listening = { capture: true, signal: ending.signal }
  // A click that a script or an assistive technology makes has no pointer.
  window.addEventListener('pointerdown', hurry, listening)
  window.addEventListener('click', hurry, listening)
  window.addEventListener('keydown', (event) => mayLeadToSave(event) && hurry(), listening)
  return () => {
    ending.abort()
    Object.assign(window, { requestIdleCallback, cancelIdleCallback })
  }
}

const noTimeLeft: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }

/** One that fails keeps no other from being done. */
function attempt(work: IdleRequestCallback): void {
  try {
    work(noTimeLeft)
  } catch (error) {
    reportError(error)
  }
}

function mayLeadToSave({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || key === 'Tab'
}
