'use client'

import { useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react'
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

/** A link to a document that opens it over the page, full-screen (S1 2.19, readings 11). */
export function PdfLink({ href, file, name, restricted, children, ...rest }: PdfLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [View, setView] = useState<ComponentType<PdfViewProps> | null>(null)
  const [open, setOpen] = useState(false)

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (restricted) withAccess({ file, opener: link.current, run: () => void show() })
    else void show()
  }
  const show = async () => {
    try {
      const { PdfView } = await import('./pdf-view')
      setView(() => PdfView)
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
      {View && (
        <PdfDialog open={open} label={name} onClose={close}>
          <View file={file} title={name} level={2} onClose={close} />
        </PdfDialog>
      )}
    </>
  )
}
