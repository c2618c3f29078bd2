import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { refuse } from '@/lib/app-error'
import { isWeakPassword, passwordLength } from '@/lib/passwords'
import type { User } from '@/payload-types'
import { endSessions, sessionOf } from './sessions'
import { isPassword, type StoredPassword } from './stored-password'

type AccountData = { password?: unknown; email?: unknown; currentPassword?: unknown; token?: unknown }
type Args = { id?: string | number; data?: AccountData }
type Stored = StoredPassword & Pick<User, 'id' | 'email' | 'name'>

const weakPasswordMessage = `Choose a password of ${passwordLength.min} to ${passwordLength.max} characters that is not your name or address and has at least four different ones.`

/** Refuses weak passwords wherever one is set: by an administrator, on the account page, or through a mailed link. */
export const refuseWeakPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args
  const { id, data } = args as Args
  if (typeof data?.password !== 'string' || data.password === '') return args
  const account = await findAccount(req, operation === 'resetPassword' ? { token: data.token } : { id })
  const names = [data.email, account?.email, account?.name].filter((name) => typeof name === 'string')
  if (isWeakPassword(data.password, names)) refuse('invalid', weakPasswordMessage, { field: 'password' })
  return args
}

/**
 * Users change their own password or address only with the current password, so that an unattended browser is not enough
 * to take over an account. Administrators set those of others.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (!isUpdate || req.payloadAPI !== 'REST') return args
  const { id, data } = args as Args
  if (!data?.password && data?.email === undefined) return args
  if (id === undefined) refuse('invalid', 'Change passwords and addresses of accounts one by one.')
  if (String(id) !== String(req.user?.id)) return args

  const account = await findAccount(req, { id })
  const isOwnChange = data.password || data.email !== account?.email
  if (!account || !isOwnChange) return args
  const currentPassword = typeof data.currentPassword === 'string' ? data.currentPassword : ''
  if (await isPassword(currentPassword, account)) return args
  const message = currentPassword
    ? 'This is not your current password.'
    : 'Enter your current password to change your password or address.'
  refuse('invalid', message, { field: 'currentPassword' })
}

/** A new address ends the other sessions, as Payload does for a new password. */
export const endOtherSessions: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.email === previousDoc?.email) return
  await endSessions(req, doc.id, req.user?.id === doc.id ? sessionOf(req) : undefined)
}

async function findAccount(
  req: PayloadRequest,
  { id, token }: { id?: string | number; token?: unknown },
): Promise<Stored | null> {
  const where: Where =
    token === undefined ? { id: { equals: id ?? '' } } : { resetPasswordToken: { equals: String(token) } }
  return req.payload.db.findOne<Stored>({ collection: 'users', where, req })
}
