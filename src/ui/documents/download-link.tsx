'use client'

import { useRef, type ComponentProps, type MouseEvent } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { isPlainClick } from '@/lib/plain-click'
import { withAccess } from '../access-prompt/access-prompt-store'
import type { IconName } from '../icon'
import { TextLink } from '../text-link'
import { showToast } from '../toast-store'
import { download } from './download'

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'download'> & {
  href: string
  fileName: string
  restricted?: boolean
  /** With an icon it has the style of a standalone link. */
  icon?: IconName
}

/** A download link; if the file cannot be downloaded, it shows an error and saves nothing. */
export function DownloadLink({ href, fileName, restricted, icon, children, ...rest }: DownloadLinkProps) {
  const t = useTranslations('documents.actions')
  const link = useRef<HTMLAnchorElement>(null)
  const save = async () => {
    if ((await download({ href, fileName })) !== 'saved') showToast({ tone: 'error', text: t('failed') })
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
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
