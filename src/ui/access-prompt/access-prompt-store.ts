export type RestrictedAction = {
  /** Address of the restricted file. */
  file: string
  run: () => void
  /** The element that gets the focus back. */
  opener?: HTMLElement | null
}

/** Why a visitor cannot open the file: not signed in, a file of other groups, or no connection. */
export type AccessPrompt = Access & { kind: 'signed-out' | 'denied' | 'offline'; action: RestrictedAction }

type Access = {
  kind: 'open' | 'signed-out' | 'denied' | 'offline'
  /** The kind of material, if the file is one. */
  material?: string
}

let prompt: AccessPrompt | null = null
const pendingFiles = new Set<string>()
const listeners = new Set<() => void>()

/** Runs `run` at once for a signed-in distributor who may have the file, else after the sign-in dialog (S2 2.20, 4). */
export function withAccess(action: RestrictedAction): void {
  const opener = action.opener ?? focused()
  // Ignores further clicks while a check is running.
  if (pendingFiles.has(action.file)) return
  pendingFiles.add(action.file)
  void runIfAllowed({ ...action, opener }).finally(() => pendingFiles.delete(action.file))
}

export function closeAccessPrompt(): void {
  publish(null)
}

export function currentAccessPrompt(): AccessPrompt | null {
  return prompt
}

export function subscribeToAccessPrompt(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function runIfAllowed(action: RestrictedAction): Promise<void> {
  const { kind, material } = await checkAccess(action.file)
  if (kind !== 'open') return publish({ kind, material, action })
  publish(null)
  action.run()
}

type SessionResponse = { distributor: object | null; may?: boolean; material?: string }

/** Only the server can read the session cookie. */
async function checkAccess(file: string): Promise<Access> {
  try {
    const response = await fetch(`/distributor/session?${new URLSearchParams({ file })}`, {
      cache: 'no-store',
    })
    if (!response.ok) return { kind: 'offline' }
    const { distributor, may, material } = (await response.json()) as SessionResponse
    if (may) return { kind: 'open' }
    return { kind: distributor ? 'denied' : 'signed-out', material }
  } catch {
    return { kind: 'offline' }
  }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

function publish(next: AccessPrompt | null): void {
  if (next === prompt) return
  prompt = next
  for (const listener of listeners) listener()
}
