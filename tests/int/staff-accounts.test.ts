import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientHeader } from '@/lib/gateway-protocol'
import { newId } from '@/lib/id'
import type { User } from '@/payload-types'
import { createThrottle } from '@/server/accounts/throttle'
import { newNetwork } from '../factories/distributors'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { failNextCommit } from '../support/fail-next-commit'
import { rest, type RestResponse } from '../support/rest'
import { testDatabase } from '../support/worker-database'

const password = 'a password of the tests'

let cms: Payload
let other: Client
let user: User

beforeAll(async () => {
  cms = await testCms()
  other = new Client({ connectionString: await testDatabase() })
  await other.connect()
})

afterAll(() => other?.end())

afterEach(() => {
  vi.restoreAllMocks()
})

beforeEach(async () => {
  user = await makeUser(cms, 'editor')
})

type Given = { email?: string; password?: string; network?: string; headers?: Record<string, string> }

function signIn({
  email = user.email,
  password: typed = password,
  network = newNetwork(),
  headers = {},
}: Given = {}) {
  return rest('users/login', {
    data: { email, password: typed },
    headers: { [clientHeader]: network, ...headers },
  })
}

async function tokenOf(response: Promise<RestResponse>): Promise<string> {
  const { status, body } = await response
  expect(status).toBe(200)
  return String(body.token)
}

const deviceOf = ({ headers }: RestResponse) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('staff-device='))
    ?.split(';')[0] ?? ''

/** Uses up the attempts of an account directly in the throttle, because real sign-ins hash, which is slow by design. */
async function guessFromEverywhere(email: string): Promise<void> {
  const throttle = createThrottle('staff-sign-in')
  for (let network = 0; network < 3; network += 1) {
    const from = newNetwork()
    for (let tries = 0; tries < 10; tries += 1) await throttle.consume({ account: email, network: from })
  }
}

describe('signing in to the admin (issue 14, security)', () => {
  test('responds like Payload, with cookies for the session and the browser', async () => {
    const response = await signIn({ email: ` ${user.email.toUpperCase()} ` })
    expect(response.body).toMatchObject({
      token: expect.any(String),
      exp: expect.any(Number),
      user: { id: user.id },
    })
    expect(JSON.stringify(response.body)).not.toMatch(/hash|salt/)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^payload-token=.+HttpOnly/),
      expect.stringMatching(
        /^staff-device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
      ),
    ])
  })

  test('gives the same response for an unknown address, a wrong password and a throttled account', async () => {
    const wrong = await signIn({ password: 'not the password' })
    const unknown = await signIn({ email: `${newId()}@example.com` })
    expect([wrong.status, wrong.body.errors]).toEqual([401, unknown.body.errors])
    expect(unknown.status).toBe(401)

    const nobody = `${newId()}@example.com`
    await guessFromEverywhere(user.email)
    await guessFromEverywhere(nobody)
    const [known, none] = [await signIn(), await signIn({ email: nobody })]
    expect([known.status, known.body.errors]).toEqual([429, none.body.errors])
    expect(none.status).toBe(429)
  })

  test('lets a known browser in while others guess', async () => {
    const cookie = deviceOf(await signIn())
    await guessFromEverywhere(user.email)
    expect((await signIn()).status).toBe(429)
    expect((await signIn({ headers: { cookie } })).status).toBe(200)
    const other = await makeUser(cms, 'editor')
    await guessFromEverywhere(other.email)
    expect((await signIn({ email: other.email, headers: { cookie } })).status).toBe(429)
  })

  test.each(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'])(
    'from a page of another origin is refused with %s',
    async (type) => {
      const given = { email: user.email, password }
      const form = new FormData()
      form.set('_payload', JSON.stringify(given))
      const headers = { origin: 'https://evil.example', [clientHeader]: newNetwork() }
      const response = await rest('users/login', {
        ...(type === 'multipart/form-data' ? { form } : { data: given }),
        headers:
          type === 'application/json'
            ? headers
            : { ...headers, ...(type !== 'multipart/form-data' && { 'content-type': type }) },
      })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})

