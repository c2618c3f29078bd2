import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Queryable } from '@/cms/transaction'
import { defaultSite } from '@/i18n/locales'
import { newRecoveryCodes, readRecoveryCode } from '@/lib/recovery-codes'
import { newAuthenticator, timeStepOf, type NewAuthenticator } from '@/lib/totp'

export type FactorState = {
  /** When the app was set up, or null. */
  since: string | null
  recoveryCodesLeft: number
  /** Whether the role of the account requires an app. */
  isRequired: boolean
}

/** Payload, and the database or the connection of a transaction. */
type Store = { payload: BasePayload; db: Queryable }

const setUpMinutes = 15

/** The second factor of an account; null if there is no such account. */
export async function readFactor(db: Queryable, account: string): Promise<FactorState | null> {
  const { rows } = await db.execute<{ since: string | null; codes: string; is_required: boolean }>(sql`
    select since, coalesce(jsonb_array_length(recovery_codes), 0) as codes,
      exists (select from staff_settings_second_factor_roles
        where value::text = users.role::text) as is_required
    from users left join staff_second_factors on staff_second_factors.id = users.id
    where users.id = ${account}`)
  const [row] = rows
  if (!row) return null
  return {
    since: row.since && new Date(row.since).toISOString(),
    recoveryCodesLeft: Number(row.codes),
    isRequired: row.is_required,
  }
}

/** Creates a secret for an app. It replaces a former one only when its first code is confirmed. */
export async function startSetUp(
  { payload, db }: Store,
  account: { id: string; email: string },
): Promise<NewAuthenticator> {
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: defaultSite,
    select: { companyName: true },
  })
  const authenticator = newAuthenticator({ issuer: companyName ?? '', label: account.email })
  const secret = payload.encrypt(authenticator.secret)
  const now = new Date().toISOString()
  await db.execute(sql`
    insert into staff_second_factors (id, pending_secret, pending_since) values (${account.id}, ${secret}, ${now})
    on conflict (id) do update set pending_secret = excluded.pending_secret, pending_since = excluded.pending_since`)
  return authenticator
}

type SetUpCode = { account: string; code: string; language: string }
type SetUpResult = { state: 'done'; recoveryCodes: string[] } | { state: 'refused' | 'ended' }

/** Saves the app that is being set up with its first code; the recovery codes are never readable again. */
export async function confirmSetUp(
  store: Store,
  { account, code, language }: SetUpCode,
): Promise<SetUpResult> {
  const { payload, db } = store
  const earliest = new Date(Date.now() - setUpMinutes * 60_000).toISOString()
  const { rows } = await db.execute<{ pending_secret: string }>(sql`
    select pending_secret from staff_second_factors
    where id = ${account} and pending_secret is not null and pending_since > ${earliest}`)
  const pending = rows[0]?.pending_secret
  if (!pending) return { state: 'ended' }
  const step = timeStepOf(payload.decrypt(pending), code)
  if (step === null) return { state: 'refused' }
  const recoveryCodes = newRecoveryCodes()
  const saved = await db.execute(sql`
    update staff_second_factors
    set secret = pending_secret, totp_step = ${step}, since = ${new Date().toISOString()},
      recovery_codes = ${hashesOf(payload, recoveryCodes)}::jsonb, language = ${language},
      pending_secret = null, pending_since = null
    where id = ${account} and pending_secret = ${pending} returning id`)
  return saved.rows.length > 0 ? { state: 'done', recoveryCodes } : { state: 'ended' }
}

/** Whether a code of the app or a recovery code is valid; each is accepted once. */
export async function acceptCode(
  store: Store,
  account: string,
  code: string,
): Promise<'app' | 'recovery' | null> {
  if (await acceptAppCode(store, account, code)) return 'app'
  return (await acceptRecoveryCode(store, account, code)) ? 'recovery' : null
}

/** New recovery codes in place of those that are left. */
export async function replaceRecoveryCodes({ payload, db }: Store, account: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.execute(sql`
    update staff_second_factors set recovery_codes = ${hashesOf(payload, codes)}::jsonb where id = ${account}`)
  return codes
}

/** Removes the app and the recovery codes. @returns the language in which it was set up; null if there was no app */
export async function removeFactor(
  db: Queryable,
  account: string,
): Promise<{ language: string | null } | null> {
  const { rows } = await db.execute<{ language: string | null; since: string | null }>(sql`
    delete from staff_second_factors where id = ${account} returning language, since`)
  const [row] = rows
  return row?.since ? { language: row.language } : null
}

async function acceptAppCode({ payload, db }: Store, account: string, code: string): Promise<boolean> {
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret from staff_second_factors where id = ${account} and secret is not null`,
  )
  const step = rows[0] ? timeStepOf(payload.decrypt(rows[0].secret), code) : null
  if (step === null) return false
  const used = await db.execute(sql`
    update staff_second_factors set totp_step = ${step} where id = ${account} and totp_step < ${step} returning id`)
  return used.rows.length > 0
}

async function acceptRecoveryCode({ payload, db }: Store, account: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (!code) return false
  const hash = hashOf(payload, code)
  const used = await db.execute(sql`
    update staff_second_factors set recovery_codes = recovery_codes - ${hash}::text
    where id = ${account} and jsonb_exists(recovery_codes, ${hash}) returning id`)
  return used.rows.length > 0
}

function hashesOf(payload: BasePayload, codes: string[]): string {
  return JSON.stringify(codes.map((code) => hashOf(payload, code.replace('-', ''))))
}

/** Keyed, so that the codes, which are short enough to write down, cannot be found from a copy of the database. */
function hashOf({ secret }: BasePayload, code: string): string {
  return createHmac('sha256', secret).update(`recovery-code:${code}`).digest('base64url')
}
