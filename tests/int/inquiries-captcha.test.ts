import { createChallenge, solveChallenge, type Challenge as Work } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GET as getCaptcha } from '@/app/request/captcha/route'
import { GET as getWork } from '@/app/request/challenge/route'
import { clientHeader } from '@/lib/gateway-protocol'
import type { NewCaptcha, InquiryOutcome } from '@/lib/inquiries/api'
import { verifyChallenge } from '@/server/inquiries/captcha'
import * as pictures from '@/server/inquiries/captcha-image'
import { handleFormInquiry } from '@/server/inquiries/form-inquiry'
import { newStamp } from '@/server/inquiries/spam-protection'
import { newNetwork } from '../factories/distributors'
import { testCms } from '../support/cms'

const tenMinutes = 10 * 60 * 1000
const wrong = { state: 'refused', failure: { field: 'captcha', problem: 'wrong' } }

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a captcha shows four clear characters in 120 x 40, and its token does not reveal them (S2 5)', async () => {
  const { token, picture, answer } = await newCaptcha()
  expect(answer).toMatch(/^[A-Z0-9]{4}$/)
  expect(answer).not.toMatch(/[0O1IL5S2Z8BG]/)
  expect(Buffer.from(token, 'base64url').toString('latin1').toUpperCase()).not.toContain(answer)
  const bytes = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 })
})

test('case and surrounding spaces of the solution do not matter (S2 5)', async () => {
  const { token, answer } = await newCaptcha()
  expect(await verifyChallenge({ captcha: token, answer: ` ${answer.toLowerCase()} ` })).not.toBeNull()
})

test('a wrong solution invalidates the captcha', async () => {
  const { token, answer } = await newCaptcha()
  expect(await send({ captcha: token, answer: 'XXXX' })).toEqual(wrong)
  expect(await send({ captcha: token, answer })).toEqual(wrong)
})

test('a captcha is valid for one inquiry', async () => {
  const { token, answer } = await newCaptcha()
  expect(await send({ captcha: token, answer })).toMatchObject({ state: 'sent' })
  expect(await send({ captcha: token, answer, name: 'Somebody else' })).toEqual(wrong)
})

test('of two simultaneous inquiries with one captcha, one is saved', async () => {
  const { token, answer } = await newCaptcha()
  const outcomes = await Promise.all(['One', 'Other'].map((name) => send({ captcha: token, answer, name })))
  expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['refused', 'sent'])
})

test('a captcha is valid for ten minutes', async () => {
  const { token, answer } = await newCaptcha()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tenMinutes + 1000 })
  expect(await verifyChallenge({ captcha: token, answer })).toBeNull()
})

test('an invalid token is refused, and nothing is saved for it', async () => {
  const { token, answer } = await newCaptcha()
  const before = await countSpent()
  const changed = `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`
  for (const captcha of ['', 'x', changed, token.slice(0, 30), `${token}AAAA`])
    expect(await verifyChallenge({ captcha, answer })).toBeNull()
  expect(await countSpent()).toBe(before)
})

test('the captcha is checked before the consents (S2 5, checks 9 and 10)', async () => {
  const { token, answer } = await newCaptcha()
  expect(await send({ captcha: token, answer, privacy: false })).toEqual({
    state: 'refused',
    failure: { field: 'privacy', problem: 'missing' },
  })
  expect(await send({ captcha: token, answer })).toMatchObject({ state: 'sent' })
  const second = await newCaptcha()
  expect(await send({ captcha: second.token, answer: 'XXXX', privacy: false })).toEqual(wrong)
})

test('captchas are rate-limited by network', async () => {
  const network = newNetwork()
  for (let count = 0; count < 60; count += 1)
    expect((await requestFrom(getCaptcha, network)).status).toBe(200)
  const refused = await requestFrom(getCaptcha, network)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await requestFrom(getCaptcha, newNetwork())).status).toBe(200)
})

test('a proof of work is valid for one inquiry, without a captcha', async () => {
  const proof = await solved(await work())
  expect(await send({ proof })).toMatchObject({ state: 'sent' })
  expect(await send({ proof, name: 'Somebody else' })).toEqual(wrong)
})

test('a proof of work is valid for ten minutes', async () => {
  const proof = await solved(await work())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tenMinutes + 1000 })
  expect(await verifyChallenge({ proof })).toBeNull()
})

test('a manipulated or foreign challenge is refused', async () => {
  const given = await work()
  const easier = { ...given, parameters: { ...given.parameters, keyPrefix: '00', keySignature: undefined } }
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey }
  const expiresAt = new Date(Date.now() + tenMinutes)
  const foreign = await createChallenge({ ...options, expiresAt, hmacSignatureSecret: 'theirs' })
  for (const challenge of [easier, foreign])
    expect(await verifyChallenge({ proof: await solved(challenge) })).toBeNull()
})

test('an invalid proof of work is refused', async () => {
  const given = await work()
  const guess = { challenge: given, solution: { counter: 1, derivedKey: '00'.repeat(32) } }
  for (const proof of ['x', '{}', 'null', JSON.stringify(guess)])
    expect(await verifyChallenge({ proof })).toBeNull()
})

test('challenges are rate-limited by network', async () => {
  const network = newNetwork()
  for (let count = 0; count < 30; count += 1) await requestFrom(getWork, network)
  expect((await requestFrom(getWork, network)).status).toBe(429)
})

test('captchas and challenges are not cached', async () => {
  for (const get of [getCaptcha, getWork])
    expect((await requestFrom(get, newNetwork())).headers.get('cache-control')).toBe('no-store')
})

/** A new captcha and its solution. */
async function newCaptcha(): Promise<NewCaptcha & { answer: string }> {
  const text = vi.spyOn(pictures, 'newCaptchaText')
  const captcha = (await (await requestFrom(getCaptcha, newNetwork())).json()) as NewCaptcha
  const answer = text.mock.results[0]?.value as string
  text.mockRestore()
  return { ...captcha, answer }
}

async function work(): Promise<Work> {
  return (await (await requestFrom(getWork, newNetwork())).json()) as Work
}

async function solved(challenge: Work): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

function requestFrom(get: (request: Request) => Promise<Response>, network: string): Promise<Response> {
  return get(new Request('http://localhost/request', { headers: { [clientHeader]: network } }))
}

type Sent = { captcha?: string; answer?: string; proof?: string; name?: string; privacy?: boolean }

function send({ captcha, answer, proof, name = '李明', privacy = true }: Sent): Promise<InquiryOutcome> {
  return handleFormInquiry(
    {
      kind: 'contact',
      site: 'zh_CN',
      attempt: randomUUID(),
      website: '',
      page: '/zh_CN/products',
      captcha,
      proof,
      stamp: newStamp(Date.now() - 60_000),
      values: {
        name,
        mobile: '13812345678',
        province: '江苏省',
        city: '南京市',
        company: '江北医院',
        email: 'li@example.com',
        captcha: proof ? '已通过自动验证' : answer,
        privacy,
        subscription: true,
      },
    },
    newNetwork(),
  )
}

async function countSpent(): Promise<number> {
  return (await cms.count({ collection: 'spent-challenges' })).totalDocs
}
