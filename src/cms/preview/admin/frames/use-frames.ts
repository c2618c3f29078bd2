import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FrameOutline, FrameReport, FromFrame, ToFrame } from '@/lib/preview-frames'
import { linkedPosition } from './linked-position'

type FramesOptions = {
  /** The frames that scroll together. */
  linked: readonly string[]
  /** A text of a frame was clicked. */
  onEdit: (frame: string, origin: string) => void
}

/** The pages in the frames of a view: what they report, and what the view asks of them. */
export function useFrames({ linked, onEdit }: FramesOptions) {
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const [reports, setReports] = useState<Record<string, FrameReport>>({})

  const send = useCallback((frame: string, message: ToFrame) => {
    frames.current.get(frame)?.contentWindow?.postMessage(message, window.location.origin)
  }, [])
  const outline = useCallback(
    (frame: string, outlines: FrameOutline[]) => send(frame, { type: 'isotherm-frame-outline', outlines }),
    [send],
  )

  function follow(leader: string, y: number): void {
    const from = reports[leader]
    if (!from || !linked.includes(leader)) return
    for (const frame of linked) {
      const to = reports[frame]
      if (frame !== leader && to) {
        send(frame, { type: 'isotherm-frame-scroll', y: linkedPosition(from, to, y) })
      }
    }
  }

  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<FromFrame | null>) => {
    if (origin !== window.location.origin || !source || !data) return
    const frame = [...frames.current].find(([, { contentWindow }]) => contentWindow === source)?.[0]
    if (!frame) return
    if (data.type === 'isotherm-frame-scrolled') follow(frame, data.y)
    if (data.type === 'isotherm-frame-edit') onEdit(frame, data.origin)
    if (data.type !== 'isotherm-frame-report') return
    const { type: _, ...report } = data
    setReports((all) => ({ ...all, [frame]: report }))
  })

  useEffect(() => {
    window.addEventListener('message', receive)
    // Pages that were ready before this listener are asked for their report.
    for (const frame of frames.current.keys()) send(frame, { type: 'isotherm-frame-ask' })
    return () => window.removeEventListener('message', receive)
  }, [send])

  return {
    reports,
    outline,
    show: (frame: string, key: number) => send(frame, { type: 'isotherm-frame-show', key }),
    /** For the `ref` of the frame's element. */
    frameRef: (frame: string) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(frame, element)
      return () => {
        frames.current.delete(frame)
      }
    },
  }
}
