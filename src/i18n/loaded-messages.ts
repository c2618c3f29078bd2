import { fetchOnce } from '@/lib/fetch-once'
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

/** Each set is requested once in a page; after a failure it can be requested again. */
export function loadMessages(site: SiteId, set: LoadedSet): Promise<LoadedMessages> {
  return fetchOnce(`/messages/${site}/${set}`)
}
