'use client'

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import { callApi } from '../../admin/call-api'
import styles from './erasure.module.css'

const question = 'erase-request'

/** Below an inquiry: erases the personal data permanently. */
export function Erasure() {
  const t = useAdminText()
  const { id, savedDocumentData } = useDocumentInfo()
  const { openModal } = useModal()
  if (!id || savedDocumentData?.erasedAt) return null
  return (
    <section className={styles.erasure} aria-labelledby="erasure">
      <h3 id="erasure">{t('inbox:personalData')}</h3>
      <p>{t('inbox:erasureHelp')}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(question)}>
        {t('inbox:eraseData')}
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading={t('inbox:eraseQuestion')}
        body={t('inbox:eraseEffect')}
        confirmLabel={t('inbox:erase')}
        confirmingLabel={t('inbox:erasing')}
        onConfirm={() => erase(String(id))}
      />
    </section>
  )
}

async function erase(id: string): Promise<void> {
  const { body, message } = await callApi(`/api/requests/${id}/erase`, { method: 'POST' })
  // The form still contains the erased data.
  if (body) window.location.reload()
  else toast.error(message)
}
