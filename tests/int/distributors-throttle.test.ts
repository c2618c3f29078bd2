import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database'
import { throttle } from '@/server/distributors/throttle'
import { signIn } from '@/server/distributors/sign-in'
import { Limit } from '@/server/limits'
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

test('ten tries for an account from one network, then the right password must wait, too', async () => {
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

test('a name that nobody has is counted like any other', async () => {
  const given = { username: `nobody-${newId()}`, password, network: newNetwork() }
  await countTries({ account: given.username, network: given.network }, 10)
  expect(await signIn(given)).toMatchObject({ state: 'later' })
})

test('thirty tries for an account from everywhere', async () => {
  const account = `name-${newId()}`
  for (let network = 0; network < 3; network += 1) await countTries({ account, network: newNetwork() }, 10)
  expect(await throttle.attempt({ account, network: newNetwork() })).toBeGreaterThan(0)
})

test('who has signed in with the account before gets in while strangers guess from everywhere (issue 14, security)', async () => {
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

test('a known browser has ten tries, too (issue 14, security)', async () => {
  const { username } = await makeDistributor(cms)
  const entered = await signIn({ username, password, network: newNetwork() })
  const headers = browserWith(entered.state === 'in' ? entered.device : '')
  const guess = () => signIn({ username, password: 'not the password', network: newNetwork(), headers })
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toEqual({ state: 'refused' })
  expect(await guess()).toMatchObject({ state: 'later' })
})

test('a network that is refused does not use up the tries of others', async () => {
  const account = `name-${newId()}`
  const network = newNetwork()
  await countTries({ account, network }, 10)
  for (let more = 0; more < 30; more += 1)
    expect(await throttle.attempt({ account, network })).toBeGreaterThan(0)
  expect(await throttle.attempt({ account, network: newNetwork() })).toBe(0)
})

test('a hundred tries from one network, whatever the accounts', async () => {
  const network = newNetwork()
  for (let account = 0; account < 10; account += 1) await countTries({ account: newId(), network }, 10)
  expect(await throttle.attempt({ account: newId(), network })).toBeGreaterThan(0)
})

test("the right password clears the account's count", async () => {
  const { username } = await makeDistributor(cms)
  const network = newNetwork()
  for (let round = 0; round < 4; round += 1) {
    await countTries({ account: username, network }, 9)
    expect(await signIn({ username, password, network })).toMatchObject({ state: 'in' })
  }
})

test('tries end after a quarter of an hour', async () => {
  const attempt = { account: newId(), network: newNetwork() }
  vi.useFakeTimers({ toFake: ['Date'] })
  await countTries(attempt, 10)
  expect(await throttle.attempt(attempt)).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + 15 * 60_000 + 1000)
  expect(await throttle.attempt(attempt)).toBe(0)
})

test('tries at one moment are all counted', async () => {
  const limit = new Limit({ name: `test-${newId()}`, points: 10, seconds: 60 })
  const waits = await Promise.all(Array.from({ length: 25 }, () => limit.take('k')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
})

test('nobody is let in while the counts cannot be read', async () => {
  const { username } = await makeDistributor(cms)
  const limit = new Limit({ name: `test-${newId()}`, points: 10, seconds: 60 })
  vi.spyOn(database(), 'query').mockImplementation(() => Promise.reject(new Error('no database')) as never)
  await expect(limit.take('k')).rejects.toThrow('no database')
  await expect(
    signIn({ username, password, network: newNetwork() }, { ...throttle, attempt: () => limit.take('k') }),
  ).rejects.toThrow('no database')
})

test('what was typed as a name is not kept', async () => {
  const typed = 'my password by mistake'
  await throttle.attempt({ account: typed, network: newNetwork() })
  const { rows } = await cms.db.drizzle.execute<{ key: string }>(sql`select key from rate_limits`)
  expect(rows.filter(({ key }) => key.includes('password'))).toEqual([])
})

test('the count holds over processes and restarts', async () => {
  const rule = { name: `test-${newId()}`, points: 3, seconds: 60 }
  const [one, other] = [new Limit(rule), new Limit(rule)]
  expect([await one.take('k'), await other.take('k'), await one.take('k')]).toEqual([0, 0, 0])
  expect(await other.take('k')).toBeGreaterThan(0)
  await closeDatabase()
  expect(await new Limit(rule).take('k')).toBeGreaterThan(0)
  expect(await new Limit(rule).take('another')).toBe(0)
})

async function countTries(attempt: { account: string; network: string }, tries: number) {
  for (let done = 0; done < tries; done += 1) {
    expect(await throttle.attempt(attempt), `try ${done + 1}`).toBe(0)
  }
}
