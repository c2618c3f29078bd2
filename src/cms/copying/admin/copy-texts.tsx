'use client'

import { Button, Drawer, PopupList, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui'
import { CopyForm } from './copy-form'
import { useAdminText } from '../../admin/use-admin-text'

const drawer = 'copy-texts'

/** In the menu of a document: opens the form that copies texts to another site. */
export function CopyTextsItem() {
  const t = useAdminText()
  const { openModal } = useModal()
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <>
      <PopupList.Button id="copy-texts" onClick={() => openModal(drawer)}>
        {t('tools:copyToOtherSite')}
      </PopupList.Button>
      <CopyDrawer />
    </>
  )
}

/** The same above a global, whose menu cannot be extended. */
export function CopyTextsButton() {
  const t = useAdminText()
  const { openModal } = useModal()
  const { docPermissions } = useDocumentInfo()
  if (!docPermissions?.update) return null
  return (
    <>
      <Button
        buttonStyle="subtle"
        id="copy-texts"
        margin={false}
        size="medium"
        onClick={() => openModal(drawer)}
      >
        {t('tools:copyTexts')}
      </Button>
      <CopyDrawer />
    </>
  )
}

function CopyDrawer() {
  const t = useAdminText()
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { closeModal } = useModal()
  const path = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`
  const page = collectionSlug ? `collections/${path}` : path
  return (
    <Drawer slug={drawer} title={t('tools:copyToOtherSite')}>
      <CopyForm
        key={code}
        address={`/api/${path}/copy`}
        page={`/admin/${page}`}
        from={code}
        onDone={() => closeModal(drawer)}
      />
    </Drawer>
  )
}
