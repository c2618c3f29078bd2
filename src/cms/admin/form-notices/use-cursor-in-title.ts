import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A form without a title opens with the cursor in it: a new document, or one that the site has no texts of. */
export function useCursorInTitle(): void {
  const { docConfig } = useDocumentInfo()
  const title = docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  useEffect(() => {
    const field = title && document.querySelector<HTMLElement>(`#field-${title}`)
    const isEmpty = field && 'value' in field && field.value === ''
    if (isEmpty && document.activeElement === document.body) field.focus()
  }, [title])
}
