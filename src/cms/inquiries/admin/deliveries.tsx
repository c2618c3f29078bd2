'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useAdminText } from '../../admin/use-admin-text'
import type { Translate } from '../../texts'
import type { Delivery } from '../deliveries'
import styles from './deliveries.module.css'
import { useDeliveries } from './use-deliveries'

/** On an inquiry: the state of its mails and webhooks. */
export function Deliveries() {
  const { id } = useDocumentInfo()
  return id ? <Panel inquiryId={String(id)} /> : null
}

function Panel({ inquiryId }: { inquiryId: string }) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const { deliveries, message, isBusy, sendAgain } = useDeliveries(inquiryId)
  if (!deliveries) return null
  return (
    <section className={styles.panel} aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveries:title')}</h2>
      {deliveries.length === 0 ? (
        <p>{t('deliveries:none')}</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.job} data-state={delivery.state}>
              <div>
                <strong>{nameOf(delivery, t)}</strong>
                <p>{describeState(delivery, t, i18n.language)}</p>
                {delivery.note && <p className={styles.note}>{delivery.note}</p>}
              </div>
              {delivery.canSendAgain && (
                <Button
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  size="small"
                  aria-label={t('deliveries:action', {
                    action: actionLabel(delivery, t),
                    delivery: nameOf(delivery, t),
                  })}
                  onClick={() => void sendAgain(delivery.job)}
                >
                  {actionLabel(delivery, t)}
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

function nameOf({ to, host }: Delivery, t: Translate): string {
  if (to === 'inbox') return t('deliveries:toRecipients')
  if (to === 'sender') return t('deliveries:toSender')
  return host ? t('deliveries:webhook', { host }) : t('deliveries:formerWebhook')
}

function actionLabel({ state }: Delivery, t: Translate): string {
  return state === 'later' ? t('deliveries:tryNow') : t('deliveries:sendAgain')
}

function describeState({ state, at }: Delivery, t: Translate, language: string): string {
  const time = at && new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return t(`deliveries:${state}`, { time })
}
