'use client'

import { useRef, type ComponentProps, type MouseEvent } from 'react'
import { withAccess } from '../gate/gate-store'
import type { IconName } from '../icon'
import { TextLink } from '../text-link'
import { showToast } from '../toast-store'
import { download } from './download'

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'download'> & {
  href: string
  fileName: string
  restricted?: boolean
  /** With one it looks like a link that stands alone. */
  icon?: IconName
  /** The toast of a download that brought nothing (S2 8). */
  failed: string
}

/** A link to a file: it is saved, or the reader is told that it cannot be, and nothing is. */
export function DownloadLink({
  href,
  fileName,
  restricted,
  failed,
  icon,
  children,
  ...rest
}: DownloadLinkProps) {
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
  const all = { ...rest, ref: link, href, download: fileName, onClick }
  if (!icon) return <a {...all}>{children}</a>
  return (
    <TextLink {...all} icon={icon}>
      {children}
    </TextLink>
  )
}
