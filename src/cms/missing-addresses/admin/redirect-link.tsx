'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useAdminText } from '../../admin/use-admin-text'
import { newRedirectLink } from '../../redirects/new-redirect-link'

/** In a row of the list: the form of a new redirect with this address. */
export function RedirectCell({ rowData }: DefaultCellComponentProps) {
  return <RedirectLink address={String(rowData.address)} site={String(rowData.site)} />
}

export function RedirectField() {
  const { savedDocumentData } = useDocumentInfo()
  if (!savedDocumentData) return null
  return (
    <p>
      <RedirectLink address={String(savedDocumentData.address)} site={String(savedDocumentData.site)} />
    </p>
  )
}

function RedirectLink({ address, site }: { address: string; site: string }) {
  const t = useAdminText()
  return (
    <Link href={newRedirectLink({ from: address, site })} prefetch={false}>
      {t('redirects:create')}
      <VisuallyHidden> {t('redirects:createFor', { address })}</VisuallyHidden>
    </Link>
  )
}
