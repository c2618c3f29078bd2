import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import {
  confirmSetUp,
  readFactor,
  removeFactor,
  replaceRecoveryCodes,
  startSetUp,
  acceptCode,
  type FactorState,
} from '@/cms/staff/second-factor'
import { lockAccount } from '@/cms/staff/lock-account'
import { resetFactor } from '@/cms/staff/reset-factor'
import { endSessions, sessionOf } from '@/cms/staff/sessions'
import { staffText } from '@/cms/staff/texts'
import { inTransaction, transactionOf } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import type { User } from '@/payload-types'
import { isUntrustedOrigin } from '../request-origin'
import { checkCurrentPassword, refundAttempt, resetAttempts } from './current-password'

type Action = (req: PayloadRequest, own: User) => Promise<object>

/** The second factor of the signed-in account, and, for administrators, of others. */
export const secondFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  endpoint('get', '/:id/second-factor', readState),
  endpoint('post', '/:id/second-factor/reset', reset),
  endpoint('post', '/second-factor/start', (req, own) => startSetUp(storeOf(req), own)),
  endpoint('post', '/second-factor/confirm', confirm),
  endpoint('post', '/second-factor/recovery-codes', newRecoveryCodes),
  endpoint('post', '/second-factor/switch-off', switchOff),
]

function endpoint(method: 'get' | 'post', path: string, action: Action): Omit<Endpoint, 'root'> {
  return {
    path,
    method,
    async handler(req) {
      const { user } = req
      if (user?.collection !== 'users') refuse('unauthenticated', staffText(req)('staff:signInFirst'))
      if (isUntrustedOrigin(req.headers)) refuse('forbidden', staffText(req)('staff:otherOrigin'))
      if (method === 'post') await addDataAndFileToRequest(req)
      return Response.json(await action(req, user))
    },
  }
}

async function readState(req: PayloadRequest, own: User): Promise<FactorState> {
  const id = String(req.routeParams?.id)
  const factor = own.role === 'administrator' || own.id === id ? await readFactor(dbOf(req), id) : null
  if (!factor) refuse('notFound', staffText(req)('staff:noAccount'))
  return factor
}

/** Of another account, with the own password. */
async function reset(req: PayloadRequest, own: User): Promise<{ message: string }> {
  const t = staffText(req)
  const id = String(req.routeParams?.id)
  const where = { id: { equals: id } }
  if (own.role !== 'administrator') refuse('forbidden', req.t('error:notAllowedToPerformAction'))
  if (own.id === id) refuse('invalid', t('staff:ownReset'))
  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  if (!account) refuse('notFound', t('staff:noAccount'))
  await checkPassword(req, own)
  await refundAttempt(own.id)
  const result = await resetFactor(req, account, own)
  if (result === 'none') refuse('conflict', t('staff:nothingToReset'))
  return {
    message: result === 'mailed' ? t('staff:isReset') : `${t('staff:isReset')} ${t('staff:mailFailed')}`,
  }
}

/** Also replaces an app, with a code of the former one. */
async function confirm(req: PayloadRequest, own: User): Promise<{ recoveryCodes: string[] }> {
  await checkPassword(req, own)
  const result = await withLockedAccount(req, own, async (store) => {
    const factor = await readFactor(store.db, own.id)
    if (factor?.since && !(await acceptCode(store, own.id, textOf(req, 'currentCode')))) {
      refuseCode(req, 'currentCode')
    }
    const code = { account: own.id, code: textOf(req, 'code'), language: req.i18n.language }
    const saved = await confirmSetUp(store, code)
    if (saved.state === 'refused')
      refuse('invalid', staffText(req)('staff:newCodeRefused'), { field: 'code' })
    if (saved.state !== 'done') refuse('conflict', staffText(req)('staff:setUpExpired'))
    await endSessions(req, own.id, sessionOf(req))
    return saved
  })
  await succeed(req, own, 'set up an authenticator app')
  return { recoveryCodes: result.recoveryCodes }
}

async function newRecoveryCodes(req: PayloadRequest, own: User): Promise<{ recoveryCodes: string[] }> {
  await checkPassword(req, own)
  const recoveryCodes = await withLockedAccount(req, own, async (store) => {
    if (!(await acceptCode(store, own.id, textOf(req, 'code')))) refuseCode(req, 'code')
    return replaceRecoveryCodes(store, own.id)
  })
  await succeed(req, own, 'made new recovery codes')
  return { recoveryCodes }
}

async function switchOff(req: PayloadRequest, own: User): Promise<object> {
  await checkPassword(req, own)
  await withLockedAccount(req, own, async (store) => {
    const factor = await readFactor(store.db, own.id)
    if (factor?.isRequired) refuse('forbidden', staffText(req)('staff:required'))
    if (!(await acceptCode(store, own.id, textOf(req, 'code')))) refuseCode(req, 'code')
    await removeFactor(store.db, own.id)
  })
  await succeed(req, own, 'switched off the authenticator app')
  return {}
}

/** Locks the account before the row of the factor, as a sign-in does. */
function withLockedAccount<T>(
  req: PayloadRequest,
  { id }: User,
  run: (store: ReturnType<typeof storeOf>) => Promise<T>,
): Promise<T> {
  return inTransaction(req, async () => {
    await lockAccount(req, id)
    return run({ payload: req.payload, db: await transactionOf(req) })
  })
}

function checkPassword(req: PayloadRequest, { id }: User): Promise<void> {
  return checkCurrentPassword(req, id, req.data?.currentPassword)
}

async function succeed({ payload }: PayloadRequest, { id, email }: User, what: string): Promise<void> {
  await resetAttempts(id)
  payload.logger.info(`${email} ${what}`)
}

function refuseCode(req: PayloadRequest, field: 'code' | 'currentCode'): never {
  refuse('invalid', staffText(req)('staff:codeRefused'), { field })
}

function textOf({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

function storeOf(req: PayloadRequest) {
  return { payload: req.payload, db: dbOf(req) }
}

function dbOf({ payload }: PayloadRequest) {
  return payload.db.drizzle
}
