'use client'

import { Button, Drawer, PopupList, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui'
import { CopyForm } from './copy-form'

const drawer = 'copy-texts'

/** In the menu of a document: opens the form that copies texts to another site. */
export function CopyTextsItem() {
  const { openModal } = useModal()
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <>
      <PopupList.Button id="copy-texts" onClick={() => openModal(drawer)}>
        Copy texts to another site
      </PopupList.Button>
      <CopyDrawer />
    </>
  )
}

/** The same above a global, whose menu cannot be extended. */
export function CopyTextsButton() {
  const { openModal } = useModal()
  return (
    <>
      <Button
        buttonStyle="subtle"
        id="copy-texts"
        margin={false}
        size="medium"
        onClick={() => openModal(drawer)}
      >
        Copy texts
      </Button>
      <CopyDrawer />
    </>
  )
}

function CopyDrawer() {
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { closeModal } = useModal()
  const path = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`
  const page = collectionSlug ? `collections/${path}` : path
  return (
    <Drawer slug={drawer} title="Copy texts to another site">
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
