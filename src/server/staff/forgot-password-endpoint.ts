import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { refusal } from '@/cms/refusal'
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
    if (isUntrustedOrigin(req.headers)) throw refusal(403, 'Use the page of the admin.')
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email === 'string' && email.length <= 320) void send(req, email.trim().toLowerCase())
    return Response.json({ message: req.t('general:success') })
  },
}

async function send({ payload, i18n }: PayloadRequest, email: string): Promise<void> {
  try {
    if ((await accountLimit.consume(email)) > 0) return
    await payload.forgotPassword({ collection: 'users', data: { email }, req: { i18n, t: i18n.t } })
  } catch (error) {
    payload.logger.error({ err: loggable(error) }, 'a password reset link could not be sent')
  }
}
