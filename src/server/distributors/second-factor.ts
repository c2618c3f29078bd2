import 'server-only'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { issueToken } from '@/cms/distributors/tokens'
import { hashOf } from '@/cms/distributors/token'
import { distributor_tokens, distributors } from '@/database-tables'
import { newAuthenticator, timeStepOf, type NewAuthenticator } from '@/lib/totp'
import { cms } from '@/server/cms'
import type { Account } from './account'

export type SecondFactorSetup = NewAuthenticator & { step: string }

const maxAttempts = 5

/** Issues the token that proves the first step when the code is sent. */
export async function startSecondStep(account: Account): Promise<string> {
  const { db } = await cms()
  return issueToken(db.drizzle, { distributor: account.id, kind: 'second-step' })
}

/** Creates a secret for an authenticator app; it is saved with the first valid code. */
export async function startSetup(account: Account): Promise<SecondFactorSetup> {
  const payload = await cms()
  const { companyName } = await payload.findGlobal({
    slug: 'site-settings',
    locale: account.site,
    select: { companyName: true },
  })
  const authenticator = newAuthenticator({ issuer: companyName ?? '', label: account.username })
  const step = await issueToken(payload.db.drizzle, {
    distributor: account.id,
    kind: 'second-step',
    totpSecret: payload.encrypt(authenticator.secret),
  })
  return { step, ...authenticator }
}

/** Counts an attempt with a step token; null when it has expired or has no attempts left. */
export async function consumeAttempt(
  step: string,
): Promise<{ secret: string | null; isLast: boolean } | null> {
  const { db } = await cms()
  const [row] = await db.drizzle
    .update(distributor_tokens)
    .set({ attempts: sql`${distributor_tokens.attempts} + 1` })
    .where(
      and(
        eq(distributor_tokens.id, hashOf(step)),
        eq(distributor_tokens.kind, 'second-step'),
        gt(distributor_tokens.expiresAt, new Date().toISOString()),
        lt(distributor_tokens.attempts, maxAttempts),
      ),
    )
    .returning({ secret: distributor_tokens.totpSecret, attempts: distributor_tokens.attempts })
  return row ? { secret: row.secret, isLast: row.attempts >= maxAttempts } : null
}

/** Deletes a step token; false when another request has used it. */
export async function consumeStep(step: string): Promise<boolean> {
  const { db } = await cms()
  const used = await db.drizzle
    .delete(distributor_tokens)
    .where(eq(distributor_tokens.id, hashOf(step)))
    .returning({ id: distributor_tokens.id })
  return used.length > 0
}

/** Whether a code is valid; each is accepted once. */
export async function verifyCode(account: string, secret: string, code: string): Promise<boolean> {
  const counter = await counterOf(secret, code)
  if (counter === null) return false
  const { db } = await cms()
  const { id, totpStep } = distributors
  const updated = await db.drizzle
    .update(distributors)
    .set({ totpStep: counter })
    .where(and(eq(id, account), or(isNull(totpStep), lt(totpStep, counter))))
    .returning({ id })
  return updated.length > 0
}

/** Saves the secret of an app with its first code; false when the account already has one. */
export async function enrolApp(account: string, secret: string, code: string): Promise<boolean> {
  const counter = await counterOf(secret, code)
  if (counter === null) return false
  const { db } = await cms()
  const { id, totpSecret } = distributors
  const updated = await db.drizzle
    .update(distributors)
    .set({ totpSecret: secret, totpStep: counter, secondFactorSince: new Date().toISOString() })
    .where(and(eq(id, account), isNull(totpSecret)))
    .returning({ id })
  return updated.length > 0
}

async function counterOf(encrypted: string, code: string): Promise<number | null> {
  return timeStepOf((await cms()).decrypt(encrypted), code)
}
