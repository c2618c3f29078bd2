import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { lockAccount } from '@/cms/staff/lock-account'
import { endSessions } from '@/cms/staff/sessions'
import { inTransaction } from '@/cms/transaction'
import type { User } from '@/payload-types'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { rest, type RestResponse } from '../support/rest'
import {
  accountOf,
  makeEnrolled,
  requireFor,
  sessionOf,
  signInTo,
  staffPassword,
} from '../support/staff-second-factor'

let cms: Payload
let user: User
let token: string

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(async () => {
  user = await makeUser(cms, 'editor')
  token = await sessionOf(signInTo(user))
})

/** Starts a request while a change of the account is not committed yet, and commits once the request waits for it. */
async function during(
  change: (req: PayloadRequest) => Promise<unknown>,
  start: () => Promise<RestResponse>,
): Promise<RestResponse> {
  const started = await inTransaction(cms, async (req) => {
    await change(req)
    const response = start()
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 20 })
    return { response }
  })
  return started.response
}

async function waiting(): Promise<number> {
  const { rows } = await cms.db.drizzle.execute<{ count: string }>(sql`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return Number(rows[0]?.count)
}

async function sessionCount(): Promise<number> {
  const { sessions } = await cms.findByID({ collection: 'users', id: user.id, showHiddenFields: true })
  return sessions?.length ?? 0
}

describe('a session that is ended at the same time (issue 14, security)', () => {
  const end = (req: PayloadRequest) => endSessions(req, user.id)

  test('is not restored by its refresh', async () => {
    const { status, headers } = await during(end, () => rest('users/refresh-token', { token, data: {} }))
    expect([status, headers.getSetCookie()]).toEqual([403, []])
    expect(await sessionCount()).toBe(0)
    expect(await accountOf(token)).toBeNull()
  })

  test('is not restored by a sign-in', async () => {
    const fresh = await sessionOf(during(end, () => signInTo(user)))
    expect(await accountOf(fresh)).toMatchObject({ id: user.id })
    expect(await accountOf(token)).toBeNull()
  })

  test('is not restored by the sign-out of another browser', async () => {
    const elsewhere = await sessionOf(signInTo(user))
    await during(end, () => rest('users/logout', { token: elsewhere, data: {} }))
    expect(await sessionCount()).toBe(0)
  })

  test.each([
    ['one account', () => `users/${user.id}`],
    ['several accounts', () => `users?where[id][in][0]=${user.id}`],
  ])('is not restored by a change of %s', async (_, path) => {
    const administrator = await sessionOf(signInTo(await makeUser(cms, 'administrator')))
    const change = () => rest(path(), { method: 'PATCH', token: administrator, data: { name: 'A new name' } })
    expect((await during(end, change)).status).toBe(200)
    expect(await accountOf(token)).toBeNull()
    expect((await cms.findByID({ collection: 'users', id: user.id })).name).toBe('A new name')
  })
})

test('an app that a rule requires meanwhile is not switched off (issue 14, security)', async () => {
  const enrolled = await makeEnrolled(cms)
  onTestFinished(() => requireFor(cms))
  const data = { code: enrolled.recoveryCodes[0], currentPassword: staffPassword }
  const requireApp = async (req: PayloadRequest) => {
    await lockAccount(req, enrolled.user.id)
    await requireFor(cms, 'editor')
  }
  const switchOff = () => rest('users/second-factor/switch-off', { token: enrolled.token, data })
  expect((await during(requireApp, switchOff)).status).toBe(403)
})

describe('changes by people who may not make them (issue 14, attacks)', () => {
  const lock = (req: PayloadRequest) => lockAccount(req, user.id)

  test.each([
    ['one account, without a session', (id: string) => `users/${id}`, null],
    ['all accounts, without a session', () => 'users?where[id][exists]=true', null],
    ['accounts without a condition', () => 'users', null],
    ['another account, by an editor', (id: string) => `users/${id}`, 'editor'],
  ] as const)('do not wait for a lock: %s', async (_, path, role) => {
    const other = role && (await sessionOf(signInTo(await makeUser(cms, role))))
    const status = await inTransaction(cms, async (req) => {
      await lock(req)
      const options = { method: 'PATCH', data: { name: 'A new name' }, ...(other && { token: other }) }
      return (await rest(path(String(user.id)), options)).status
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('a sign-in during a change of the account (issue 14, security)', () => {
  const set = (data: Partial<User>) => (req: PayloadRequest) =>
    cms.update({ collection: 'users', id: user.id, data, req })

  test('does not restore the former password', async () => {
    const response = await during(set({ password: 'another password' }), () => signInTo(user))
    expect(response.status).toBe(401)
    expect((await signInTo(user)).status).toBe(401)
    expect((await signInTo(user, { password: 'another password' })).status).toBe(200)
  })

  test('does not restore the former role', async () => {
    await sessionOf(during(set({ role: 'inbox' }), () => signInTo(user)))
    expect((await cms.findByID({ collection: 'users', id: user.id })).role).toBe('inbox')
  })

  test('does not use the former address', async () => {
    const email = `new.${user.email}`
    expect((await during(set({ email }), () => signInTo(user))).status).toBe(401)
    expect((await signInTo({ email }, { password: staffPassword })).status).toBe(200)
  })
})
