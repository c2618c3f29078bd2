import type { CompiledMessages } from './create-translator'
import type { SiteId } from './locales'
import type { Namespace } from './message-set'

/** Messages that pages do not contain, since few visitors open what needs them: they are loaded together with it. */
export const loadedSets = {
  'message-form': ['requests.form', 'requests.consents', 'requests.places', 'messageBoard'],
  'sign-in': ['distributors.prompt', 'distributors.signIn', 'distributors.errors'],
  'pdf-viewer': ['pdf.viewer'],
  'language-note': ['shell.note'],
} as const satisfies Record<string, readonly Namespace[]>

export type LoadedSet = keyof typeof loadedSets

export type LoadedMessages = Partial<Record<Namespace, CompiledMessages>>

const loaded = new Map<string, Promise<LoadedMessages>>()

/** Each set is requested once in a page; after a failure it can be requested again. */
export function loadMessages(site: SiteId, set: LoadedSet): Promise<LoadedMessages> {
  const address = `/messages/${site}/${set}`
  const known = loaded.get(address)
  if (known) return known
  const messages = read(address)
  loaded.set(address, messages)
  messages.catch(() => loaded.delete(address))
  return messages
}

async function read(address: string): Promise<LoadedMessages> {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`The request for ${address} failed with status ${response.status}`)
  return (await response.json()) as LoadedMessages
}
