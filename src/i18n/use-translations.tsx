'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import { createTranslator, type CompiledMessages, type Translate } from './create-translator'
import type { Namespace } from './message-set'

type ProvidedMessages = { locale: string; messages: Partial<Record<Namespace, CompiledMessages>> }

const MessagesContext = createContext<ProvidedMessages>({ locale: '', messages: {} })

/** Adds messages to those of the providers above. Server code renders `ClientMessages`. */
export function MessagesProvider({ locale, messages, children }: ProvidedMessages & { children: ReactNode }) {
  const outer = use(MessagesContext).messages
  const provided = useMemo(() => ({ locale, messages: { ...outer, ...messages } }), [locale, messages, outer])
  return <MessagesContext value={provided}>{children}</MessagesContext>
}

/** The messages of a namespace in client components, below a `ClientMessages` that names it. */
export function useTranslations<N extends Namespace>(namespace: N): Translate<N> {
  const { locale, messages } = use(MessagesContext)
  const own = messages[namespace]
  if (!own) throw new Error(`No ClientMessages provides "${namespace}".`)
  return useMemo(() => createTranslator(locale, own), [locale, own])
}
