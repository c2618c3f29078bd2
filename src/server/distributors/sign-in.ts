import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '@/cms/distributors/password'
import { hashOf, tokenPattern } from '@/cms/distributors/token'
import { cms } from '@/server/cms'
import { findAccount, findAccountOfToken, isOpen, toUserName, type Account } from './account'
import { beginSetUp, beginStep, confirmApp, countTry, endStep, acceptCode, type SetUp } from './second-factor'
import { throttle, type Throttle } from './throttle'
import { beginSession } from './visitor'

type Entered = {
  state: 'in'
  /** A whole Set-Cookie value. */
  cookie: string
}
type NotEntered = { state: 'refused' } | { state: 'later'; seconds: number }

export type SignIn = Entered | NotEntered | { state: 'code'; step: string } | ({ state: 'set-up' } & SetUp)

type Given = {
  username: string
  password: string
  /** Where the request comes from, as the door names it. */
  network: string
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
  const attempt = { account: name, network: given.network }
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
  return { state: 'in', cookie: await beginSession(account.id) }
}

type GivenCode = { step: string; code: string; network: string }

/** The second step: the code of an app, which with its first code becomes the account's. */
export async function enterCode(
  { step, code, network }: GivenCode,
  counted: Throttle = throttle,
): Promise<Entered | NotEntered | { state: 'ended' }> {
  const ended = { state: 'ended' } as const
  if (!tokenPattern.test(step)) return ended
  const account = await findAccountOfToken(hashOf(step), ['second-step'])
  if (!account || !isOpen(account)) return ended
  const attempt = { account: account.username, network }
  const seconds = await counted.attempt(attempt)
  if (seconds > 0) return { state: 'later', seconds }

  const tried = await countTry(step)
  if (!tried) return ended
  if (!(await isCodeRight(account, tried.secret, code))) return tried.isLast ? ended : refused
  if (!(await endStep(step))) return ended
  await counted.succeed(attempt)
  return { state: 'in', cookie: await beginSession(account.id) }
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
