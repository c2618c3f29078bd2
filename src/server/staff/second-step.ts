import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { confirmSetUp, readFactor, acceptCode } from '@/cms/staff/second-factor'
import { endSessions } from '@/cms/staff/sessions'
import { staffText } from '@/cms/staff/texts'
import { transactionOf } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import type { User } from '@/payload-types'
import { RateLimit } from '../rate-limit'
import { refuseForNow } from './refuse-for-now'

/** The second step of a sign-in: `secondStep` in the context of its request. */
export type SecondStep = {
  code: string
  /** The browser, where it has signed in to the account before. */
  device: string | null
  /** Set when the password is right and the sign-in lacks a code, or an app. */
  lacks?: 'code' | 'set-up' | undefined
  /** Set when this sign-in has set up the app. */
  recoveryCodes?: string[]
}

const hour = 60 * 60
// Only those who know the password get here. A known browser has its own limit, so that they cannot lock the owner out.
const fromElsewhere = new RateLimit({ name: 'staff-code', points: 10, seconds: hour })
const fromDevice = new RateLimit({ name: 'staff-code-device', points: 10, seconds: hour / 4 })
// Cookies of browsers can be collected before there is a factor, so all of them together have a limit as well.
const fromDevices = new RateLimit({ name: 'staff-code-devices', points: 50, seconds: 24 * hour })

/**
 * Payload calls this wherever it starts a session, after the password was checked. Throwing discards the session, so
 * no way to sign in leads past the second factor. `discardsSession` is for callers that give the session to nobody.
 */
export const requireSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (req.context.discardsSession === true) return
  const factor = await readFactor(await transactionOf(req), user.id)
  if (!factor?.since && !factor?.isRequired) return
  const step = (req.context.secondStep as SecondStep | undefined) ?? { code: '', device: null }
  if (!step.code) {
    step.lacks = factor.since ? 'code' : 'set-up'
    refuse('unauthenticated', staffText(req)(factor.since ? 'staff:codeNeeded' : 'staff:setUpNeeded'))
  }
  await countAttempt(req, user, step)
  if (factor.since) await checkCode(req, user, step)
  else await setUp(req, user, step)
  await resetAttempts(user.id, step.device)
}

async function countAttempt(req: PayloadRequest, user: User, { device }: SecondStep): Promise<void> {
  const seconds = await consumeAttempt(user.id, device)
  if (seconds === 0) return
  req.payload.logger.warn(`too many wrong codes for ${user.email}, with the right password`)
  refuseForNow(req, seconds)
}

/** @returns how many seconds to wait, or 0 */
async function consumeAttempt(account: string, device: string | null): Promise<number> {
  if (!device) return fromElsewhere.consume(account)
  return (await fromDevice.consume(account, device)) || (await fromDevices.consume(account))
}

async function resetAttempts(account: string, device: string | null): Promise<void> {
  if (!device) return fromElsewhere.reset(account)
  await fromDevice.reset(account, device)
  await fromDevices.reset(account)
}

/** For an owner who has proved to own the mailbox: wrong codes of somebody with the old password do not count. */
export function resetCodeLimit(account: string): Promise<void> {
  return fromElsewhere.reset(account)
}

async function checkCode(req: PayloadRequest, user: User, { code }: SecondStep): Promise<void> {
  const store = { payload: req.payload, db: await transactionOf(req) }
  const used = await acceptCode(store, user.id, code)
  if (!used) refuseCode(req)
  if (used === 'recovery') req.payload.logger.info(`${user.email} signed in with a recovery code`)
}

async function setUp(req: PayloadRequest, user: User, step: SecondStep): Promise<void> {
  const store = { payload: req.payload, db: await transactionOf(req) }
  const { language } = req.i18n
  const result = await confirmSetUp(store, { account: user.id, code: step.code, language })
  if (result.state === 'refused') {
    refuse('unauthenticated', staffText(req)('staff:newCodeRefused'), { field: 'code' })
  }
  if (result.state !== 'done') {
    step.lacks = 'set-up'
    refuse('unauthenticated', staffText(req)('staff:setUpEnded'))
  }
  step.recoveryCodes = result.recoveryCodes
  // Payload has added the session of this sign-in as the last one.
  await endSessions(req, user.id, user.sessions?.at(-1)?.id)
  req.payload.logger.info(`${user.email} set up an authenticator app`)
}

function refuseCode(req: PayloadRequest): never {
  refuse('unauthenticated', staffText(req)('staff:codeRefused'), { field: 'code' })
}
