import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { focusWhenEnabled } from '../focus-when-enabled'

/** A form without a title opens with the cursor in it: a new document, or one that the site has no texts of. */
export function CursorInTitle() {
  const anchor = useRef<HTMLSpanElement>(null)
  const { docConfig } = useDocumentInfo()
  const { code: site } = useLocale()
  const title = docConfig && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : undefined
  const isEmpty = useFormFields(([fields]) => Boolean(title && fields[title] && !fields[title].value))
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!isEmpty || !form || document.activeElement !== document.body) return
    return focusWhenEnabled(form, `#field-${title}`)
  }, [title, site, isEmpty])
  return <span ref={anchor} hidden />
}
