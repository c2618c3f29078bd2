import { createHmac } from 'node:crypto'
import { and, eq, exists, gt, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Queryable } from '@/cms/transaction'
import {
  staff_second_factors,
  staff_settings_second_factor_roles as required,
  users,
} from '@/database-tables'
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

const { id, secret, since, totpStep, recoveryCodes, pendingSecret, pendingSince, language } =
  staff_second_factors

/** The second factor of an account; null if there is no such account. */
export async function readFactor(db: Queryable, account: string): Promise<FactorState | null> {
  // The two columns have types of their own with the same names.
  const isOfRole = sql`${required.value}::text = ${users.role}::text`
  const rule = db.select({ value: required.value }).from(required).where(isOfRole)
  const [row] = await db
    .select({
      since,
      codes: sql<number>`coalesce(jsonb_array_length(${recoveryCodes}), 0)`,
      isRequired: sql<boolean>`${exists(rule)}`,
    })
    .from(users)
    .leftJoin(staff_second_factors, eq(id, users.id))
    .where(eq(users.id, account))
  if (!row) return null
  return {
    since: row.since && new Date(row.since).toISOString(),
    recoveryCodesLeft: row.codes,
    isRequired: row.isRequired,
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
  const pending = {
    pendingSecret: payload.encrypt(authenticator.secret),
    pendingSince: new Date().toISOString(),
  }
  await db
    .insert(staff_second_factors)
    .values({ id: account.id, ...pending })
    .onConflictDoUpdate({ target: id, set: pending })
  return authenticator
}

type SetUpCode = { account: string; code: string; language: string }
type SetUpResult = { state: 'done'; recoveryCodes: string[] } | { state: 'refused' | 'ended' }

/** Saves the app that is being set up with its first code; the recovery codes are never readable again. */
export async function confirmSetUp(store: Store, given: SetUpCode): Promise<SetUpResult> {
  const { payload, db } = store
  const earliest = new Date(Date.now() - setUpMinutes * 60_000).toISOString()
  const [row] = await db
    .select({ pending: pendingSecret })
    .from(staff_second_factors)
    .where(and(eq(id, given.account), gt(pendingSince, earliest)))
  if (!row?.pending) return { state: 'ended' }
  const step = timeStepOf(payload.decrypt(row.pending), given.code)
  if (step === null) return { state: 'refused' }
  const codes = newRecoveryCodes()
  const saved = await db
    .update(staff_second_factors)
    .set({
      secret: row.pending,
      since: new Date().toISOString(),
      totpStep: step,
      recoveryCodes: hashesOf(payload, codes),
      language: given.language,
      pendingSecret: null,
      pendingSince: null,
    })
    .where(and(eq(id, given.account), eq(pendingSecret, row.pending)))
    .returning({ id })
  return saved.length > 0 ? { state: 'done', recoveryCodes: codes } : { state: 'ended' }
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
  await db
    .update(staff_second_factors)
    .set({ recoveryCodes: hashesOf(payload, codes) })
    .where(eq(id, account))
  return codes
}

/** Removes the app and the recovery codes. @returns the language in which it was set up; null if there was no app */
export async function removeFactor(
  db: Queryable,
  account: string,
): Promise<{ language: string | null } | null> {
  const [removed] = await db
    .delete(staff_second_factors)
    .where(eq(id, account))
    .returning({ language, since })
  return removed?.since ? { language: removed.language } : null
}

async function acceptAppCode({ payload, db }: Store, account: string, code: string): Promise<boolean> {
  const [row] = await db.select({ secret }).from(staff_second_factors).where(eq(id, account))
  const step = row?.secret ? timeStepOf(payload.decrypt(row.secret), code) : null
  if (step === null) return false
  const used = await db
    .update(staff_second_factors)
    .set({ totpStep: step })
    .where(and(eq(id, account), lt(totpStep, step)))
    .returning({ id })
  return used.length > 0
}

async function acceptRecoveryCode({ payload, db }: Store, account: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (!code) return false
  const hash = hashOf(payload, code)
  const used = await db
    .update(staff_second_factors)
    .set({ recoveryCodes: sql`${recoveryCodes} - ${hash}::text` })
    .where(and(eq(id, account), sql`${recoveryCodes} ? ${hash}`))
    .returning({ id })
  return used.length > 0
}

function hashesOf(payload: BasePayload, codes: string[]): string[] {
  return codes.map((code) => hashOf(payload, code.replace('-', '')))
}

/** Keyed, so that the codes, which are short enough to write down, cannot be found from a copy of the database. */
function hashOf({ secret: key }: BasePayload, code: string): string {
  return createHmac('sha256', key).update(`recovery-code:${code}`).digest('base64url')
}
