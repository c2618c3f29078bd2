'use client'

import { useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'
import { originOf } from '@/lib/content-marks'
import type { FormAnswer, PreviewRequest } from '@/lib/preview-messages'
import { useFormRequests } from './use-form-requests'
import { useOrigins } from './use-origins'

const readyType = 'payload-live-preview'

/** A page of the preview has loaded. */
type Ready = { type: typeof readyType; ready: true }

/** Connects the form with its preview: describes, opens and changes the fields that its texts come from. */
export function PreviewBridge() {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { originsOf, openForm } = useOrigins()
  const handle = useFormRequests(answer)

  function preview(): Window | null {
    if (previewWindowType === 'popup') return popupRef?.current ?? null
    return iframeRef.current?.contentWindow ?? null
  }

  function answer(message: FormAnswer): void {
    preview()?.postMessage(message, window.location.origin)
  }

  /** The form is sent when it changes. A page that has loaded has not seen it yet. */
  function sendForm(): void {
    const { slug, id, values } = openForm()
    const form = collectionSlug ? { collectionSlug: slug } : { globalSlug: slug }
    const data = { ...reduceFieldsToValues(values, true), ...(collectionSlug && { id }) }
    preview()?.postMessage({ type: readyType, ...form, locale, data }, window.location.origin)
    // A global has no place of its own.
    if (id) answer({ type: 'isotherm-show', origin: originOf({ slug, id, path: '' }) })
  }

  const receive = useEffectEvent(
    ({ origin: sender, source, data }: MessageEvent<PreviewRequest | Ready | null>) => {
      if (sender !== window.location.origin || !source || source !== preview()) return
      // Extensions of the browser also send texts.
      if (typeof data !== 'object' || data === null) return
      if ('ready' in data) return sendForm()
      if (typeof data.origin === 'string') handle(data)
    },
  )

  const reveal = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest('[id^="field-"]') : null
    if (!field) return
    answer({
      type: 'isotherm-reveal',
      origins: originsOf(field.id.slice('field-'.length).replaceAll('__', '.')),
    })
  })

  useEffect(() => {
    window.addEventListener('message', receive)
    document.addEventListener('focusin', reveal)
    return () => {
      window.removeEventListener('message', receive)
      document.removeEventListener('focusin', reveal)
    }
  }, [])
  return null
}
