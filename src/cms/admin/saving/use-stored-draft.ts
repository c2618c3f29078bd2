import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { documentPath } from '../document-path'
import { onStoredDraft } from './stored-drafts'

/**
 * Counts the first draft of a published document as soon as it is stored. Payload counts it when it has read the form
 * again, and until then disables the button that publishes: a click would be lost.
 */
export function useStoredDraft(): void {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const own = documentPath({ id, collectionSlug, globalSlug })
  useEffect(
    () =>
      onStoredDraft((document) => {
        if (document === own) setUnpublishedVersionCount((count) => count || 1)
      }),
    [own, setUnpublishedVersionCount],
  )
}
