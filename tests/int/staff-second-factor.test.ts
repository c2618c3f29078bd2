import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newRecoveryCodes } from '@/lib/recovery-codes'
import type { User } from '@/payload-types'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import {
  accountOf,
  codeOf,
  makeEnrolled,
  sessionOf,
  setClock,
  signInTo,
  staffPassword as currentPassword,
} from '../support/staff-second-factor'

vi.mock('@/lib/recovery-codes', { spy: true })

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(() => setClock(0))
afterEach(() => void vi.useRealTimers())

const act = (token: string, action: string, data: object = {}) =>
  rest(`users/second-factor/${action}`, { token, data })

const stateOf = async (token: string, { id }: User) =>
  (await rest(`users/${id}/second-factor`, { token })).body

describe('setting up an app (issue 14, security)', () => {
  let user: User
  let token: string
  let secret: string

  beforeEach(async () => {
    user = await makeUser(cms, 'editor')
    token = await sessionOf(signInTo(user))
    const { body } = await act(token, 'start')
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    secret = String(body.secret)
    expect(body.uri).toContain(`secret=${secret}`)
  })

  test('takes the current password and the first code, and gives ten recovery codes', async () => {
    const { status, body } = await act(token, 'confirm', { code: codeOf(secret), currentPassword })
    expect(status).toBe(200)
    const codes = body.recoveryCodes as string[]
    expect(codes).toHaveLength(10)
    expect(await stateOf(token, user)).toEqual({
      since: '2026-05-04T08:00:00.000Z',
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    const { rows } = await cms.db.drizzle.execute(
      sql`select * from staff_second_factors where id = ${user.id}`,
    )
    const stored = JSON.stringify(rows)
    for (const readable of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(readable)
    }
  })

  test('ends the other sessions', async () => {
    const elsewhere = await sessionOf(signInTo(user))
    await act(token, 'confirm', { code: codeOf(secret), currentPassword })
    expect(await accountOf(token)).toMatchObject({ id: user.id })
    expect(await accountOf(elsewhere)).toBeNull()
  })

  test.each([
    ['password', { currentPassword: 'not the password' }, /current password/],
    ['code', { code: '000000' }, /code from the new app is wrong/],
  ])('changes nothing with a wrong %s', async (_, wrong, message) => {
    const data = { code: codeOf(secret), currentPassword, ...wrong }
    const { status, body } = await act(token, 'confirm', data)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)])
    expect(await stateOf(token, user)).toMatchObject({ since: null })
    expect((await signInTo(user)).status).toBe(200)
  })

  test('ends after a quarter of an hour', async () => {
    setClock(15 * 60)
    const { status } = await act(token, 'confirm', { code: codeOf(secret), currentPassword })
    expect(status).toBe(409)
  })

  test('allows ten guesses of the password', async () => {
    const guess = { code: codeOf(secret), currentPassword: 'not the password' }
    for (let tries = 0; tries < 10; tries += 1) expect((await act(token, 'confirm', guess)).status).toBe(400)
    expect((await act(token, 'confirm', { ...guess, currentPassword })).status).toBe(429)
  })

  test('speaks the language of the admin', async () => {
    const responses = ['en', 'zh', 'es', 'fr'].map(async (language) => {
      const { body } = await rest('users/second-factor/confirm', {
        token,
        data: {},
        headers: { 'accept-language': language },
      })
      return JSON.stringify(body)
    })
    const [en, zh, es, fr] = await Promise.all(responses)
    expect(en).toContain('Enter your current password.')
    expect(zh).toContain('请输入当前密码。')
    expect(es).toContain('Introduzca su contraseña actual.')
    expect(fr).toContain('Saisissez votre mot de passe actuel.')
  })
})

