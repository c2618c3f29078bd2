import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database'
import { throttle } from '@/server/distributors/throttle'
import { signIn } from '@/server/distributors/sign-in'
import { RateLimit } from '@/server/rate-limit'
import { newId } from '@/lib/id'
import {
  browserWith,
  distributorPassword as password,
  makeDistributor,
  newNetwork,
} from '../factories/distributors'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('after ten attempts for an account from one network the correct password must wait, too', async () => {
  const { username } = await makeDistributor(cms)
  const network = newNetwork()
  await countTries({ account: username, network }, 10)
  const outcome = await signIn({ username, password, network })
  expect(outcome.state === 'later' && outcome.seconds).toBeGreaterThan(800)
  expect(await signIn({ username: username.toUpperCase(), password, network })).toMatchObject({
    state: 'later',
  })
  expect(await signIn({ username, password, network: newNetwork() })).toMatchObject({ state: 'in' })
})

test('an unknown name is counted like any other', async () => {
  const given = { username: `nobody-${newId()}`, password, network: newNetwork() }
  await countTries({ account: given.username, network: given.network }, 10)
  expect(await signIn(given)).toMatchObject({ state: 'later' })
})

test('thirty attempts for an account from all networks', async () => {
  const account = `name-${newId()}`
  for (let network = 0; network < 3; network += 1) await countTries({ account, network: newNetwork() }, 10)
  expect(await throttle.consume({ account, network: newNetwork() })).toBeGreaterThan(0)
})

test('a known browser can sign in while others guess from many networks (issue 14, security)', async () => {
  const { username } = await makeDistributor(cms)
  const entered = await signIn({ username, password, network: newNetwork() })
  const headers = browserWith(entered.state === 'in' ? entered.device : '')
  for (let network = 0; network < 3; network += 1)
    await countTries({ account: username, network: newNetwork() }, 10)
  expect(await signIn({ username, password, network: newNetwork() })).toMatchObject({ state: 'later' })
  expect(await signIn({ username, password, network: newNetwork(), headers })).toMatchObject({ state: 'in' })

  const { username: other } = await makeDistributor(cms)
  for (let network = 0; network < 3; network += 1)
    await countTries({ account: other, network: newNetwork() }, 10)
  expect(await signIn({ username: other, password, network: newNetwork(), headers })).toMatchObject({
    state: 'later',
  })
})

test('a known browser has ten attempts, too (issue 14, security)', async () => {
  const { username } = await makeDistributor(cms)
  const entered = await signIn({ username, password, network: newNetwork() })
  const headers = browserWith(entered.state === 'in' ? entered.device : '')
  const guess = () => signIn({ username, password: 'not the password', network: newNetwork(), headers })
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toEqual({ state: 'refused' })
  expect(await guess()).toMatchObject({ state: 'later' })
})

test('a refused network does not use up the attempts of others', async () => {
  const account = `name-${newId()}`
  const network = newNetwork()
  await countTries({ account, network }, 10)
  for (let more = 0; more < 30; more += 1)
    expect(await throttle.consume({ account, network })).toBeGreaterThan(0)
  expect(await throttle.consume({ account, network: newNetwork() })).toBe(0)
})

test('a hundred attempts from one network, for all accounts', async () => {
  const network = newNetwork()
  for (let account = 0; account < 10; account += 1) await countTries({ account: newId(), network }, 10)
  expect(await throttle.consume({ account: newId(), network })).toBeGreaterThan(0)
})

test("the correct password resets the account's count", async () => {
  const { username } = await makeDistributor(cms)
  const network = newNetwork()
  for (let round = 0; round < 4; round += 1) {
    await countTries({ account: username, network }, 9)
    expect(await signIn({ username, password, network })).toMatchObject({ state: 'in' })
  }
})

test('attempts expire after a quarter of an hour', async () => {
  const attempt = { account: newId(), network: newNetwork() }
  vi.useFakeTimers({ toFake: ['Date'] })
  await countTries(attempt, 10)
  expect(await throttle.consume(attempt)).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + 15 * 60_000 + 1000)
  expect(await throttle.consume(attempt)).toBe(0)
})

test('simultaneous attempts are all counted', async () => {
  const limit = new RateLimit({ name: `test-${newId()}`, points: 10, seconds: 60 })
  const waits = await Promise.all(Array.from({ length: 25 }, () => limit.consume('k')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
})

test('sign-ins fail while the counts cannot be read', async () => {
  const { username } = await makeDistributor(cms)
  const limit = new RateLimit({ name: `test-${newId()}`, points: 10, seconds: 60 })
  vi.spyOn(database(), 'query').mockImplementation(() => Promise.reject(new Error('no database')) as never)
  await expect(limit.consume('k')).rejects.toThrow('no database')
  await expect(
    signIn({ username, password, network: newNetwork() }, { ...throttle, consume: () => limit.consume('k') }),
  ).rejects.toThrow('no database')
})

test('entered names are not stored in plain text', async () => {
  const typed = 'my password by mistake'
  await throttle.consume({ account: typed, network: newNetwork() })
  const { rows } = await cms.db.drizzle.execute<{ key: string }>(sql`select key from rate_limits`)
  expect(rows.filter(({ key }) => key.includes('password'))).toEqual([])
})

test('all processes share the count, and restarts keep it', async () => {
  const rule = { name: `test-${newId()}`, points: 3, seconds: 60 }
  const [one, other] = [new RateLimit(rule), new RateLimit(rule)]
  expect([await one.consume('k'), await other.consume('k'), await one.consume('k')]).toEqual([0, 0, 0])
  expect(await other.consume('k')).toBeGreaterThan(0)
  await closeDatabase()
  expect(await new RateLimit(rule).consume('k')).toBeGreaterThan(0)
  expect(await new RateLimit(rule).consume('another')).toBe(0)
})

async function countTries(attempt: { account: string; network: string }, tries: number) {
  for (let done = 0; done < tries; done += 1) {
    expect(await throttle.consume(attempt), `try ${done + 1}`).toBe(0)
  }
}
