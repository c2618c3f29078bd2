import { scryptSync } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '@/server/distributors/sign-in'
import { createSession, distributorOf, endSession, mayAccess } from '@/server/distributors/session'
import {
  browserWith,
  distributorPassword as password,
  makeDistributor,
  newNetwork,
  signedIn,
} from '../factories/distributors'
import { testCms } from '../support/cms'

let cms: Payload

const minute = 60_000
const hour = 60 * minute

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => void vi.useRealTimers())

describe('signing in (S2 6)', () => {
  test('the right name and password let a distributor in', async () => {
    const group = await cms.create({ collection: 'distributor-groups', data: { name: 'Service partners' } })
    const { username, company, id } = await makeDistributor(cms, { groups: [group.id] })
    const browser = await signedIn({ username: ` ${username.toUpperCase()} ` })
    expect(await distributorOf(browser)).toEqual({
      id,
      username,
      company,
      groups: [group.id],
      site: 'en_EN',
      previousVisit: null,
    })
    expect((await cms.findByID({ collection: 'distributors', id })).lastSignIn).toBeTruthy()
  })

  test('unknown names, wrong passwords and disabled accounts get the same response', async () => {
    const yesterday = new Date(Date.now() - 24 * hour).toISOString()
    const open = await makeDistributor(cms)
    const expired = await makeDistributor(cms, { expires: yesterday })
    const disabled = await makeDistributor(cms, { disabled: true })
    const invited = await makeDistributor(cms, { passwordHash: null })
    const tries = [
      { username: 'nobody-has-this-name', password },
      { username: "' or 1=1 --", password },
      { username: 'nul\0', password },
      { username: open.username, password: 'not the password' },
      { username: open.username, password: '' },
      { username: expired.username, password: 'not the password' },
      { username: disabled.username, password },
      { username: invited.username, password },
      { username: invited.username, password: '' },
    ]
    for (const given of tries) {
      expect(await signIn({ ...given, network: newNetwork() }), given.username).toEqual({ state: 'refused' })
    }
  })

  test('whoever knows the password of an expired account learns that it has expired, unless it is disabled', async () => {
    const expires = '2020-01-31T12:00:00.000Z'
    const expired = await makeDistributor(cms, { expires })
    const disabled = await makeDistributor(cms, { expires, disabled: true })
    const network = newNetwork()
    expect(await signIn({ username: expired.username, password, network })).toEqual({ state: 'expired' })
    expect(await signIn({ username: disabled.username, password, network })).toEqual({ state: 'refused' })
  })

  test('an account works to the end of its last day', async () => {
    const { username } = await makeDistributor(cms, { expires: '2026-05-04T12:00:00.000Z' })
    setClock('2026-05-04T23:59:00Z')
    const browser = await signedIn({ username })
    expect(await distributorOf(browser)).not.toBeNull()
    setClock('2026-05-05T00:00:00Z')
    expect(await distributorOf(browser)).toBeNull()
  })

  test('a hash with other cost parameters is accepted, and replaced', async () => {
    const weaker =
      '$scrypt$ln=10,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$' +
      derived(password, 'saltsaltsaltsalt', { N: 1024, r: 8, p: 1 })
    const { username, id } = await makeDistributor(cms, { passwordHash: weaker })
    await signedIn({ username })
    const { passwordHash } = await cms.findByID({ collection: 'distributors', id, showHiddenFields: true })
    expect(passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
    await signedIn({ username })
  })
})

describe('the session', () => {
  test('its cookie is httpOnly, for the whole site, and ends with the browser session', async () => {
    const { id } = await makeDistributor(cms)
    expect(await createSession(id)).toMatch(/^distributor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('ends two hours after its last use', async () => {
    setClock('2026-05-04T08:00:00Z')
    const browser = await signedIn(await makeDistributor(cms))
    setClock('2026-05-04T09:59:00Z')
    expect(await distributorOf(browser)).not.toBeNull()
    setClock('2026-05-04T11:58:00Z')
    expect(await distributorOf(browser), 'the use two hours before renewed it').not.toBeNull()
    setClock('2026-05-04T13:58:00Z')
    expect(await distributorOf(browser)).toBeNull()
  })

  test('ends after twelve hours, however much it is used', async () => {
    setClock('2026-05-04T08:00:00Z')
    const browser = await signedIn(await makeDistributor(cms))
    for (const time of ['09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '19:59']) {
      setClock(`2026-05-04T${time}:00Z`)
      expect(await distributorOf(browser), time).not.toBeNull()
    }
    setClock('2026-05-04T20:00:00Z')
    expect(await distributorOf(browser)).toBeNull()
  })

  test('its last use is written once a minute at most', async () => {
    setClock('2026-05-04T08:00:00.000Z')
    const account = await makeDistributor(cms)
    const browser = await signedIn(account)
    setClock('2026-05-04T08:00:59.000Z')
    await distributorOf(browser)
    expect(await lastUse(account.id)).toBe('2026-05-04T08:00:00.000Z')
    setClock('2026-05-04T08:01:00.000Z')
    await distributorOf(browser)
    expect(await lastUse(account.id)).toBe('2026-05-04T08:01:00.000Z')
  })

  test('signing out ends it, but not the other sessions of the account', async () => {
    const account = await makeDistributor(cms)
    const [office, phone] = [await signedIn(account), await signedIn(account)]
    await endSession(office)
    expect(await distributorOf(office)).toBeNull()
    expect(await distributorOf(phone)).not.toBeNull()
  })

  test('the next one has the time of the previous visit, also after signing out', async () => {
    setClock('2026-05-04T08:00:00Z')
    const account = await makeDistributor(cms)
    const first = await signedIn(account)
    setClock('2026-05-04T09:00:00Z')
    await distributorOf(first)
    await endSession(first)
    setClock('2026-05-06T08:00:00Z')
    const second = await signedIn(account)
    expect(await distributorOf(second)).toMatchObject({ previousVisit: '2026-05-04T09:00:00.000Z' })
  })

  test('is invalid without its token', async () => {
    const account = await makeDistributor(cms)
    await signedIn(account)
    const { rows } = await cms.db.drizzle.execute<{ id: string }>(
      sql`select id from distributor_sessions where distributor = ${account.id}`,
    )
    expect(rows).toHaveLength(1)
    for (const value of [rows[0]?.id ?? '', '', 'x'.repeat(43), '%00']) {
      expect(await distributorOf(browserWith(`distributor=${value}`))).toBeNull()
    }
    expect(await distributorOf(new Headers())).toBeNull()
  })

  test('a disabled account is signed out at once, and stays signed out when it is enabled again', async () => {
    const { id, username } = await makeDistributor(cms)
    const browser = await signedIn({ username })
    await cms.update({ collection: 'distributors', id, data: { disabled: true } })
    expect(await distributorOf(browser)).toBeNull()
    await cms.update({ collection: 'distributors', id, data: { disabled: false } })
    expect(await distributorOf(browser)).toBeNull()
  })

  test('a deleted account is signed out at once, and its sessions are deleted', async () => {
    const { id, username } = await makeDistributor(cms)
    const browser = await signedIn({ username })
    await cms.delete({ collection: 'distributors', id })
    expect(await distributorOf(browser)).toBeNull()
    const { totalDocs } = await cms.count({
      collection: 'distributor-sessions',
      where: { distributor: { equals: id } },
    })
    expect(totalDocs).toBe(0)
  })
})

test('a restricted file is accessible to members of its groups; without groups to every distributor (S2 6)', () => {
  const distributor = {
    id: '1',
    username: 'u',
    company: 'c',
    groups: ['a', 'b'],
    site: 'en_EN',
    previousVisit: null,
  } as const
  const member = { ...distributor, groups: [...distributor.groups] }
  expect(mayAccess(member, { restricted: true, groups: [] })).toBe(true)
  expect(mayAccess(member, { restricted: true, groups: ['c', 'b'] })).toBe(true)
  expect(mayAccess(member, { restricted: true, groups: ['c'] })).toBe(false)
  expect(mayAccess(member, { restricted: false, groups: ['c'] })).toBe(true)
})

function setClock(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
}

async function lastUse(distributor: string): Promise<string | undefined> {
  const { docs } = await cms.find({
    collection: 'distributor-sessions',
    where: { distributor: { equals: distributor } },
  })
  return docs[0]?.seenAt
}

function derived(text: string, salt: string, costs: { N: number; r: number; p: number }) {
  return scryptSync(text, salt, 32, costs).toString('base64url')
}
