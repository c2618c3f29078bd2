import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '@/cms/distributors/password'
import { hashOf, tokenPattern } from '@/cms/distributors/token'
import { deviceCookie, knownDevice } from '@/server/accounts/devices'
import type { Throttle } from '@/server/accounts/throttle'
import { cms } from '@/server/cms'
import { findAccount, findAccountOfToken, isOpen, toUserName, type Account } from './account'
import { beginSetUp, beginStep, confirmApp, countTry, endStep, acceptCode, type SetUp } from './second-factor'
import { throttle } from './throttle'
import { beginSession } from './visitor'

type Entered = {
  state: 'in'
  /** The session's cookie, and the one by which the account knows the browser again: whole Set-Cookie values. */
  cookie: string
  device: string
}
type NotEntered = { state: 'refused' } | { state: 'later'; seconds: number }

export type SignIn = Entered | NotEntered | { state: 'code'; step: string } | ({ state: 'set-up' } & SetUp)

type Given = {
  username: string
  password: string
  /** Where the request comes from, as the door names it. */
  network: string
  /** Of the browser; without them it is an unknown one. */
  headers?: Headers
  /** Of the second factor, for clients that send all at once. */
  code?: string
}

const refused = { state: 'refused' } as const

/**
 * Checks name and password (S2 6). An unknown name, a wrong password and an account that lets nobody in take the same
 * way up to the same answer: the same statements, one hash.
 */
export async function signIn(given: Given, counted: Throttle = throttle): Promise<SignIn> {
  const name = toUserName(given.username)
  const attempt = attemptOf(name, given)
  const seconds = await counted.attempt(attempt)
  if (seconds > 0) return { state: 'later', seconds }

  const account = await findAccount(name)
  const { isRight, isOutdated } = await verifyPassword(given.password, account?.password_hash ?? null)
  if (!account || !isRight || !isOpen(account)) return refused

  if (isOutdated) await renewHash(account.id, given.password)
  if (account.second_factor) {
    if (given.code === undefined) return askForCode(account)
    if (!account.totp_secret || !(await acceptCode(account.id, account.totp_secret, given.code)))
      return refused
  }
  await counted.succeed(attempt)
  return enter(account)
}

type GivenCode = { step: string; code: string; network: string; headers?: Headers }

/** The second step: the code of an app, which with its first code becomes the account's. */
export async function enterCode(
  { step, code, network, headers }: GivenCode,
  counted: Throttle = throttle,
): Promise<Entered | NotEntered | { state: 'ended' }> {
  const ended = { state: 'ended' } as const
  if (!tokenPattern.test(step)) return ended
  const account = await findAccountOfToken(hashOf(step), ['second-step'])
  if (!account || !isOpen(account)) return ended
  const attempt = attemptOf(account.username, { network, headers })
  const seconds = await counted.attempt(attempt)
  if (seconds > 0) return { state: 'later', seconds }

  const tried = await countTry(step)
  if (!tried) return ended
  if (!(await isCodeRight(account, tried.secret, code))) return tried.isLast ? ended : refused
  if (!(await endStep(step))) return ended
  await counted.succeed(attempt)
  return enter(account)
}

const deviceName = 'distributor-device'

function attemptOf(account: string, { network, headers }: Pick<Given, 'network' | 'headers'>) {
  return { account, network, device: headers && knownDevice(headers, { cookie: deviceName, account }) }
}

async function enter({ id, username }: Account): Promise<Entered> {
  return {
    state: 'in',
    cookie: await beginSession(id),
    device: deviceCookie({ cookie: deviceName, account: username }),
  }
}

async function askForCode(account: Account): Promise<SignIn> {
  if (account.totp_secret) return { state: 'code', step: await beginStep(account) }
  return { state: 'set-up', ...(await beginSetUp(account)) }
}

async function isCodeRight(account: Account, newSecret: string | null, code: string): Promise<boolean> {
  if (newSecret) return confirmApp(account.id, newSecret, code)
  return account.totp_secret !== null && acceptCode(account.id, account.totp_secret, code)
}

async function renewHash(account: string, password: string): Promise<void> {
  const { db } = await cms()
  const hash = await hashPassword(password)
  await db.drizzle.execute(sql`update distributors set password_hash = ${hash} where id = ${account}`)
}
