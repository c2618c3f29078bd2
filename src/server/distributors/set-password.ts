import 'server-only'
import { eq } from 'drizzle-orm'
import { hashPassword } from '@/cms/distributors/password'
import { endSessionsOf } from '@/cms/distributors/sessions'
import { hashOf, tokenPattern } from '@/cms/distributors/token'
import { deleteTokensOf } from '@/cms/distributors/tokens'
import { distributor_tokens, distributors } from '@/database-tables'
import { isWeakPassword } from '@/lib/passwords'
import { cms } from '@/server/cms'
import { findAccountOfToken, isActiveAccount } from './account'
import { throttle } from './throttle'

type Given = { token: string; password: string; network: string }

/**
 * Sets a password with the token of a mailed link, which works once. All sessions of the account are ended.
 */
export async function setPassword(given: Given): Promise<{ state: 'set' | 'ended' | 'weak' }> {
  if (!tokenPattern.test(given.token)) return { state: 'ended' }
  const tokenHash = hashOf(given.token)
  const account = await findAccountOfToken(tokenHash, ['invitation', 'reset'])
  if (!account || !isActiveAccount(account)) return { state: 'ended' }
  if (isWeakPassword(given.password, [account.username, account.email])) return { state: 'weak' }

  const hash = await hashPassword(given.password)
  const { db } = await cms()
  const isSet = await db.drizzle.transaction(async (rows) => {
    const used = await rows
      .delete(distributor_tokens)
      .where(eq(distributor_tokens.id, tokenHash))
      .returning({ id: distributor_tokens.id })
    if (used.length === 0) return false
    await rows.update(distributors).set({ passwordHash: hash }).where(eq(distributors.id, account.id))
    await deleteTokensOf(rows, account.id)
    await endSessionsOf(rows, account.id)
    return true
  })
  if (!isSet) return { state: 'ended' }
  // After failed attempts with the old password, the limit is often used up.
  await throttle.reset({ account: account.username, network: given.network })
  return { state: 'set' }
}
