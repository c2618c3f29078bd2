import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'

/** The messages of the viewer, the downloads and the basket, for the documents inside. */
export function DocumentMessages({ site, children }: { site: SiteId; children: ReactNode }) {
  return (
    <ClientMessages site={site} namespaces={['pdf.viewer', 'documents.actions', 'documents.basket']}>
      {children}
    </ClientMessages>
  )
}
