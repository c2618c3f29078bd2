import { sql } from 'drizzle-orm'
import { tokenLimits, type TokenKind } from '@/lib/distributors'
import type { Rows } from './sessions'
import { hashOf, newToken } from './token'

type Issued = {
  distributor: string
  kind: TokenKind
  /** Encrypted, of an app that is being set up. */
  totpSecret?: string
}

/** A new token that works for its time; it takes the place of an older one of its kind. */
export async function issueToken(rows: Rows, { distributor, kind, totpSecret }: Issued): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const expires = new Date(now + tokenLimits[kind]).toISOString()
  await rows.execute(sql`
    delete from distributor_tokens
    where (distributor = ${distributor} and kind = ${kind}) or expires_at <= ${new Date(now).toISOString()}`)
  await rows.execute(sql`
    insert into distributor_tokens (id, distributor, kind, expires_at, attempts, totp_secret)
    values (${hashOf(token)}, ${distributor}, ${kind}, ${expires}, 0, ${totpSecret ?? null})`)
  return token
}

/** Ends every link and half-finished sign-in of an account. */
export async function endTokensOf(rows: Rows, distributor: string): Promise<void> {
  await rows.execute(sql`delete from distributor_tokens where distributor = ${distributor}`)
}
