'use client'

import { useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react'
import type { LoadedMessages } from '@/i18n/loaded-messages'
import { useMessageLoader, WithMessages } from '@/i18n/use-translations'
import { isPlainClick } from '@/lib/plain-click'
import { withAccess } from '../access-prompt/access-prompt-store'
import { PdfDialog } from './pdf-dialog'
import type { PdfViewProps } from './pdf-view'

type PdfLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Address of the viewer page, for visitors without scripts, new windows and sharing. */
  href: string
  /** Address of the file. */
  file: string
  name: string
  /** For distributors: requires a sign-in. */
  restricted?: boolean
}

type LoadedView = { View: ComponentType<PdfViewProps>; messages: LoadedMessages }

/** A link to a document that opens it over the page, full-screen (S1 2.19, readings 11). */
export function PdfLink({ href, file, name, restricted, children, ...rest }: PdfLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [loaded, setLoaded] = useState<LoadedView | null>(null)
  const loadTexts = useMessageLoader('pdf-viewer')
  const [open, setOpen] = useState(false)

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (restricted) withAccess({ file, opener: link.current, run: () => void show() })
    else void show()
  }
  const show = async () => {
    try {
      const [{ PdfView }, messages] = await Promise.all([import('./pdf-view'), loadTexts()])
      setLoaded({ View: PdfView, messages })
      setOpen(true)
    } catch {
      // Falls back to the viewer page, which works without this script.
      location.assign(href)
    }
  }
  const close = () => {
    setOpen(false)
    // Some browsers do not focus a clicked link, so the dialog cannot know where to return the focus.
    link.current?.focus()
  }
  return (
    <>
      <a {...rest} ref={link} href={href} aria-haspopup="dialog" onClick={onClick}>
        {children}
      </a>
      {loaded && (
        <PdfDialog open={open} label={name} onClose={close}>
          <WithMessages messages={loaded.messages}>
            <loaded.View file={file} title={name} level={2} onClose={close} />
          </WithMessages>
        </PdfDialog>
      )}
    </>
  )
}
