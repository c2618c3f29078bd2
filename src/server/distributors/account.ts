import 'server-only'
import { sql } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import { userNamePattern } from '@/lib/distributors'
import { cms } from '@/server/cms'

export type Account = {
  id: string
  username: string
  email: string
  site: SiteId
  disabled: boolean | null
  expires: string | null
  password_hash: string | null
  second_factor: boolean | null
  totp_secret: string | null
}

const columns = sql.raw(
  ['id', 'username', 'email', 'site', 'disabled', 'expires', 'password_hash', 'second_factor', 'totp_secret']
    .map((name) => `distributors.${name}`)
    .join(', '),
)

const day = 24 * 60 * 60 * 1000

/** Normalises a user name to the form that is stored. */
export function toUserName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The account of a normalised name; queries the database for any name, so that all take the same time. */
export async function findAccount(username: string): Promise<Account | undefined> {
  const { db } = await cms()
  const name = userNamePattern.test(username) ? username : ''
  const { rows } = await db.drizzle.execute<Account>(
    sql`select ${columns} from distributors where username = ${name}`,
  )
  return rows[0]
}

/** Accounts by user name, or by mail address, which several may share. */
export async function findAccountsByName(name: string): Promise<Account[]> {
  // PostgreSQL rejects NUL.
  if (name === '' || name.includes('\0')) return []
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<Account>(
    sql`select ${columns} from distributors where username = ${name} or lower(email) = ${name} limit 5`,
  )
  return rows
}

/** The account of a token that has not expired, by the hash of the token. */
export async function findAccountOfToken(
  tokenHash: string,
  kinds: readonly string[],
): Promise<Account | undefined> {
  const { db } = await cms()
  const kindList = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await db.drizzle.execute<Account>(sql`
    select ${columns} from distributor_tokens
    join distributors on distributors.id = distributor_tokens.distributor
    where distributor_tokens.id = ${tokenHash} and kind in (${kindList}) and expires_at > ${new Date().toISOString()}`)
  return rows[0]
}

/** Whether an account may sign in; `expires` is its last day, in UTC. */
export function isActiveAccount({ disabled, expires }: Pick<Account, 'disabled' | 'expires'>): boolean {
  if (disabled) return false
  if (!expires) return true
  const lastDay = new Date(expires).setUTCHours(0, 0, 0, 0)
  return Date.now() < lastDay + day
}
