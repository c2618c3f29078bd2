'use client'

import { Button, Drawer, PopupList, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import { ShareForm } from './share-form'

const drawer = 'share-preview'

/** In the menu of a document: opens the links to its draft. */
export function SharePreviewItem() {
  const t = useAdminText()
  const { openModal } = useModal()
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <>
      <PopupList.Button id="share-preview" onClick={() => openModal(drawer)}>
        {t('sharing:share')}
      </PopupList.Button>
      <ShareDrawer />
    </>
  )
}

/** The same above a global, whose menu cannot be extended. */
export function SharePreviewButton() {
  const t = useAdminText()
  const { openModal } = useModal()
  const { docPermissions } = useDocumentInfo()
  if (!docPermissions?.update) return null
  return (
    <>
      <Button
        buttonStyle="subtle"
        id="share-preview"
        margin={false}
        size="medium"
        onClick={() => openModal(drawer)}
      >
        {t('sharing:share')}
      </Button>
      <ShareDrawer />
    </>
  )
}

function ShareDrawer() {
  const t = useAdminText()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const document = collectionSlug
    ? { collection: collectionSlug, id: String(id) }
    : { global: globalSlug ?? '' }
  return (
    <Drawer slug={drawer} title={t('sharing:share')}>
      <ShareForm document={document} />
    </Drawer>
  )
}
