import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** A form without a title opens with the cursor in it: a new document, or one that the site has no texts of. */
export function CursorInTitle() {
  const anchor = useRef<HTMLSpanElement>(null)
  const { docConfig } = useDocumentInfo()
  const title = docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  useEffect(() => {
    const field = title && anchor.current?.closest('form')?.querySelector<HTMLElement>(`#field-${title}`)
    const isEmpty = field && 'value' in field && field.value === ''
    if (isEmpty && document.activeElement === document.body) field.focus()
  }, [title])
  return <span ref={anchor} hidden />
}
