'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { Delivery } from '../../requests/deliveries'
import styles from './deliveries.module.css'
import { useDeliveries } from './use-deliveries'

/** On a request: what became of the mails and webhooks that followed it. */
export function Deliveries() {
  const { id } = useDocumentInfo()
  return id ? <Panel request={String(id)} /> : null
}

function Panel({ request }: { request: string }) {
  const { deliveries, message, isBusy, sendAgain } = useDeliveries(request)
  if (!deliveries) return null
  return (
    <section className={styles.panel} aria-labelledby="deliveries">
      <h2 id="deliveries">Mails and webhooks</h2>
      {deliveries.length === 0 ? (
        <p>Nothing was to be sent, or it was sent more than 30 days ago.</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.job} data-state={delivery.state}>
              <div>
                <strong>{nameOf(delivery)}</strong>
                <p>{sentenceOn(delivery)}</p>
                {delivery.note && <p className={styles.note}>{delivery.note}</p>}
              </div>
              {delivery.canSendAgain && (
                <Button
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  size="small"
                  aria-label={`${actionOn(delivery)}: ${nameOf(delivery)}`}
                  onClick={() => void sendAgain(delivery.job)}
                >
                  {actionOn(delivery)}
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
  if (to === 'inbox') return 'Mail to those who answer'
  if (to === 'sender') return 'Confirmation to the sender'
  return host ? `Webhook to ${host}` : 'Webhook that the settings no longer name'
}

function actionOn({ state }: Delivery): string {
  return state === 'later' ? 'Try now' : 'Send again'
}

function sentenceOn({ state, at }: Delivery): string {
  const time = at
    ? new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
    : 'soon'
  switch (state) {
    case 'due':
      return 'Is being sent.'
    case 'later':
      return `Not sent yet. It will be tried again: ${time}.`
    case 'failed':
      return 'Not sent. It will not be tried again by itself.'
    case 'refused':
      return `Not taken by the sender’s mail server: ${time}.`
    case 'skipped':
      return 'Not sent.'
    case 'written':
      return `Written into a folder: ${time}.`
    case 'sent':
      return `Sent: ${time}.`
  }
}
