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
    const form = anchor.current?.closest('form')
    if (!isEmpty || !form) return
    const isDone = () => {
      if (document.activeElement !== document.body) return true
      form.querySelector<HTMLElement>(`#field-${title}`)?.focus()
      return document.activeElement !== document.body
    }
    if (isDone()) return
    // A new form gets its fields later, and enables them last.
    const changes = new MutationObserver(() => {
      if (isDone()) changes.disconnect()
    })
    changes.observe(form, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => changes.disconnect()
  }, [title, site, isEmpty])
  return <span ref={anchor} hidden />
}
