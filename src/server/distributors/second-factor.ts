import 'server-only'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { issueToken } from '@/cms/distributors/tokens'
import { hashOf } from '@/cms/distributors/token'
import { cms } from '@/server/cms'
import type { Account } from './account'

export type SetUp = {
  step: string
  /** To be typed into an app, in base 32. */
  secret: string
  uri: string
  /** The uri as a picture: a data address. */
  qr: string
}

const wrongCodes = 5

/** The first step is done; what is answered proves it when the code comes. */
export async function beginStep(account: Account): Promise<string> {
  const { db } = await cms()
  return issueToken(db.drizzle, { distributor: account.id, kind: 'second-step' })
}

/** A new secret for an authenticator app; it counts from the first right code on. */
export async function beginSetUp(account: Account): Promise<SetUp> {
  const payload = await cms()
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: account.site,
    select: { companyName: true },
  })
  const secret = new Secret()
  const uri = new TOTP({ issuer: companyName ?? '', label: account.username, secret }).toString()
  const step = await issueToken(payload.db.drizzle, {
    distributor: account.id,
    kind: 'second-step',
    totpSecret: payload.encrypt(secret.base32),
  })
  const svg = renderSVG(uri, { ecc: 'M', border: 4 })
  const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { step, secret: secret.base32, uri, qr }
}

/** Counts a try with a step; null when it has ended or was tried too often. */
export async function countTry(step: string): Promise<{ secret: string | null; isLast: boolean } | null> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<{ totp_secret: string | null; attempts: string }>(sql`
    update distributor_tokens set attempts = attempts + 1
    where id = ${hashOf(step)} and kind = 'second-step'
      and expires_at > ${new Date().toISOString()} and attempts < ${wrongCodes}
    returning totp_secret, attempts`)
  const [row] = rows
  return row ? { secret: row.totp_secret, isLast: Number(row.attempts) >= wrongCodes } : null
}

/** Ends a step; false when another request was faster. */
export async function endStep(step: string): Promise<boolean> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute(
    sql`delete from distributor_tokens where id = ${hashOf(step)} returning id`,
  )
  return rows.length > 0
}

/** Whether a code is right; each is right once. */
export async function acceptCode(account: string, secret: string, code: string): Promise<boolean> {
  const counter = await counterOf(secret, code)
  if (counter === null) return false
  const { db } = await cms()
  const { rows } = await db.drizzle.execute(sql`
    update distributors set totp_step = ${counter}
    where id = ${account} and (totp_step is null or totp_step < ${counter}) returning id`)
  return rows.length > 0
}

/** Binds the app to the account with its first code; false when the account has one by now. */
export async function confirmApp(account: string, secret: string, code: string): Promise<boolean> {
  const counter = await counterOf(secret, code)
  if (counter === null) return false
  const { db } = await cms()
  const { rows } = await db.drizzle.execute(sql`
    update distributors
    set totp_secret = ${secret}, totp_step = ${counter}, second_factor_since = ${new Date().toISOString()}
    where id = ${account} and totp_secret is null returning id`)
  return rows.length > 0
}

/** The time step that a code belongs to; clocks may differ by one. */
async function counterOf(encrypted: string, code: string): Promise<number | null> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = new TOTP({ secret: Secret.fromBase32((await cms()).decrypt(encrypted)) })
  const delta = totp.validate({ token: digits, window: 1 })
  return delta === null ? null : totp.counter() + delta
}
