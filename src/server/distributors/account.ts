import 'server-only'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { distributor_tokens, distributors } from '@/database-tables'
import { type TokenKind, userNamePattern } from '@/lib/distributors'
import { cms } from '@/server/cms'

const columns = {
  id: distributors.id,
  username: distributors.username,
  email: distributors.email,
  site: distributors.site,
  disabled: distributors.disabled,
  expires: distributors.expires,
  passwordHash: distributors.passwordHash,
  secondFactor: distributors.secondFactor,
  totpSecret: distributors.totpSecret,
}

export type Account = Pick<typeof distributors.$inferSelect, keyof typeof columns>

const day = 24 * 60 * 60 * 1000

/** Normalises a user name to the form that is stored. */
export function toUserName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The account of a normalised name; queries the database for any name, so that all take the same time. */
export async function findAccount(username: string): Promise<Account | undefined> {
  const { drizzle } = (await cms()).db
  const name = userNamePattern.test(username) ? username : ''
  const [account] = await drizzle.select(columns).from(distributors).where(eq(distributors.username, name))
  return account
}

/** Accounts by user name, or by mail address, which several may share. */
export async function findAccountsByName(name: string): Promise<Account[]> {
  // PostgreSQL rejects NUL.
  if (name === '' || name.includes('\0')) return []
  const { drizzle } = (await cms()).db
  return drizzle
    .select(columns)
    .from(distributors)
    .where(or(eq(distributors.username, name), eq(sql`lower(${distributors.email})`, name)))
    .limit(5)
}

/** The account of a token that has not expired, by the hash of the token. */
export async function findAccountOfToken(
  tokenHash: string,
  kinds: readonly TokenKind[],
): Promise<Account | undefined> {
  const { drizzle } = (await cms()).db
  const [account] = await drizzle
    .select(columns)
    .from(distributor_tokens)
    .innerJoin(distributors, eq(distributors.id, distributor_tokens.distributor))
    .where(
      and(
        eq(distributor_tokens.id, tokenHash),
        inArray(distributor_tokens.kind, kinds),
        gt(distributor_tokens.expiresAt, new Date().toISOString()),
      ),
    )
  return account
}

/** Whether an account may sign in. */
export function isActiveAccount(account: Pick<Account, 'disabled' | 'expires'>): boolean {
  return !account.disabled && !isExpiredAccount(account)
}

/** `expires` is the last day of the account, in UTC. */
export function isExpiredAccount({ expires }: Pick<Account, 'expires'>): boolean {
  return expires !== null && Date.now() >= new Date(expires).setUTCHours(0, 0, 0, 0) + day
}
