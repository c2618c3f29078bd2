import { and, eq } from 'drizzle-orm'
import {
  Forbidden,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { transactionOf } from '@/cms/transaction'
import { users, users_sessions } from '@/database-tables'
import { lockAccount, lockAccounts } from './lock-account'
import { sessionOf } from './sessions'

type Args = {
  id?: string | number
  where?: Where
  overrideAccess?: boolean
  data?: { email?: unknown; token?: unknown }
}

/** Before an operation reads the accounts that it writes. */
export const lockBeforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = args as Args
  if (operation === 'login')
    await lockAccounts(req, eq(users.email, textOf(data?.email).toLowerCase().trim()))
  if (operation === 'resetPassword')
    await lockAccounts(req, eq(users.resetPasswordToken, textOf(data?.token)))
  if (operation === 'update') await lockBeforeUpdate(req, args as Args)
  if (operation === 'refresh' && req.user) {
    await lockAccount(req, String(req.user.id))
    await refuseEndedSession(req, String(req.user.id))
  }
  return args
}

/** Payload checks the access only afterwards, so nothing is locked that the caller may not change. */
async function lockBeforeUpdate(req: PayloadRequest, { id, where, overrideAccess }: Args): Promise<void> {
  const { user } = req
  const isById = id !== undefined
  if (!isById && !where) return
  const mayChangeAll = overrideAccess || (user?.collection === 'users' && user.role === 'administrator')
  if (mayChangeAll) return lockAccounts(req, isById ? eq(users.id, String(id)) : undefined)
  if (user?.collection !== 'users' || (isById && String(id) !== String(user.id))) return
  await lockAccount(req, String(user.id))
}

/** Payload calls this before it reads the account of a sign-out. */
export const lockBeforeLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, String(req.user.id))
}

/** Payload fails with an unknown error if the session ended after the request was authenticated. */
async function refuseEndedSession(req: PayloadRequest, account: string): Promise<void> {
  const db = await transactionOf(req)
  const { id, _parentID } = users_sessions
  const isCurrent = and(eq(_parentID, account), eq(id, sessionOf(req) ?? ''))
  const found = await db.select({ id }).from(users_sessions).where(isCurrent)
  if (found.length === 0) throw new Forbidden(req.t)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
