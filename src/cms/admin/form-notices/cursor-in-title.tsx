import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** A form without a title opens with the cursor in it: a new document, or one that the site has no texts of. */
export function CursorInTitle() {
  const anchor = useRef<HTMLSpanElement>(null)
  const { docConfig } = useDocumentInfo()
  const { code: site } = useLocale()
  const title = docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  const isEmpty = useFormFields(([fields]) => Boolean(title && fields[title] && !fields[title].value))
  useEffect(() => {
    if (!isEmpty || document.activeElement !== document.body) return
    anchor.current?.closest('form')?.querySelector<HTMLElement>(`#field-${title}`)?.focus()
  }, [title, site, isEmpty])
  return <span ref={anchor} hidden />
}
