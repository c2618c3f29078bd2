import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { refusal } from '@/cms/refusal'
import { simulatePasswordCheck } from '@/cms/staff/stored-password'
import { deviceCookie, knownDevice } from '../accounts/devices'
import { createThrottle } from '../accounts/throttle'
import { isUntrustedOrigin, networkOf } from '../request-origin'

const throttle = createThrottle('staff-sign-in')
const deviceName = 'staff-device'

/**
 * `POST /api/users/login` in place of Payload's own, with the same response. An unknown address, a wrong password and a
 * locked account get the same error after the same time; other origins are refused; attempts are limited for every
 * address, and others cannot lock out the browser of the owner.
 */
export const staffSignIn: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    if (isUntrustedOrigin(req.headers)) throw refusal(403, 'Use the sign-in page of the admin.')
    await addDataAndFileToRequest(req)
    const email = textOf(req.data?.email).trim().toLowerCase()
    const password = textOf(req.data?.password)
    if (!email || !password) throw new AuthenticationError(req.t)

    const device = knownDevice(req.headers, { cookie: deviceName, account: email })
    const attempt = { account: email, network: networkOf(req.headers), device }
    const seconds = await throttle.consume(attempt)
    if (seconds > 0) throw tooManyAttempts(seconds)

    const { token, exp, user } = await logIn(req, { email, password })
    await throttle.reset(attempt)
    const { auth } = req.payload.collections.users.config
    const cookie = generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    })
    const response = Response.json({ message: req.t('authentication:passed'), exp, token, user })
    response.headers.append('set-cookie', String(cookie))
    response.headers.append('set-cookie', deviceCookie({ cookie: deviceName, account: email }))
    return response
  },
}

async function logIn(req: PayloadRequest, data: { email: string; password: string }) {
  const where = { email: { equals: data.email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) {
    await simulatePasswordCheck(data.password)
    throw new AuthenticationError(req.t)
  }
  const { exp, token, user } = await req.payload.login({ collection: 'users', data, depth: 0, req })
  if (!token) throw new AuthenticationError(req.t)
  return { exp, token, user }
}

function tooManyAttempts(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return refusal(429, `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
