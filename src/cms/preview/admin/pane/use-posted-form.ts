import {
  useAllFormFields,
  useDocumentEvents,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect } from 'react'

/** Posts each state of the form, and that it was saved, to the window of the preview, as Payload's live preview does. */
export function usePostedForm(): void {
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType, url } =
    useLivePreviewContext()
  const { code: locale } = useLocale()
  const { mostRecentUpdate } = useDocumentEvents()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const [formState] = useAllFormFields()
  const isReady = isLivePreviewing && appIsReady && Boolean(url)

  useEffect(() => {
    if (!isReady || !formState) return
    const values = reduceFieldsToValues(formState, true)
    const data = { ...values, id: values.id || id }
    const message = { type: 'payload-live-preview', collectionSlug, globalSlug, locale, data }
    const target = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    target?.postMessage(message, window.location.origin)
  }, [formState, isReady, collectionSlug, globalSlug, id, locale, previewWindowType, popupRef, iframeRef])

  useEffect(() => {
    if (!isReady) return
    const target = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    target?.postMessage({ type: 'payload-document-event' }, window.location.origin)
  }, [mostRecentUpdate, isReady, previewWindowType, popupRef, iframeRef])
}
