import type { CollectionAfterDeleteHook, GlobalBeforeChangeHook } from 'payload'
import { transactionOf } from '@/cms/transaction'
import { refuse } from '@/lib/app-error'
import type { StaffSetting, User } from '@/payload-types'
import { readFactor, removeFactor } from './second-factor'
import { staffText } from './texts'

/** Deletes the second factor of a deleted account. */
export const deleteFactor: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeFactor(await transactionOf(req), doc.id)
}

/** Administrators require a second factor of their role only once they have one, so that they cannot lock everybody out. */
export const requireOwnFactorFirst: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { user } = req
  const { secondFactorRoles = [] }: Partial<StaffSetting> = data
  if (user?.collection !== 'users' || !secondFactorRoles?.includes(user.role)) return data
  const factor = await readFactor(await transactionOf(req), user.id)
  if (factor?.since) return data
  refuse('invalid', staffText(req)('staff:setUpOwnFirst'), { field: 'secondFactorRoles' })
}
