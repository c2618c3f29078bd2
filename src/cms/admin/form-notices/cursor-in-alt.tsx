import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** After a picture was chosen for upload, the cursor is in its alternative text. */
export function CursorInAlt() {
  const anchor = useRef<HTMLSpanElement>(null)
  const file = useFormFields(([fields]) => fields.file?.value)
  useEffect(() => {
    // The button that opened the dialog of the system is gone; somebody who renames the file keeps the cursor.
    if (!(file instanceof File) || document.activeElement !== document.body) return
    anchor.current?.closest('form')?.querySelector<HTMLElement>('#field-alt')?.focus()
  }, [file])
  return <span ref={anchor} hidden />
}
