import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { SiteId } from '@/i18n/locales'
import type { FileWords } from '../views/international-words'
import { sendFile } from './send-file'
import { useAnnounced } from './use-sending'

export type Upload = {
  name: string
  /** Of a picture, from the visitor's own disk. */
  preview?: string
  /** Until it has arrived. */
  percent?: number
}

type Given = {
  site: SiteId
  words: FileWords
  /** Its reference, or '' for none. */
  onReference: (reference: string) => void
  onBusy: (isBusy: boolean) => void
  /** The control of the field, which has the focus again when the file is refused. */
  focused: RefObject<HTMLElement | null>
}

/** One file on its way to the server (S2 5): its progress, its end, and what was wrong with it. */
export function useUpload({ site, words, onReference, onBusy, focused }: Given) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<string>()
  const announced = useAnnounced()
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(upload?.preview ?? ''), [upload?.preview])

  const refuse = (text: string) => {
    // Whoever writes elsewhere meanwhile is left there.
    const isHere = document.activeElement === focused.current
    flushSync(() => {
      setUpload(null)
      setProblem(text)
    })
    if (isHere) focused.current?.focus()
    announced.say(text)
  }
  const send = async (file: File) => {
    announced.end()
    setProblem(undefined)
    if (file.size > words.mostBytes) return refuse(words.large)
    const { signal } = (stopping.current = new AbortController())
    setUpload({ name: file.name, preview: previewOf(file), percent: 0 })
    onBusy(true)
    const onPercent = (percent: number) => setUpload((before) => before && { ...before, percent })
    const result = await sendFile({ file, site, onPercent, signal })
    onBusy(false)
    if (signal.aborted) return
    if (!('reference' in result)) return refuse(result.message ?? words.offline)
    setUpload((before) => before && { ...before, percent: undefined })
    onReference(result.reference)
  }
  const remove = () => {
    stopping.current?.abort()
    setUpload(null)
    onReference('')
  }
  return { upload, problem, send, remove }
}

function previewOf(file: File): string | undefined {
  return /^image\/(jpeg|png|webp)$/.test(file.type) ? URL.createObjectURL(file) : undefined
}
