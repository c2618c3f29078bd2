'use client'

import { useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react'
import { PdfDialog } from './pdf-dialog'
import type { PdfViewProps } from './pdf-view'
import type { PdfWords } from '@/lib/pdf-words'

type PdfLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Address of the viewer's page, for readers without scripts, new windows and passing on. */
  href: string
  /** Address of the file. */
  file: string
  name: string
  words: PdfWords
}

/** A link to a document that opens it over the page, full-screen (S1 2.19, readings 11). */
export function PdfLink({ href, file, name, words, children, ...rest }: PdfLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [View, setView] = useState<ComponentType<PdfViewProps> | null>(null)
  const [open, setOpen] = useState(false)

  const show = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { PdfView } = await import('./pdf-view')
      setView(() => PdfView)
      setOpen(true)
    } catch {
      // The viewer's page needs no script of this one.
      location.assign(href)
    }
  }
  const close = () => {
    setOpen(false)
    // A click does not focus links everywhere, so the dialog cannot know where to return.
    link.current?.focus()
  }
  return (
    <>
      <a {...rest} ref={link} href={href} aria-haspopup="dialog" onClick={(event) => void show(event)}>
        {children}
      </a>
      {View && (
        <PdfDialog open={open} label={name} onClose={close}>
          <View file={file} title={name} level={2} words={words} onClose={close} />
        </PdfDialog>
      )}
    </>
  )
}
