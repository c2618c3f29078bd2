'use client'

import { useConfig, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { parseOrigin } from '@/lib/content-marks'
import { openField } from './open-field'
import { useOrigins } from './use-origins'

/** Connects the form with its preview: describes and opens the fields that its texts come from. */
export function PreviewBridge() {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { pathOf, describe, originsOf, tabsOf } = useOrigins()

  function preview(): Window | null {
    if (previewWindowType === 'popup') return popupRef?.current ?? null
    return iframeRef.current?.contentWindow ?? null
  }

  function edit(origin: string): void {
    const path = pathOf(origin)
    if (path !== null) return void openField(path, tabsOf(path))
    const { slug, id } = parseOrigin(origin)
    const form = id ? `collections/${slug}/${id}` : `globals/${slug}`
    window.open(`${config.routes.admin}/${form}?locale=${locale}`, '_blank')
  }

  const receive = useEffectEvent(({ origin: sender, source, data }: MessageEvent) => {
    if (sender !== window.location.origin || !source || source !== preview()) return
    const { type, origin } = (data ?? {}) as { type?: unknown; origin?: unknown }
    if (typeof origin !== 'string') return
    if (type === 'isotherm-edit') edit(origin)
    if (type === 'isotherm-describe') {
      preview()?.postMessage({ type: 'isotherm-described', origin, ...describe(origin) }, sender)
    }
  })

  const reveal = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest('[id^="field-"]') : null
    if (!field) return
    const origins = originsOf(field.id.slice('field-'.length).replaceAll('__', '.'))
    preview()?.postMessage({ type: 'isotherm-reveal', origins }, window.location.origin)
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
