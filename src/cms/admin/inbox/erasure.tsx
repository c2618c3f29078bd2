'use client'

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { ask } from '../ask'
import styles from './erasure.module.css'

const question = 'erase-request'

/** Below a request: takes away for good what it tells of its sender. */
export function Erasure() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { openModal } = useModal()
  if (!id || savedDocumentData?.erasedAt) return null
  return (
    <section className={styles.erasure} aria-labelledby="erasure">
      <h3 id="erasure">Personal data</h3>
      <p>
        Erased by itself when its time is over. Where a sender asks for it, do it here. Kind, site, products,
        quantity, country and status stay for statistics.
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(question)}>
        Erase personal data…
      </Button>
      <ConfirmationModal
        modalSlug={question}
        heading="Erase the personal data of this request?"
        body="Name, addresses, texts, dates, your note and the attachment are gone for good, and mails that wait are not sent. Mails and other systems that have it already keep their copies."
        confirmLabel="Erase"
        confirmingLabel="Erasing…"
        onConfirm={() => erase(String(id))}
      />
    </section>
  )
}

async function erase(id: string): Promise<void> {
  const { body, message } = await ask(`/api/requests/${id}/erase`, { method: 'POST' })
  // The form still holds what was erased.
  if (body) window.location.reload()
  else toast.error(message)
}
