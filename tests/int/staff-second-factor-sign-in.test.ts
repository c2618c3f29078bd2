import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '@/lib/id'
import { newNetwork } from '../factories/distributors'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { rest, type RestResponse } from '../support/rest'
import {
  accountOf,
  codeOf,
  makeEnrolled,
  sessionOf,
  setClock,
  signInTo,
  staffPassword,
} from '../support/staff-second-factor'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => void vi.useRealTimers())

function expectNoSession({ headers, body }: RestResponse): void {
  expect(headers.getSetCookie()).toEqual([])
  expect(body).not.toHaveProperty('token')
  expect(body).not.toHaveProperty('user')
}

describe('signing in with a second factor (issue 14, security)', () => {
  test('needs the password and a code, which is valid once', async () => {
    const { user, secret } = await makeEnrolled(cms)
    setClock(60)
    const first = await signInTo(user)
    expect([first.status, first.body.secondFactor]).toEqual([202, 'code'])
    expectNoSession(first)
    const code = codeOf(secret)
    const token = await sessionOf(signInTo(user, { code }))
    expect(await accountOf(token)).toMatchObject({ id: user.id })
    const replayed = await signInTo(user, { code })
    expect(replayed.status).toBe(401)
    expectNoSession(replayed)
    setClock(90)
    expect((await signInTo(user, { code })).status, 'nor in the next time step').toBe(401)
    expect((await signInTo(user, { code: codeOf(secret) })).status).toBe(200)
  })

  test('two sign-ins at once cannot use one code', async () => {
    const { user, secret } = await makeEnrolled(cms)
    setClock(60)
    const code = codeOf(secret)
    const responses = await Promise.all([signInTo(user, { code }), signInTo(user, { code })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('takes a recovery code once, however it is typed', async () => {
    const { user, recoveryCodes, token } = await makeEnrolled(cms)
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect((await signInTo(user, { code: typed })).status).toBe(200)
    const state = await rest(`users/${user.id}/second-factor`, { token })
    expect(state.body.recoveryCodesLeft).toBe(9)
    expect((await signInTo(user, { code })).status).toBe(401)
  })

  test('says nothing about the second factor before the password is right', async () => {
    const { user, secret } = await makeEnrolled(cms)
    const plain = await makeUser(cms, 'editor')
    const unknown = { email: `${newId()}@example.com` }
    setClock(60)
    const responses = [
      await signInTo(user, { password: 'not the password' }),
      await signInTo(user, { password: 'not the password', code: codeOf(secret) }),
      await signInTo(plain, { password: 'not the password' }),
      await signInTo(unknown, { code: '123456' }),
      await signInTo(unknown),
    ]
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(responses[0]?.status).toBe(401)
    expect((await signInTo(user, { code: codeOf(secret) })).status, 'the code was not used').toBe(200)
  })

  test('allows ten wrong codes an hour from everywhere, which do not lock out a known browser', async () => {
    const { user, secret } = await makeEnrolled(cms)
    setClock(60)
    const { headers } = await signInTo(user, { code: codeOf(secret) })
    const cookie = headers
      .getSetCookie()
      .find((value) => value.startsWith('staff-device='))
      ?.split(';')[0]
    setClock(120)
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signInTo(user, { code: '000000', network: newNetwork() })).status).toBe(401)
    }
    const code = codeOf(secret)
    const limited = await signInTo(user, { code })
    expect(limited.status).toBe(429)
    expectNoSession(limited)
    expect((await signInTo(user, { code, headers: { cookie: cookie ?? '' } })).status).toBe(200)
  })
})

describe('there is no way past the code (issue 14, security)', () => {
  test.each(['users/login', 'users/LOGIN', 'users/login/', 'users/login?code=123456', 'users/login?depth=2'])(
    'through /api/%s',
    async (path) => {
      const { user } = await makeEnrolled(cms)
      for (const more of [{}, { code: '' }, { code: null }, { code: ['123456'] }, { code: { $ne: '' } }]) {
        const response = await rest(path, { data: { email: user.email, password: staffPassword, ...more } })
        expect(response.status).not.toBe(200)
        expectNoSession(response)
      }
    },
  )

  test('through the local API', async () => {
    const { user } = await makeEnrolled(cms)
    const data = { email: user.email, password: staffPassword }
    await expect(cms.login({ collection: 'users', data })).rejects.toThrow(/authenticator app/)
    await expect(cms.login({ collection: 'users', data, overrideAccess: true })).rejects.toThrow()
  })

  test('through a password reset, which signs nobody in', async () => {
    const { user, token: session } = await makeEnrolled(cms)
    const token = await cms.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const password = 'another password'
    const response = await rest('users/reset-password', { data: { token, password } })
    expect(response.status).toBe(200)
    expectNoSession(response)
    expect(await accountOf(session)).toBeNull()
    const { sessions } = await cms.findByID({ collection: 'users', id: user.id, showHiddenFields: true })
    expect(sessions).toEqual([])
    expect((await signInTo(user, { password })).status).toBe(202)
    expect((await rest('users/reset-password', { data: { token, password } })).status).toBe(403)
  })

  test('through the other endpoints of the accounts', async () => {
    const { user } = await makeEnrolled(cms)
    const data = { email: user.email, password: staffPassword }
    for (const path of ['refresh-token', 'unlock', 'first-register', `${user.id}/api-key/reveal`]) {
      const response = await rest(`users/${path}`, { data })
      expect(response.status, path).toBeGreaterThanOrEqual(400)
      expectNoSession(response)
    }
    const me = await rest('users/me', { headers: { authorization: `users API-Key ${user.id}` } })
    expect(me.body.user).toBeNull()
    expect(cms.collections.users.config.auth.useAPIKey).toBeFalsy()
  })

  test('through a session of before', async () => {
    const user = await makeUser(cms, 'editor')
    setClock(0)
    const [here, elsewhere] = [await sessionOf(signInTo(user)), await sessionOf(signInTo(user))]
    const { body: app } = await rest('users/second-factor/start', { token: here, data: {} })
    const data = { code: codeOf(String(app.secret)), currentPassword: staffPassword }
    await rest('users/second-factor/confirm', { token: here, data })
    const refreshed = await rest('users/refresh-token', { token: elsewhere, data: {} })
    expect(refreshed.status).toBe(403)
    expectNoSession(refreshed)
  })
})
