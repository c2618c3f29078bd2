import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { refuse } from '@/lib/app-error'
import { isWeakPassword, passwordLength } from '@/lib/passwords'
import type { User } from '@/payload-types'
import { endSessions, sessionOf } from './sessions'
import { staffText } from './texts'

type AccountData = { password?: unknown; email?: unknown; token?: unknown }
type Args = { id?: string | number; data?: AccountData }
type Stored = Pick<User, 'id' | 'email' | 'name'>

/** Refuses weak passwords wherever one is set: by an administrator, on the account page, or through a mailed link. */
export const refuseWeakPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args
  const { id, data } = args as Args
  if (typeof data?.password !== 'string' || data.password === '') return args
  const account = await findAccount(req, operation === 'resetPassword' ? { token: data.token } : { id })
  const names = [data.email, account?.email, account?.name].filter((name) => typeof name === 'string')
  if (!isWeakPassword(data.password, names)) return args
  refuse('invalid', staffText(req)('staff:weakPassword', passwordLength), { field: 'password' })
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