describe('a forgotten password (issue 14, security)', () => {
  const requestReset = (email: string) => rest('users/forgot-password', { data: { email } })

  const resetToken = async () => {
    const { rows } = await other.query<{ token: string | null }>(
      'select reset_password_token as token from users where id = $1',
      [user.id],
    )
    return rows[0]?.token ?? ''
  }

  test('has the same response for all, and sends an absolute link to existing accounts', async () => {
    const send = vi.spyOn(cms, 'sendEmail').mockResolvedValue(undefined)
    const commit = vi.spyOn(cms.db, 'commitTransaction')
    const [known, unknown] = [await requestReset(user.email), await requestReset(`${newId()}@example.com`)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 20_000 })
    const [mail] = send.mock.calls[0] ?? []
    expect(mail?.to).toBe(user.email)
    const link = /https?:\/\/[^/"\s]+\/admin\/reset\/[\w-]+/
    expect(String(mail?.html)).toMatch(new RegExp(`href="${link.source}"`))
    expect(String(mail?.text)).toMatch(link)
    // The next test must not meet the transaction of the unknown address.
    await vi.waitFor(() => expect(commit).toHaveBeenCalledTimes(2), { timeout: 20_000 })
  })

  test('is mailed once its link works; a slow mail server holds no transaction', async () => {
    const sent = Promise.withResolvers<void>()
    const send = vi.spyOn(cms, 'sendEmail').mockReturnValue(sent.promise)
    await requestReset(user.email)
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 20_000 })
    const token = await resetToken()
    expect(token).not.toBe('')
    expect(String(send.mock.calls[0]?.[0]?.text)).toContain(`/admin/reset/${token}\n`)
    await vi.waitFor(() => expect(Object.keys(cms.db.sessions ?? {})).toEqual([]))
    await other.query('select from users where id = $1 for update nowait', [user.id])
    sent.resolve()
  })

  test('is not mailed when the link could not be saved', async () => {
    const send = vi.spyOn(cms, 'sendEmail').mockResolvedValue(undefined)
    const logged = vi.spyOn(cms.logger, 'error').mockImplementation(() => undefined)
    failNextCommit(cms)
    await requestReset(user.email)
    const text = 'a password reset link could not be sent'
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.anything(), text), { timeout: 20_000 })
    expect(send).not.toHaveBeenCalled()
    expect(await resetToken()).toBe('')
  })
})

describe('an account (issue 14, security)', () => {
  const change = (token: string, data: object, id = user.id) =>
    rest(`users/${id}`, { method: 'PATCH', token, data })

  test('keeps its password and address without the current password', async () => {
    const token = await tokenOf(signIn())
    for (const data of [
      { password: 'another password' },
      { email: `${newId()}@example.com` },
      { password: 'another password', currentPassword: 'not the password' },
    ]) {
      const response = await change(token, data)
      expect(response.status).toBe(400)
      expect(JSON.stringify(response.body)).toMatch(/current password/)
    }
    expect((await change(token, { name: 'A new name', email: user.email })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })

  test('allows ten guesses of the current password', async () => {
    const token = await tokenOf(signIn())
    const data = { password: 'another password' }
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await change(token, { ...data, currentPassword: 'not the password' })).status).toBe(400)
    }
    expect((await change(token, { ...data, currentPassword: password })).status).toBe(429)
    expect((await signIn()).status).toBe(200)
  })

  test('names the field in the language of the admin', async () => {
    const token = await tokenOf(signIn())
    const headers = { 'accept-language': 'zh' }
    const data = { password: 'another password', currentPassword: 'not the password' }
    const { body } = await rest(`users/${user.id}`, { method: 'PATCH', token, data, headers })
    const message = expect.stringMatching(/当前密码错误/)
    expect(body.errors).toMatchObject([{ message, data: { errors: [{ path: 'currentPassword' }] } }])
  })

  test.each([
    ['password', { password: 'another password' }],
    ['address', { email: `${newId()}@example.com` }],
  ])('changes its %s with the current password, which ends the other sessions', async (_, data) => {
    const [here, elsewhere] = [await tokenOf(signIn()), await tokenOf(signIn())]
    expect((await change(here, { ...data, currentPassword: password })).status).toBe(200)
    const me = async (token: string) => (await rest('users/me', { token })).body.user
    expect(await me(here)).toMatchObject({ id: user.id })
    expect(await me(elsewhere)).toBeNull()
  })

  test('is not changed together with others', async () => {
    const token = await tokenOf(signIn())
    const query = new URLSearchParams({ 'where[id][equals]': user.id })
    const response = await rest(`users?${query}`, {
      method: 'PATCH',
      token,
      data: { password: 'another password' },
    })
    expect(response.status).toBe(400)
    expect((await signIn()).status).toBe(200)
  })

  test.each(['123', 'abc', 'elevenchars', 'aaaaaaaaaaaaaaa', 'x'.repeat(201)])(
    'refuses a weak password such as %s',
    async (weak) => {
      const administrator = await tokenOf(signIn({ email: (await makeUser(cms, 'administrator')).email }))
      const response = await change(administrator, { password: weak })
      expect([response.status, JSON.stringify(response.body)]).toEqual([
        400,
        expect.stringMatching(/Choose a password/),
      ])
      await expect(
        cms.update({ collection: 'users', id: user.id, data: { password: user.email } }),
      ).rejects.toThrow()
    },
  )

  test('refuses a weak password through a mailed link', async () => {
    const token = await cms.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const reset = (typed: string) => rest('users/reset-password', { data: { token, password: typed } })
    expect((await reset('short')).status).toBe(400)
    expect((await reset(user.email)).status).toBe(400)
    expect((await reset('another password')).status).toBe(200)
    expect((await signIn({ password: 'another password' })).status).toBe(200)
  })

  test('can be changed by an administrator', async () => {
    const administrator = await tokenOf(signIn({ email: (await makeUser(cms, 'administrator')).email }))
    expect((await change(administrator, { password: 'another password' })).status).toBe(200)
    expect((await signIn({ password: 'another password' })).status).toBe(200)
  })
})
