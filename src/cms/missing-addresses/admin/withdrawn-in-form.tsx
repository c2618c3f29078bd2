'use client'

import { Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { useAdminText } from '../../admin/use-admin-text'
import type { WithdrawnAddress } from '../find-withdrawn'
import { WithdrawnQuestion } from './withdrawn-question'

/** In the form of a document: asks as soon as it has been unpublished. */
export function WithdrawnInForm() {
  const t = useAdminText()
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { openModal, closeModal } = useModal()
  // A form may be open in a drawer above another one.
  const drawer = `withdrawn-${id}`
  const wasPublished = useRef(hasPublishedDoc)
  const [row, setRow] = useState<WithdrawnAddress | null>(null)

  const ask = useEffectEvent(async () => {
    const { body } = await callApi<{ rows: WithdrawnAddress[] }>('/api/missing-addresses/withdrawn', {})
    const own = body?.rows.find(({ document }) => document.id === String(id))
    if (!own) return
    setRow(own)
    openModal(drawer)
  })

  useEffect(() => {
    if (wasPublished.current && !hasPublishedDoc) void ask()
    wasPublished.current = hasPublishedDoc
  }, [hasPublishedDoc])

  return (
    <Drawer slug={drawer} title={t('redirects:withdrawn')}>
      {row && <WithdrawnQuestion row={row} hasHeading={false} onDone={() => closeModal(drawer)} />}
    </Drawer>
  )
}
