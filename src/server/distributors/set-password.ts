import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword } from '@/cms/distributors/password'
import { endSessionsOf } from '@/cms/distributors/sessions'
import { hashOf, tokenPattern } from '@/cms/distributors/token'
import { endTokensOf } from '@/cms/distributors/tokens'
import { isWeakPassword } from '@/lib/passwords'
import { cms } from '@/server/cms'
import { findAccountOfToken, isOpen } from './account'
import { throttle } from './throttle'

type Given = { token: string; password: string; network: string }

/**
 * Sets the password that a mailed link asks for. A link works once: of two requests one is too late. Everybody who is
 * signed in with the account is signed out.
 */
export async function setPassword(given: Given): Promise<{ state: 'set' | 'ended' | 'weak' }> {
  if (!tokenPattern.test(given.token)) return { state: 'ended' }
  const token = hashOf(given.token)
  const account = await findAccountOfToken(token, ['invitation', 'reset'])
  if (!account || !isOpen(account)) return { state: 'ended' }
  if (isWeakPassword(given.password, [account.username, account.email])) return { state: 'weak' }

  const hash = await hashPassword(given.password)
  const { db } = await cms()
  const isSet = await db.drizzle.transaction(async (rows) => {
    const used = await rows.execute(sql`delete from distributor_tokens where id = ${token} returning id`)
    if (used.rows.length === 0) return false
    await rows.execute(sql`update distributors set password_hash = ${hash} where id = ${account.id}`)
    await endTokensOf(rows, account.id)
    await endSessionsOf(rows, account.id)
    return true
  })
  if (!isSet) return { state: 'ended' }
  // Who forgot a password has often used up the tries with the old one.
  await throttle.succeed({ account: account.username, network: given.network })
  return { state: 'set' }
}
