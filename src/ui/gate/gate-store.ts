export type Action = {
  /** Address of the restricted file. */
  file: string
  run: () => void
  /** What was pressed: focus returns to it. */
  opener?: HTMLElement | null
}

/** What stands between a visitor and the file: no sign-in, a file of other groups, or no connection. */
export type Gate = { kind: 'signed-out' | 'denied' | 'offline'; action: Action }

let gate: Gate | null = null
const asked = new Set<string>()
const listeners = new Set<() => void>()

/** Runs `run` at once for a signed-in distributor who may have the file, else after the sign-in dialog (S2 2.20, 4). */
export function withAccess(action: Action): void {
  const opener = action.opener ?? focused()
  // Who is impatient gets the file once.
  if (asked.has(action.file)) return
  asked.add(action.file)
  void pass({ ...action, opener }).finally(() => asked.delete(action.file))
}

export function closeGate(): void {
  publish(null)
}

export function currentGate(): Gate | null {
  return gate
}

export function subscribeToGate(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function pass(action: Action): Promise<void> {
  const kind = await ask(action.file)
  if (kind !== 'open') return publish({ kind, action })
  publish(null)
  action.run()
}

/** The server knows who is signed in; no script can read its cookie. */
async function ask(file: string): Promise<Gate['kind'] | 'open'> {
  try {
    const answer = await fetch(`/distributor/session?${new URLSearchParams({ file })}`, { cache: 'no-store' })
    if (!answer.ok) return 'offline'
    const { distributor, may } = (await answer.json()) as { distributor: object | null; may?: boolean }
    if (may) return 'open'
    return distributor ? 'denied' : 'signed-out'
  } catch {
    return 'offline'
  }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

function publish(next: Gate | null): void {
  if (next === gate) return
  gate = next
  for (const listener of listeners) listener()
}
