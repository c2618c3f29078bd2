import type { Payload } from 'payload'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { submitCode, signIn } from '@/server/distributors/sign-in'
import { distributorOf } from '@/server/distributors/session'
import type { Distributor } from '@/payload-types'
import {
  browserWith,
  distributorPassword as password,
  makeDistributor,
  newNetwork,
} from '../factories/distributors'
import { testCms } from '../support/cms'

let cms: Payload

const start = Date.parse('2026-05-04T08:00:00Z')
const seconds = 1000

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(() => setClock(0))
afterEach(() => void vi.useRealTimers())

test('an editor requires it, the next sign-in sets it up, later ones require a code', async () => {
  const account = await makeDistributor(cms, { secondFactor: true })
  const { step, secret, uri, qr } = await begin(account, 'set-up')
  expect(uri).toContain(`secret=${secret}`)
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
  const entered = await submitCode({ step, code: codeOf(secret), network: newNetwork() })
  expect(await distributorOf(browserWith(entered.state === 'in' ? entered.cookie : ''))).toMatchObject({
    id: account.id,
  })
  const kept = await stored(account)
  expect(kept.secondFactorSince).toBe('2026-05-04T08:00:00.000Z')
  expect(kept.totpSecret).toBeTruthy()
  expect(kept.totpSecret, 'it is encrypted').not.toContain(secret)

  setClock(60 * seconds)
  const later = await begin(account, 'code')
  expect(later).not.toHaveProperty('secret')
  expect(await submitCode({ step: later.step, code: codeOf(secret), network: newNetwork() })).toMatchObject({
    state: 'in',
  })
})

test('nothing is set up until the first right code', async () => {
  const account = await makeDistributor(cms, { secondFactor: true })
  const { step } = await begin(account, 'set-up')
  expect(await submitCode({ step, code: '000000', network: newNetwork() })).toEqual({ state: 'refused' })
  expect((await stored(account)).totpSecret).toBeNull()
  await begin(account, 'set-up')
})

test('a code works once, also for the contract', async () => {
  const { account, secret } = await withApp()
  const code = codeOf(secret)
  const given = { username: account.username, password, code, network: newNetwork() }
  expect(await signIn(given)).toMatchObject({ state: 'in' })
  expect(await signIn(given)).toEqual({ state: 'refused' })
  const { step } = await begin(account, 'code')
  expect(await submitCode({ step, code, network: newNetwork() })).toEqual({ state: 'refused' })
  setClock(90 * seconds)
  expect(await submitCode({ step, code: codeOf(secret), network: newNetwork() })).toMatchObject({
    state: 'in',
  })
})

test('a code may be one step off, and no more', async () => {
  const { account, secret } = await withApp()
  for (const [late, state] of [
    [-60, 'refused'],
    [-30, 'in'],
    [30, 'in'],
    [60, 'refused'],
  ] as const) {
    const { step } = await begin(account, 'code')
    const code = codeOf(secret, late * seconds)
    expect(await submitCode({ step, code, network: newNetwork() }), `${late} s`).toMatchObject({ state })
  }
})

test('five wrong codes end the sign-in, and a right one comes too late', async () => {
  const { account, secret } = await withApp()
  const { step } = await begin(account, 'code')
  const states: string[] = []
  for (const code of ['000000', '', 'abcdef', '1234567', '000000', codeOf(secret)]) {
    const { state } = await submitCode({ step, code, network: newNetwork() })
    states.push(state)
  }
  expect(states).toEqual(['refused', 'refused', 'refused', 'refused', 'ended', 'ended'])
})

test('the second step must follow within five minutes, of an account that is still open', async () => {
  const { account, secret } = await withApp()
  const { step } = await begin(account, 'code')
  setClock((60 + 5 * 60) * seconds)
  expect(await submitCode({ step, code: codeOf(secret), network: newNetwork() })).toEqual({ state: 'ended' })
  const next = await begin(account, 'code')
  await cms.update({ collection: 'distributors', id: account.id, data: { disabled: true } })
  expect(await submitCode({ step: next.step, code: codeOf(secret), network: newNetwork() })).toEqual({
    state: 'ended',
  })
})

test('codes count as attempts of the account', async () => {
  const { account } = await withApp()
  const network = newNetwork()
  const enter = () => signIn({ username: account.username, password, network })
  const first = await enter()
  const { step } = first.state === 'code' ? first : { step: '' }
  for (let wrong = 0; wrong < 4; wrong += 1) await submitCode({ step, code: '000000', network })
  for (let again = 0; again < 5; again += 1) expect(await enter()).toMatchObject({ state: 'code' })
  expect(await enter()).toMatchObject({ state: 'later' })
})

test('the contract signs nobody in without the code', async () => {
  const { account } = await withApp()
  const given = { username: account.username, password, network: newNetwork() }
  expect(await signIn({ ...given, code: '' })).toEqual({ state: 'refused' })
  expect(await signIn({ ...given, code: '123456' })).toEqual({ state: 'refused' })
})

/** An account whose app is set up, a minute after that. */
async function withApp(): Promise<{ account: Distributor; secret: string }> {
  const account = await makeDistributor(cms, { secondFactor: true })
  const { step, secret } = await begin(account, 'set-up')
  await submitCode({ step, code: codeOf(secret), network: newNetwork() })
  setClock(60 * seconds)
  return { account, secret }
}

async function begin({ username }: Distributor, state: 'set-up' | 'code') {
  const outcome = await signIn({ username, password, network: newNetwork() })
  expect(outcome.state).toBe(state)
  return outcome as Extract<typeof outcome, { state: 'set-up' }>
}

function codeOf(secret: string, late = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + late })
}

function setClock(after: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: start + after })
}

function stored({ id }: Distributor) {
  return cms.findByID({ collection: 'distributors', id, showHiddenFields: true })
}
