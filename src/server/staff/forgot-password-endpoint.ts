import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { sendPasswordResetMail } from '@/cms/staff/password-reset-mail'
import { staffText } from '@/cms/staff/texts'
import { inTransaction } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import { loggable } from '@/lib/loggable'
import { RateLimit } from '../rate-limit'
import { isUntrustedOrigin } from '../request-origin'

const accountLimit = new RateLimit({ name: 'staff-forgotten', points: 3, seconds: 60 * 60 })

/**
 * `POST /api/users/forgot-password` in place of Payload's own. It responds before it looks for the account, so that
 * neither the message nor the time reveals whether there is one.
 */
export const staffForgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    if (isUntrustedOrigin(req.headers)) refuse('forbidden', staffText(req)('staff:otherOrigin'))
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email === 'string' && email.length <= 320) void send(req, email.trim().toLowerCase())
    return Response.json({ message: req.t('general:success') })
  },
}

async function send({ payload, i18n }: PayloadRequest, email: string): Promise<void> {
  try {
    if ((await accountLimit.consume(email)) > 0) return
    // Payload would send the mail in the transaction of the token: a slow mail server would hold it, and a failed commit
    // would leave a mail whose link does not work.
    const token = await inTransaction(payload, (req) =>
      payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, req }),
    )
    // Without an account there is no token, whatever Payload's type says.
    if (token) await sendPasswordResetMail({ payload, to: email, token, i18n })
  } catch (error) {
    payload.logger.error({ err: loggable(error) }, 'a password reset link could not be sent')
  }
}
