import type { I18n } from '@payloadcms/translations'
import type { BasePayload } from 'payload'
import { renderMail } from '../mail/render-mail'

type ResetMail = { payload: BasePayload; to: string; token: string; i18n: Pick<I18n, 't' | 'language'> }

/** Mails a password reset link; it always has the public origin, whatever the host of the request. */
export async function sendPasswordResetMail({ payload, to, token, i18n }: ResetMail): Promise<void> {
  const { t, language } = i18n
  const origin: string = payload.config.custom.publicOrigin
  const subject = t('authentication:resetYourPassword')
  const parts = [
    t('authentication:youAreReceivingResetPassword'),
    { link: `${origin}/admin/reset/${token}`, label: subject },
    t('authentication:youDidNotRequestPassword'),
  ]
  await payload.sendEmail({ to, subject, ...renderMail(parts, language) })
}
