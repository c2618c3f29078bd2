'use client'

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { callApi } from '../../admin/call-api'
import styles from './erasure.module.css'

const question = 'erase-request'

/** Below an inquiry: erases the personal data permanently. */
export function Erasure() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { openModal } = useModal()
  if (!id || savedDocumentData?.erasedAt) return null
  return (
    <section className={styles.erasure} aria-labelledby="erasure">
      <h3 id="erasure">Personal data</h3>
      <p>
        Personal data is erased automatically after the retention period. If a sender asks for it, erase it
        here. Kind, site, products, quantity, country and status stay for statistics.
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(question)}>
        Erase personal data…
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading="Erase the personal data of this request?"
        body="Name, addresses, texts, dates, your note and the attachment are deleted permanently, and pending mails are not sent. Sent mails and other systems keep their copies."
        confirmLabel="Erase"
        confirmingLabel="Erasing…"
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