describe('the own app (issue 14, security)', () => {
  test.each(['app', 'recovery'])('is switched off with the password and a code (%s)', async (kind) => {
    const { user, token, secret, recoveryCodes } = await makeEnrolled(cms)
    setClock(60)
    const code = kind === 'app' ? codeOf(secret) : recoveryCodes[0]
    for (const wrong of [{ code }, { currentPassword }, { code: '000000', currentPassword }]) {
      expect((await act(token, 'switch-off', wrong)).status).toBe(400)
    }
    expect((await signInTo(user)).status).toBe(202)
    expect((await act(token, 'switch-off', { code, currentPassword })).status).toBe(200)
    expect((await signInTo(user)).status).toBe(200)
  })

  test('is replaced with a code of the former one', async () => {
    const { user, token, secret } = await makeEnrolled(cms)
    setClock(60)
    const { body: app } = await act(token, 'start')
    const code = codeOf(String(app.secret))
    expect((await act(token, 'confirm', { code, currentPassword })).status).toBe(400)
    expect((await signInTo(user, { code: codeOf(secret) })).status, 'the former one still works').toBe(200)
    setClock(120)
    const data = { code: codeOf(String(app.secret)), currentCode: codeOf(secret), currentPassword }
    const replacing = await sessionOf(signInTo(user, { code: codeOf(secret) }))
    expect((await act(replacing, 'confirm', data)).status, 'the code was used').toBe(400)
    setClock(180)
    const later = { code: codeOf(String(app.secret)), currentCode: codeOf(secret), currentPassword }
    expect((await act(replacing, 'confirm', later)).status).toBe(200)
    setClock(240)
    expect((await signInTo(user, { code: codeOf(secret) })).status).toBe(401)
    expect((await signInTo(user, { code: codeOf(String(app.secret)) })).status).toBe(200)
  })

  test('keeps the code when new recovery codes cannot be saved', async () => {
    const { token, recoveryCodes } = await makeEnrolled(cms)
    const data = { code: recoveryCodes[0], currentPassword }
    vi.mocked(newRecoveryCodes).mockImplementationOnce(() => {
      throw new Error('the disk is full')
    })
    expect((await act(token, 'recovery-codes', data)).status).toBe(500)
    expect((await act(token, 'recovery-codes', data)).status).toBe(200)
  })

  test('gets new recovery codes in place of the former ones', async () => {
    const { user, token, secret, recoveryCodes } = await makeEnrolled(cms)
    setClock(60)
    expect((await act(token, 'recovery-codes', { currentPassword })).status).toBe(400)
    const { body } = await act(token, 'recovery-codes', { code: codeOf(secret), currentPassword })
    const [fresh] = body.recoveryCodes as string[]
    expect((await signInTo(user, { code: recoveryCodes[0] })).status).toBe(401)
    expect((await signInTo(user, { code: fresh })).status).toBe(200)
  })

  test('is visible to its owner and to administrators only', async () => {
    const { user } = await makeEnrolled(cms)
    const [editor, administrator] = await Promise.all(
      (['editor', 'administrator'] as const).map(async (role) =>
        sessionOf(signInTo(await makeUser(cms, role))),
      ),
    )
    const read = async (token?: string) => (await rest(`users/${user.id}/second-factor`, { token })).status
    expect([await read(), await read(editor), await read(administrator)]).toEqual([401, 404, 200])
  })

  test.each(['start', 'confirm', 'recovery-codes', 'switch-off'])(
    'is not managed without a session or from another origin (%s)',
    async (action) => {
      expect((await rest(`users/second-factor/${action}`, { data: {} })).status).toBe(401)
      const { token } = await makeEnrolled(cms)
      const headers = { origin: 'https://evil.example' }
      const response = await rest(`users/second-factor/${action}`, { token, data: {}, headers })
      expect(response.status).toBe(403)
    },
  )

  test('cannot be read or queried over the API, not even by administrators', async () => {
    const { user, token } = await makeEnrolled(cms, 'administrator')
    for (const path of ['', `/${user.id}`, '/count', '?where[secret][like]=a', '/versions']) {
      expect((await rest(`staff-second-factors${path}`, { token })).status, path).toBeGreaterThanOrEqual(400)
    }
    const changed = await rest(`staff-second-factors/${user.id}`, { method: 'DELETE', token })
    expect(changed.status).toBe(403)
    const account = JSON.stringify((await rest(`users/${user.id}?depth=2`, { token })).body)
    expect(account).not.toMatch(/secret|recovery|totp/i)
    for (const field of ['secret', 'secondFactor', 'secondFactor.secret', 'recoveryCodes']) {
      const query = new URLSearchParams({ [`where[${field}][exists]`]: 'true' })
      expect((await rest(`users?${query}`, { token })).status, field).toBe(400)
    }
  })

  test('is deleted with its account', async () => {
    const { user } = await makeEnrolled(cms)
    await cms.delete({ collection: 'users', id: user.id })
    const { totalDocs } = await cms.count({
      collection: 'staff-second-factors',
      where: { id: { equals: user.id } },
    })
    expect(totalDocs).toBe(0)
  })
})
