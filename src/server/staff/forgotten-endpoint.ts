import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { refuse } from '@/lib/app-error'
import { loggable } from '@/lib/loggable'
import { Limit } from '../limits'
import { isForeignOrigin } from '../sender'

const ofAccount = new Limit({ name: 'staff-forgotten', points: 3, seconds: 60 * 60 })

/**
 * `POST /api/users/forgot-password` in place of Payload's own. It answers before it looks for the account, so that
 * neither words nor time tell whether there is one.
 */
export const staffForgotten: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    if (isForeignOrigin(req.headers)) refuse('forbidden', 'Ask for it on the page of the admin.')
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email === 'string' && email.length <= 320) void send(req, email.trim().toLowerCase())
    return Response.json({ message: req.t('general:success') })
  },
}

async function send({ payload, i18n }: PayloadRequest, email: string): Promise<void> {
  try {
    if ((await ofAccount.take(email)) > 0) return
    await payload.forgotPassword({ collection: 'users', data: { email }, req: { i18n, t: i18n.t } })
  } catch (error) {
    payload.logger.error({ err: loggable(error) }, 'a link for a new password was not sent')
  }
}
