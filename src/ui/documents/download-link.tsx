'use client'

import { useRef, type ComponentProps, type MouseEvent } from 'react'
import { withAccess } from '../gate/gate-store'
import { showToast } from '../toast-store'
import { download } from './download'

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'download'> & {
  href: string
  fileName: string
  restricted?: boolean
  /** The toast of a download that brought nothing (S2 8). */
  failed: string
}

/** A link to a file: it is saved, or the reader is told that it cannot be, and nothing is. */
export function DownloadLink({ href, fileName, restricted, failed, children, ...rest }: DownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const save = async () => {
    if ((await download({ href, fileName })) !== 'saved') showToast({ tone: 'error', text: failed })
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (restricted) withAccess({ file: href, opener: link.current, run: () => void save() })
    else void save()
  }
  return (
    <a {...rest} ref={link} href={href} download={fileName} onClick={onClick}>
      {children}
    </a>
  )
}
