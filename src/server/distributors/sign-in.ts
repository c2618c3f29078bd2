import 'server-only'
import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '@/cms/distributors/password'
import { hashOf, tokenPattern } from '@/cms/distributors/token'
import { distributors } from '@/database-tables'
import { deviceCookie, knownDevice } from '@/server/accounts/devices'
import type { Throttle } from '@/server/accounts/throttle'
import { cms } from '@/server/cms'
import {
  findAccount,
  findAccountOfToken,
  isActiveAccount,
  isExpiredAccount,
  toUserName,
  type Account,
} from './account'
import {
  startSetup,
  startSecondStep,
  enrolApp,
  consumeAttempt,
  consumeStep,
  verifyCode,
  type SecondFactorSetup,
} from './second-factor'
import { throttle } from './throttle'
import { createSession } from './session'

type SignedIn = {
  state: 'in'
  /** Set-Cookie values: of the session, and of the known browser (accounts/devices.ts). */
  cookie: string
  device: string
}
type NotSignedIn = { state: 'refused' } | { state: 'later'; seconds: number }

export type SignInResult =
  | SignedIn
  | NotSignedIn
  | { state: 'expired' }
  | { state: 'code'; step: string }
  | ({ state: 'set-up' } & SecondFactorSetup)

type Given = {
  username: string
  password: string
  /** The network of the client, from the header of the gateway. */
  network: string
  /** Of the request; without them the browser is treated as unknown. */
  headers?: Headers
  /** Code of the second factor, for clients that send all credentials in one request. */
  code?: string
}

const refused = { state: 'refused' } as const

/**
 * Checks name and password (S2 6). An unknown name, a wrong password and a disabled account run the same statements
 * and one hash, so that the time does not tell them apart. Only those who know the password learn that an account has
 * expired.
 */
export async function signIn(given: Given, limiter: Throttle = throttle): Promise<SignInResult> {
  const name = toUserName(given.username)
  const attempt = attemptOf(name, given)
  const seconds = await limiter.consume(attempt)
  if (seconds > 0) return { state: 'later', seconds }

  const account = await findAccount(name)
  const { isCorrect: isRight, isOutdated } = await verifyPassword(
    given.password,
    account?.passwordHash ?? null,
  )
  if (!account || !isRight || account.disabled) return refused
  if (isExpiredAccount(account)) return { state: 'expired' }

  if (isOutdated) await rehashPassword(account.id, given.password)
  if (account.secondFactor) {
    if (given.code === undefined) return askForCode(account)
    if (!account.totpSecret || !(await verifyCode(account.id, account.totpSecret, given.code))) return refused
  }
  await limiter.reset(attempt)
  return startSession(account)
}

type GivenCode = { step: string; code: string; network: string; headers?: Headers }

/** The second step: the code of an authenticator app; the first code enrols the app. */
export async function submitCode(
  { step, code, network, headers }: GivenCode,
  limiter: Throttle = throttle,
): Promise<SignedIn | NotSignedIn | { state: 'ended' }> {
  const ended = { state: 'ended' } as const
  if (!tokenPattern.test(step)) return ended
  const account = await findAccountOfToken(hashOf(step), ['second-step'])
  if (!account || !isActiveAccount(account)) return ended
  const attempt = attemptOf(account.username, { network, headers })
  const seconds = await limiter.consume(attempt)
  if (seconds > 0) return { state: 'later', seconds }

  const attempted = await consumeAttempt(step)
  if (!attempted) return ended
  if (!(await isCodeValid(account, attempted.secret, code))) return attempted.isLast ? ended : refused
  if (!(await consumeStep(step))) return ended
  await limiter.reset(attempt)
  return startSession(account)
}

const deviceName = 'distributor-device'

function attemptOf(account: string, { network, headers }: Pick<Given, 'network' | 'headers'>) {
  return { account, network, device: headers && knownDevice(headers, { cookie: deviceName, account }) }
}

async function startSession({ id, username }: Account): Promise<SignedIn> {
  return {
    state: 'in',
    cookie: await createSession(id),
    device: deviceCookie({ cookie: deviceName, account: username }),
  }
}

async function askForCode(account: Account): Promise<SignInResult> {
  if (account.totpSecret) return { state: 'code', step: await startSecondStep(account) }
  return { state: 'set-up', ...(await startSetup(account)) }
}

async function isCodeValid(account: Account, newSecret: string | null, code: string): Promise<boolean> {
  if (newSecret) return enrolApp(account.id, newSecret, code)
  return account.totpSecret !== null && verifyCode(account.id, account.totpSecret, code)
}

async function rehashPassword(account: string, password: string): Promise<void> {
  const { drizzle } = (await cms()).db
  const passwordHash = await hashPassword(password)
  await drizzle.update(distributors).set({ passwordHash }).where(eq(distributors.id, account))
}
