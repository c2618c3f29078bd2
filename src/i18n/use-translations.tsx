'use client'

import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { createTranslator, type CompiledMessages, type Translate } from './create-translator'
import { loadMessages, type LoadedMessages, type LoadedSet } from './loaded-messages'
import { defaultSite, type SiteId } from './locales'
import type { Namespace } from './message-set'

type ProvidedMessages = {
  site: SiteId
  /** The locale for formatting numbers. */
  locale: string
  messages: Partial<Record<Namespace, CompiledMessages>>
}

const MessagesContext = createContext<ProvidedMessages>({ site: defaultSite, locale: '', messages: {} })

/** Adds messages to those of the providers above. Server code renders `ClientMessages`. */
export function MessagesProvider({
  site,
  locale,
  messages,
  children,
}: ProvidedMessages & { children: ReactNode }) {
  const outer = use(MessagesContext).messages
  const provided = useMemo(
    () => ({ site, locale, messages: { ...outer, ...messages } }),
    [site, locale, messages, outer],
  )
  return <MessagesContext value={provided}>{children}</MessagesContext>
}

/** Adds messages that the page has loaded. */
export function WithMessages({ messages, children }: { messages: LoadedMessages; children: ReactNode }) {
  const { site, locale } = use(MessagesContext)
  return (
    <MessagesProvider site={site} locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}

/** Loads messages that the page does not contain; they are for `WithMessages` or `useLoadedTranslator`. */
export function useMessageLoader(set: LoadedSet): () => Promise<LoadedMessages> {
  const { site } = use(MessagesContext)
  return useCallback(() => loadMessages(site, set), [site, set])
}

/** The messages of a namespace in client components, below a `ClientMessages` that names it. */
export function useTranslations<N extends Namespace>(namespace: N): Translate<N> {
  const { locale, messages } = use(MessagesContext)
  const own = messages[namespace]
  if (!own) throw new Error(`No ClientMessages provides "${namespace}".`)
  return useMemo(() => createTranslator(locale, own), [locale, own])
}
