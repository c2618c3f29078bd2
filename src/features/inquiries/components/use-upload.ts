import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { sendFile } from './send-file'
import { useErrorToast } from './use-submission'

export type Upload = {
  name: string
  /** Object URL of a picture. */
  preview?: string
  /** Undefined once uploaded. */
  percent?: number
}

type UploadOptions = {
  site: SiteId
  /** The maximum size of the file. */
  megabytes: number
  /** Its reference, or '' for none. */
  onReference: (reference: string) => void
  onBusy: (isBusy: boolean) => void
  /** The control that gets the focus back when the file is rejected. */
  focusRef: RefObject<HTMLElement | null>
}

/** Uploads one file (S2 5): progress, result, error. */
export function useUpload({ site, megabytes, onReference, onBusy, focusRef }: UploadOptions) {
  const t = useTranslations('requests.file')
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<string>()
  const errorToast = useErrorToast()
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(upload?.preview ?? ''), [upload?.preview])

  const showProblem = (text: string) => {
    // Do not move the focus from another field.
    const hasFocus = document.activeElement === focusRef.current
    flushSync(() => {
      setUpload(null)
      setProblem(text)
    })
    if (hasFocus) focusRef.current?.focus()
    errorToast.show(text)
  }
  const send = async (file: File) => {
    errorToast.close()
    setProblem(undefined)
    if (file.size > megabytes * 2 ** 20) return showProblem(t('large', { megabytes }))
    const { signal } = (controller.current = new AbortController())
    setUpload({ name: file.name, preview: previewOf(file), percent: 0 })
    onBusy(true)
    const onPercent = (percent: number) => setUpload((before) => before && { ...before, percent })
    const result = await sendFile({ file, site, onPercent, signal })
    onBusy(false)
    if (signal.aborted) return
    if (!('reference' in result)) return showProblem(result.message ?? t('offline'))
    setUpload((before) => before && { ...before, percent: undefined })
    onReference(result.reference)
  }
  const remove = () => {
    controller.current?.abort()
    setUpload(null)
    onReference('')
  }
  return { upload, problem, send, remove }
}

function previewOf(file: File): string | undefined {
  return /^image\/(jpeg|png|webp)$/.test(file.type) ? URL.createObjectURL(file) : undefined
}
