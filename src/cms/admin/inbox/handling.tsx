'use client'

import { Button, useAuth, useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { isRequestStatus, type RequestStatus } from '@/lib/requests/kinds'
import type { SiteRequest } from '@/payload-types'
import type { Colleague } from '../../requests/staff'
import { mailAddress } from '../../requests/reply'
import { useAnswer } from '../use-document'
import styles from './handling.module.css'
import { Neighbours } from './neighbours'
import { Status } from './status'

/** Above a request: how it stands, what one does with it, and the ones beside it. */
export function Handling() {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.initialValue)
  const owner = useFormFields(([fields]) => fields.owner?.initialValue)
  if (!id || !isRequestStatus(status)) return null
  return (
    <section className={styles.handling} aria-label="Handling">
      <p className={styles.state} role="status">
        <Status value={status} /> <Owner id={owner} />
      </p>
      <Actions status={status} owner={owner} />
      <Neighbours id={String(id)} />
    </section>
  )
}

function Owner({ id }: { id: unknown }) {
  const { user } = useAuth()
  const staff = useAnswer<{ staff: Colleague[] }>('/api/requests/staff')?.staff
  if (!id) return <>Nobody answers it yet.</>
  if (id === user?.id) return <>Yours.</>
  return <>{staff?.find((one) => one.id === id)?.name ?? 'Somebody'} answers it.</>
}

function Actions({ status, owner }: { status: RequestStatus; owner: unknown }) {
  const { user } = useAuth()
  const { submit } = useForm()
  const isBusy = useFormProcessing()
  const { savedDocumentData } = useDocumentInfo()
  const save = (overrides: { status: RequestStatus; owner?: string }) => void submit({ overrides })
  const button = { size: 'small', margin: false, disabled: isBusy } as const
  // The form's document is a request: this field stands in that collection only.
  const mail = savedDocumentData && mailAddress(savedDocumentData as SiteRequest)
  const isMine = owner === user?.id && status !== 'new'
  return (
    <div className={styles.actions}>
      {!isMine && status !== 'spam' && (
        <Button
          {...button}
          onClick={() => save({ status: status === 'new' ? 'progress' : status, owner: String(user?.id) })}
        >
          Take it
        </Button>
      )}
      {mail && (
        <Button {...button} buttonStyle={isMine ? 'primary' : 'secondary'} el="anchor" url={mail}>
          Reply by mail
        </Button>
      )}
      {(status === 'new' || status === 'progress') && (
        <Button {...button} buttonStyle="secondary" onClick={() => save({ status: 'done' })}>
          Done
        </Button>
      )}
      {status === 'new' || status === 'progress' ? (
        <Button {...button} buttonStyle="secondary" onClick={() => save({ status: 'spam' })}>
          Spam
        </Button>
      ) : (
        <Button
          {...button}
          buttonStyle="secondary"
          onClick={() => save({ status: owner ? 'progress' : 'new' })}
        >
          {status === 'spam' ? 'No spam' : 'Open again'}
        </Button>
      )}
    </div>
  )
}
