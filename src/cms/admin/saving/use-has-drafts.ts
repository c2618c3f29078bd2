import { useDocumentInfo } from '@payloadcms/ui'

/** Whether the form saves drafts by itself. */
export function useHasDrafts(): boolean {
  const { docConfig } = useDocumentInfo()
  return Boolean(docConfig?.versions && docConfig.versions.drafts)
}
