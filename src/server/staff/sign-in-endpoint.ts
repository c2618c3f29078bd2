import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { startSetUp } from '@/cms/staff/second-factor'
import { isPassword, simulatePasswordCheck, type StoredPassword } from '@/cms/staff/stored-password'
import { staffText } from '@/cms/staff/texts'
import { inTransaction } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import type { User } from '@/payload-types'
import { deviceCookie, knownDevice } from '../accounts/devices'
import { createThrottle } from '../accounts/throttle'
import { isUntrustedOrigin, networkOf } from '../request-origin'
import { refuseForNow } from './refuse-for-now'
import type { SecondStep } from './second-step'

const throttle = createThrottle('staff-sign-in')
const deviceName = 'staff-device'

/** The response, with status 202, to a right password of an account that has to send a code as well. */
type SecondStepNeeded = {
  message: string
  secondFactor: 'code' | 'set-up'
  /** For an app that has to be set up first. */
  secret?: string
  qr?: string
}

/**
 * `POST /api/users/login` in place of Payload's own, with the same response. Accounts with a second factor send `code`
 * with address and password, and get no session before (second-step.ts). An unknown address, a wrong password and a
 * locked account get the same error after the same time; other origins are refused; attempts are limited for every
 * address, and others cannot lock out the browser of the owner.
 */
export const staffSignIn: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    if (isUntrustedOrigin(req.headers)) refuse('forbidden', staffText(req)('staff:otherOrigin'))
    await addDataAndFileToRequest(req)
    const email = textOf(req.data?.email).trim().toLowerCase()
    const password = textOf(req.data?.password)
    if (!email || !password) throw new AuthenticationError(req.t)

    const device = knownDevice(req.headers, { cookie: deviceName, account: email })
    const attempt = { account: email, network: networkOf(req.headers), device }
    const seconds = await throttle.consume(attempt)
    if (seconds > 0) refuseForNow(req, seconds)
    const step: SecondStep = { code: textOf(req.data?.code).trim(), device }
    req.context.secondStep = step
    const session = await logIn(req, { email, password }).catch((error: unknown) => {
      if (step.lacks) return null
      throw error
    })
    if (!session) return Response.json(await needed(req, email, step), { status: 202 })
    await throttle.reset(attempt)
    return passed(req, { ...session, email, recoveryCodes: step.recoveryCodes })
  },
}

type Passed = Session & { email: string; recoveryCodes: string[] | undefined }

function passed(req: PayloadRequest, { email, token, ...rest }: Passed): Response {
  const { payload, t } = req
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const response = Response.json({ message: t('authentication:passed'), token, ...rest })
  response.headers.append('set-cookie', String(cookie))
  response.headers.append('set-cookie', deviceCookie({ cookie: deviceName, account: email }))
  return response
}

type Session = Awaited<ReturnType<typeof logIn>>

type Credentials = { email: string; password: string }

/** In one transaction, in which the account is locked (lock-hooks.ts). */
async function logIn(req: PayloadRequest, data: Credentials) {
  await checkPassword(req, data)
  return inTransaction(req, async () => {
    const { exp, token, user } = await req.payload.login({ collection: 'users', data, depth: 0, req })
    if (!token) throw new AuthenticationError(req.t)
    return { exp, token, user }
  })
}

/** Payload checks the password again; without this first check, wrong passwords would lock the account as well. */
async function checkPassword(req: PayloadRequest, { email, password }: Credentials): Promise<void> {
  const stored = await req.payload.db.findOne<StoredPassword & Pick<User, 'id'>>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  })
  const isRight = stored ? await isPassword(password, stored) : await simulatePasswordCheck(password)
  if (!isRight) throw new AuthenticationError(req.t)
}

async function needed(
  req: PayloadRequest,
  email: string,
  { code, lacks }: SecondStep,
): Promise<SecondStepNeeded> {
  const t = staffText(req)
  if (lacks === 'code') return { message: t('staff:enterCode'), secondFactor: 'code' }
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [account] = docs
  if (!account) throw new AuthenticationError(req.t)
  const { secret, qr } = await startSetUp({ payload: req.payload, db: req.payload.db.drizzle }, account)
  return { message: t(code ? 'staff:setUpEnded' : 'staff:scanRequired'), secondFactor: 'set-up', secret, qr }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
