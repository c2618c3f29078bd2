import type { ReactNode } from 'react'
import { formatTag } from './format'
import type { SiteId } from './locales'
import type { Namespace } from './message-set'
import { compiledMessages } from './translator'
import { MessagesProvider } from './use-translations'

type ClientMessagesProps = { site: SiteId; namespaces: readonly Namespace[]; children: ReactNode }

/** Sends the messages of these namespaces to the client components inside. */
export function ClientMessages({ site, namespaces, children }: ClientMessagesProps) {
  const messages = Object.fromEntries(namespaces.map((name) => [name, compiledMessages(site, name)]))
  return (
    <MessagesProvider site={site} locale={formatTag(site)} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
