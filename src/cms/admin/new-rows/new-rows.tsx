'use client'

import { useEffect } from 'react'

const rowsOf = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>('.array-field__row')].filter(
    (row) => row.closest('.array-field') === list,
  )

const fields = 'input:not([type=hidden], [type=checkbox]), textarea, [contenteditable=true], input'

/** In ms. */
const maxWait = 10_000

/** Opens a row that was added to a list, with the cursor in its first field. */
export function NewRows() {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('click', ({ target }) => watch(target, stop.signal), {
      capture: true,
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [])
  return null
}

/** Waits for the row that the button below a list adds. */
function watch(target: EventTarget | null, stop: AbortSignal): void {
  const button = target instanceof Element ? target.closest('.array-field__add-row') : null
  const list = button?.closest('.array-field')
  if (!list) return
  const former = new Set(rowsOf(list))
  const signal = AbortSignal.any([stop, AbortSignal.timeout(maxWait)])
  let frame = 0
  const check = () => {
    const row = rowsOf(list).find((one) => !former.has(one))
    if (!row) return
    open(row)
    if (isFocused(row)) changes.disconnect()
  }
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(check)
  })
  changes.observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  signal.addEventListener('abort', () => changes.disconnect())
}

/** The server, which knows that rows are closed at first, may close it once more. */
function open(row: HTMLElement): void {
  if (row.matches('.collapsible--collapsed')) row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
}

/** Focuses the first field; false until the row is open and has its fields. */
function isFocused(row: HTMLElement): boolean {
  const field = row.querySelector<HTMLElement>(fields)
  field?.focus()
  return field !== null && document.activeElement === field
}
