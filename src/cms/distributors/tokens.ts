import { and, eq, lte, or } from 'drizzle-orm'
import { distributor_tokens } from '@/database-tables'
import { tokenLimits, type TokenKind } from '@/lib/distributors'
import type { Queryable } from '../transaction'
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
  const { distributor: owner, kind: ofKind, expiresAt } = distributor_tokens
  await db
    .delete(distributor_tokens)
    .where(or(and(eq(owner, distributor), eq(ofKind, kind)), lte(expiresAt, new Date(now).toISOString())))
  await db
    .insert(distributor_tokens)
    .values({ id: hashOf(token), distributor, kind, expiresAt: expires, attempts: 0, totpSecret })
  return token
}

/** Deletes the links and unfinished sign-ins of an account. */
export async function deleteTokensOf(db: Queryable, distributor: string): Promise<void> {
  await db.delete(distributor_tokens).where(eq(distributor_tokens.distributor, distributor))
}
