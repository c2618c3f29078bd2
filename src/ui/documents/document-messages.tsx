import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'

/** The messages of the downloads and the basket, for the documents inside; the viewer loads its own. */
export function DocumentMessages({ site, children }: { site: SiteId; children: ReactNode }) {
  return (
    <ClientMessages site={site} namespaces={['documents.actions', 'documents.basket']}>
      {children}
    </ClientMessages>
  )
}
