import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readHead, type PageHead } from './page-head'

/** The head of the page in the preview, which follows the form; null while it is loading. */
export function usePageHead(): PageHead | null {
  const { iframeRef, url } = useLivePreviewContext()
  const [head, setHead] = useState<PageHead | null>(null)
  useEffect(() => {
    const { current: frame } = iframeRef
    if (!frame) return undefined
    const changes = new MutationObserver(() => read())
    const read = () => {
      const page = frame.contentDocument
      if (page?.head && page.title) setHead(readHead(page))
    }
    const observe = () => {
      changes.disconnect()
      const page = frame.contentDocument
      if (!page) return
      changes.observe(page.head, { subtree: true, childList: true, characterData: true, attributes: true })
      read()
    }
    observe()
    frame.addEventListener('load', observe)
    return () => {
      changes.disconnect()
      frame.removeEventListener('load', observe)
    }
  }, [iframeRef, url])
  return head
}
