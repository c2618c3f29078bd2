'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { Delivery } from '../deliveries'
import styles from './deliveries.module.css'
import { useDeliveries } from './use-deliveries'

/** On an inquiry: the state of its mails and webhooks. */
export function Deliveries() {
  const { id } = useDocumentInfo()
  return id ? <Panel inquiryId={String(id)} /> : null
}

function Panel({ inquiryId }: { inquiryId: string }) {
  const { deliveries, message, isBusy, sendAgain } = useDeliveries(inquiryId)
  if (!deliveries) return null
  return (
    <section className={styles.panel} aria-labelledby="deliveries">
      <h2 id="deliveries">Mails and webhooks</h2>
      {deliveries.length === 0 ? (
        <p>Nothing had to be sent, or it was sent more than 30 days ago.</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.job} data-state={delivery.state}>
              <div>
                <strong>{nameOf(delivery)}</strong>
                <p>{describeState(delivery)}</p>
                {delivery.note && <p className={styles.note}>{delivery.note}</p>}
              </div>
              {delivery.canSendAgain && (
                <Button
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  size="small"
                  aria-label={`${actionLabel(delivery)}: ${nameOf(delivery)}`}
                  onClick={() => void sendAgain(delivery.job)}
                >
                  {actionLabel(delivery)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status">{message}</p>
    </section>
  )
}

function nameOf({ to, host }: Delivery): string {
  if (to === 'inbox') return 'Mail to the recipients'
  if (to === 'sender') return 'Confirmation to the sender'
  return host ? `Webhook to ${host}` : 'Webhook that is no longer in the settings'
}

function actionLabel({ state }: Delivery): string {
  return state === 'later' ? 'Try now' : 'Send again'
}

function describeState({ state, at }: Delivery): string {
  const time = at
    ? new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
    : 'soon'
  switch (state) {
    case 'due':
      return 'Being sent.'
    case 'later':
      return `Not sent yet. It will be tried again: ${time}.`
    case 'failed':
      return 'Not sent. There are no further automatic attempts.'
    case 'refused':
      return `Rejected by the sender’s mail server: ${time}.`
    case 'skipped':
      return 'Not sent.'
    case 'written':
      return `Written to a folder: ${time}.`
    case 'sent':
      return `Sent: ${time}.`
  }
}
