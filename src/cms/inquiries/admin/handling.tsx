'use client'

import { Button, useAuth, useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { isInquiryStatus, type InquiryStatus } from '@/lib/inquiries/kinds'
import type { Inquiry } from '@/payload-types'
import type { StaffMember } from '../staff'
import { replyLink } from '../reply'
import { useAdminText } from '../../admin/use-admin-text'
import { useApiData } from '../../admin/use-api-data'
import styles from './handling.module.css'
import { Neighbours } from './neighbours'
import { StatusBadge } from './status'

/** Above an inquiry: its status, the actions, and links to the neighbours. */
export function Handling() {
  const t = useAdminText()
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.initialValue)
  const owner = useFormFields(([fields]) => fields.owner?.initialValue)
  if (!id || !isInquiryStatus(status)) return null
  return (
    <section className={styles.handling} aria-label={t('inbox:handling')}>
      <p className={styles.state} role="status">
        <StatusBadge value={status} t={t} /> <Owner id={owner} />
      </p>
      <Actions status={status} owner={owner} />
      <Neighbours id={String(id)} />
    </section>
  )
}

function Owner({ id }: { id: unknown }) {
  const t = useAdminText()
  const { user } = useAuth()
  const staff = useApiData<{ staff: StaffMember[] }>('/api/requests/staff')?.staff
  if (!id) return <>{t('inbox:notAssigned')}</>
  if (id === user?.id) return <>{t('inbox:assignedToYou')}</>
  const name = staff?.find((one) => one.id === id)?.name ?? t('inbox:somebodyElse')
  return <>{t('inbox:assignedTo', { name })}</>
}

function Actions({ status, owner }: { status: InquiryStatus; owner: unknown }) {
  const t = useAdminText()
  const { user } = useAuth()
  const { submit } = useForm()
  const isBusy = useFormProcessing()
  const { savedDocumentData } = useDocumentInfo()
  const save = (overrides: { status: InquiryStatus; owner?: string }) => void submit({ overrides })
  const button = { size: 'small', margin: false, disabled: isBusy } as const
  // The document of the form is an inquiry: only that collection has this field.
  const mail = savedDocumentData && replyLink(savedDocumentData as Inquiry)
  const isMine = owner === user?.id && status !== 'new'
  return (
    <div className={styles.actions}>
      {!isMine && status !== 'spam' && (
        <Button
          {...button}
          onClick={() => save({ status: status === 'new' ? 'progress' : status, owner: String(user?.id) })}
        >
          {t('inbox:assignToMe')}
        </Button>
      )}
      {mail && (
        <Button {...button} buttonStyle={isMine ? 'primary' : 'secondary'} el="anchor" url={mail}>
          {t('inbox:reply')}
        </Button>
      )}
      {(status === 'new' || status === 'progress') && (
        <Button {...button} buttonStyle="secondary" onClick={() => save({ status: 'done' })}>
          {t('inbox:markDone')}
        </Button>
      )}
      {status === 'new' || status === 'progress' ? (
        <Button {...button} buttonStyle="secondary" onClick={() => save({ status: 'spam' })}>
          {t('inbox:markSpam')}
        </Button>
      ) : (
        <Button
          {...button}
          buttonStyle="secondary"
          onClick={() => save({ status: owner ? 'progress' : 'new' })}
        >
          {status === 'spam' ? t('inbox:notSpam') : t('inbox:reopen')}
        </Button>
      )}
    </div>
  )
}
