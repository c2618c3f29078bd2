import { useSyncExternalStore } from 'react'

/** Whether the server has what is typed, and why not. */
export type Saving =
  | { kind: 'saved' | 'saving' | 'offline' | 'signedOut' | 'resuming' }
  /** The reason in the language of the account, if the server named one. */
  | { kind: 'refused'; reason: string }

let current: Saving = { kind: 'saved' }
const listeners = new Set<() => void>()

export function reportSaving(next: Saving): void {
  if (next.kind === current.kind && next.kind !== 'refused') return
  current = next
  for (const listener of listeners) listener()
}

export function useSaving(): Saving {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
