import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isPassword, type StoredPassword } from '@/cms/staff/stored-password'
import { staffText } from '@/cms/staff/texts'
import { refuse } from '@/lib/app-error'
import type { User } from '@/payload-types'
import { RateLimit } from '../rate-limit'
import { refuseForNow } from './refuse-for-now'

type Args = {
  id?: string | number
  data?: { password?: unknown; email?: unknown; currentPassword?: unknown }
}
type Stored = StoredPassword & Pick<User, 'id' | 'email'>

/** With a session only; an unattended browser must not be enough to find out password and code. */
const limit = new RateLimit({ name: 'staff-confirmation', points: 10, seconds: 15 * 60 })

/**
 * Checks that the user of a session knows its password. Each check counts as an attempt until the caller resets or
 * refunds it; an action that also takes a code only does so when the code is right.
 */
export async function checkCurrentPassword(req: PayloadRequest, id: string, typed: unknown): Promise<void> {
  // As typed: a password may begin or end with a space.
  const password = typeof typed === 'string' ? typed : ''
  const t = staffText(req)
  if (!password) refuse('invalid', t('staff:passwordMissing'), { field: 'currentPassword' })
  const seconds = await limit.consume(id)
  if (seconds > 0) refuseForNow(req, seconds)
  const stored = await findAccount(req, id)
  if (stored && (await isPassword(password, stored))) return
  refuse('invalid', t('staff:passwordRefused'), { field: 'currentPassword' })
}

/** After an action that took password and code. */
export function resetAttempts(id: string): Promise<void> {
  return limit.reset(id)
}

/** After an action that took the password alone, since it must not allow more attempts to find out a code. */
export function refundAttempt(id: string): Promise<void> {
  return limit.refund(id)
}

/**
 * Users change their own password or address only with the current password, so that an unattended browser is not enough
 * to take over an account. Administrators set those of others.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return args
  const { id, data } = args as Args
  if (!data?.password && data?.email === undefined) return args
  if (id === undefined) refuse('invalid', staffText(req)('staff:oneByOne'))
  const own = String(id)
  if (own !== String(req.user?.id)) return args
  const isOwnChange = data.password || data.email !== (await findAccount(req, own))?.email
  if (!isOwnChange) return args
  await checkCurrentPassword(req, own, data.currentPassword)
  await refundAttempt(own)
  return args
}

function findAccount(req: PayloadRequest, id: string): Promise<Stored | null> {
  return req.payload.db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } }, req })
}
