import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { refuse } from '@/lib/app-error'
import { takeAsLong } from '@/cms/staff/stored-password'
import { deviceCookie, knownDevice } from '../accounts/devices'
import { createThrottle } from '../accounts/throttle'
import { isForeignOrigin, networkOf } from '../sender'

const throttle = createThrottle('staff-sign-in')
const deviceName = 'staff-device'

/**
 * `POST /api/users/login` in place of Payload's own, with the same answer. An unknown address, a wrong password and an
 * account that many have tried take the same way and say the same; a page of another origin signs nobody in; tries are
 * counted for every address, and strangers cannot keep the owner's own browser out.
 */
export const staffSignIn: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    if (isForeignOrigin(req.headers)) refuse('forbidden', 'Sign in on the page of the admin.')
    await addDataAndFileToRequest(req)
    const email = textOf(req.data?.email).trim().toLowerCase()
    const password = textOf(req.data?.password)
    if (!email || !password) throw new AuthenticationError(req.t)

    const device = knownDevice(req.headers, { cookie: deviceName, account: email })
    const attempt = { account: email, network: networkOf(req.headers), device }
    const seconds = await throttle.attempt(attempt)
    if (seconds > 0) refuseAttempt(seconds)
    const { token, exp, user } = await logIn(req, { email, password })
    await throttle.succeed(attempt)
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
    await takeAsLong(data.password)
    throw new AuthenticationError(req.t)
  }
  const { exp, token, user } = await req.payload.login({ collection: 'users', data, depth: 0, req })
  if (!token) throw new AuthenticationError(req.t)
  return { exp, token, user }
}

function refuseAttempt(seconds: number): never {
  const minutes = Math.ceil(seconds / 60)
  refuse(
    'tooManyRequests',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
