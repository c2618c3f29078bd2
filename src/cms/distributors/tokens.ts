import { sql } from 'drizzle-orm'
import { tokenLimits, type TokenKind } from '@/lib/distributors'
import type { Queryable } from './sessions'
import { hashOf, newToken } from './token'

type TokenOptions = {
  distributor: string
  kind: TokenKind
  /** The encrypted secret of an authenticator app that is being set up. */
  totpSecret?: string
}

/** Issues a token. It replaces an older one of its kind; expired tokens are deleted. */
export async function issueToken(
  db: Queryable,
  { distributor, kind, totpSecret }: TokenOptions,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const expires = new Date(now + tokenLimits[kind]).toISOString()
  await db.execute(sql`
    delete from distributor_tokens
    where (distributor = ${distributor} and kind = ${kind}) or expires_at <= ${new Date(now).toISOString()}`)
  await db.execute(sql`
    insert into distributor_tokens (id, distributor, kind, expires_at, attempts, totp_secret)
    values (${hashOf(token)}, ${distributor}, ${kind}, ${expires}, 0, ${totpSecret ?? null})`)
  return token
}

/** Deletes the links and unfinished sign-ins of an account. */
export async function deleteTokensOf(db: Queryable, distributor: string): Promise<void> {
  await db.execute(sql`delete from distributor_tokens where distributor = ${distributor}`)
}
