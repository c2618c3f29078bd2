import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { staffText } from '@/cms/staff/texts'
import { endSessions } from '@/cms/staff/sessions'
import { inTransaction } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import { isUntrustedOrigin } from '../request-origin'
import { resetCodeLimit } from './second-step'

/**
 * `POST /api/users/reset-password` in place of Payload's own, which also signs in. A mailed link replaces a forgotten
 * password only, so the sign-in that follows needs the second factor.
 */
export const staffResetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    if (isUntrustedOrigin(req.headers)) refuse('forbidden', staffText(req)('staff:otherOrigin'))
    await addDataAndFileToRequest(req)
    const { token, password } = req.data ?? {}
    if (typeof token !== 'string' || typeof password !== 'string' || token === '' || password === '') {
      refuse('invalid', staffText(req)('staff:linkAndPassword'))
    }
    req.context.discardsSession = true
    const data = { token, password }
    const id = await inTransaction(req, async () => {
      const { user } = await req.payload.resetPassword({
        collection: 'users',
        data,
        overrideAccess: true,
        req,
      })
      await endSessions(req, String(user.id))
      return String(user.id)
    })
    await resetCodeLimit(id)
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
