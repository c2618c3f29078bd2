import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetFactor } from '@/cms/staff/reset-factor'
import type { User } from '@/payload-types'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import {
  accountOf,
  codeOf,
  makeEnrolled,
  requireFor,
  sessionOf,
  setClock,
  signInTo,
  staffPassword as currentPassword,
  type Enrolled,
} from '../support/staff-second-factor'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await requireFor(cms)
})

function fieldError(message: unknown) {
  return { name: 'ValidationError', message, data: { errors: [{ path: 'currentPassword', message }] } }
}

describe('a required second factor (issue 14, security)', () => {
  test('is set by administrators who have one', async () => {
    const change = (token: string) =>
      rest('globals/staff-settings', { token, data: { secondFactorRoles: ['administrator'] } })
    const editor = await sessionOf(signInTo(await makeUser(cms, 'editor')))
    expect((await change(editor)).status).toBe(403)
    expect((await rest('globals/staff-settings', { token: editor })).status).toBe(403)
    const without = await sessionOf(signInTo(await makeUser(cms, 'administrator')))
    const refused = await change(without)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringMatching(/your own account first/),
    ])
    const { token } = await makeEnrolled(cms, 'administrator')
    expect((await change(token)).status).toBe(200)
    expect(await accountOf(token)).not.toBeNull()
  })

  test('makes earlier sessions without one useless', async () => {
    const user = await makeUser(cms, 'editor')
    const token = await sessionOf(signInTo(user))
    expect((await rest('news', { token })).status).toBe(200)
    await requireFor(cms, 'editor')
    for (const path of [
      'news',
      `users/${user.id}`,
      `users/${user.id}/second-factor`,
      'globals/site-settings',
    ]) {
      expect((await rest(path, { token })).status, path).toBeGreaterThanOrEqual(401)
    }
    expect((await rest('users/refresh-token', { token, data: {} })).status).toBe(403)
    expect((await rest('users/second-factor/start', { token, data: {} })).status).toBe(401)
    expect(await accountOf(token)).toBeNull()
    expect((await rest('access', { token })).body).not.toHaveProperty('canAccessAdmin')
    const headers = new Headers({ authorization: `JWT ${token}` })
    expect((await cms.auth({ headers })).user, 'previews and files ask this').toBeNull()
  })

  test('lets the password lead to the set-up only, whose first code signs in', async () => {
    const user = await makeUser(cms, 'inbox')
    const before = await sessionOf(signInTo(user))
    await requireFor(cms, 'inbox')
    setClock(0)
    const setUp = await signInTo(user)
    expect([setUp.status, setUp.body.secondFactor]).toEqual([202, 'set-up'])
    expect(setUp.headers.getSetCookie()).toEqual([])
    expect(setUp.body).not.toHaveProperty('token')
    const secret = String(setUp.body.secret)
    expect(setUp.body.qr).toMatch(/^data:image/)

    expect((await signInTo(user, { code: '000000' })).status).toBe(401)
    const { status, body } = await signInTo(user, { code: codeOf(secret) })
    expect(status).toBe(200)
    expect(body.recoveryCodes).toHaveLength(10)
    expect(await accountOf(String(body.token))).toMatchObject({ id: user.id })
    expect(await accountOf(before), 'earlier sessions have ended').toBeNull()
    setClock(60)
    const later = await signInTo(user, { code: codeOf(secret) })
    expect([later.status, later.body.recoveryCodes]).toEqual([200, undefined])
  })

  test('starts the set-up again when it has expired', async () => {
    const user = await makeUser(cms, 'editor')
    await requireFor(cms, 'editor')
    setClock(0)
    const { body: first } = await signInTo(user)
    setClock(15 * 60)
    const again = await signInTo(user, { code: codeOf(String(first.secret)) })
    expect([again.status, again.body.secondFactor]).toEqual([202, 'set-up'])
    expect(again.body.secret).not.toBe(first.secret)
  })

  test('applies to the local API and leaves other roles alone', async () => {
    await requireFor(cms, 'editor')
    const user = await makeUser(cms, 'editor')
    const data = { email: user.email, password: currentPassword }
    await expect(cms.login({ collection: 'users', data })).rejects.toThrow(/authenticator app/)
    expect((await signInTo(await makeUser(cms, 'inbox'))).status).toBe(200)
  })

  test('applies to an account that gets the role', async () => {
    await requireFor(cms, 'editor')
    const user = await makeUser(cms, 'inbox')
    const token = await sessionOf(signInTo(user))
    await cms.update({ collection: 'users', id: user.id, data: { role: 'editor' } })
    expect(await accountOf(token)).toBeNull()
  })

  test('cannot be switched off', async () => {
    const { token, secret } = await makeEnrolled(cms)
    await requireFor(cms, 'editor')
    setClock(60)
    const data = { code: codeOf(secret), currentPassword }
    expect((await rest('users/second-factor/switch-off', { token, data })).status).toBe(403)
    expect((await rest('users/second-factor/recovery-codes', { token, data })).status).toBe(200)
  })
})

describe('a lost phone (issue 14, security)', () => {
  test('an administrator resets the app, which is logged and mailed in the language of the account', async () => {
    const send = vi.spyOn(cms, 'sendEmail').mockResolvedValue(undefined)
    const warn = vi.spyOn(cms.logger, 'warn')
    const { user, token } = await makeEnrolled(cms, 'editor', { 'accept-language': 'zh' })
    const administrator = await makeUser(cms, 'administrator')
    const session = await sessionOf(signInTo(administrator))
    const data = { currentPassword }
    const reset = () => rest(`users/${user.id}/second-factor/reset`, { token: session, data })
    expect((await reset()).status).toBe(200)
    expect(await accountOf(token), 'its sessions have ended').toBeNull()
    expect((await signInTo(user)).status).toBe(200)
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`${user.email} was reset by ${administrator.email}`),
    )
    const [mail] = send.mock.calls[0] ?? []
    expect(mail).toMatchObject({ to: user.email, subject: expect.stringContaining('您的身份验证器已重置') })
    expect(String(mail?.text)).toMatch(/https?:\/\/[^/\s]+\/admin\/login/)
    expect(send).toHaveBeenCalledOnce()
    expect((await reset()).status, 'there is nothing more to reset').toBe(409)
  })

  test('only an administrator resets, and not the own app', async () => {
    const { user } = await makeEnrolled(cms)
    const own = await makeEnrolled(cms, 'administrator')
    const editor = await sessionOf(signInTo(await makeUser(cms, 'editor')))
    const reset = async (id: string, token?: string) =>
      (await rest(`users/${id}/second-factor/reset`, { token, data: { currentPassword } })).status
    expect(await reset(user.id)).toBe(401)
    expect(await reset(user.id, editor)).toBe(403)
    expect(await reset(own.user.id, own.token)).toBe(400)
    expect(await reset('1', own.token)).toBe(404)
    expect((await signInTo(user)).status).toBe(202)
  })

  describe('an unattended browser of an administrator', () => {
    let user: User
    let own: Enrolled

    beforeEach(async () => {
      vi.spyOn(cms, 'sendEmail').mockResolvedValue(undefined)
      user = (await makeEnrolled(cms)).user
      own = await makeEnrolled(cms, 'administrator')
    })

    const reset = (data: object, headers = {}) =>
      rest(`users/${user.id}/second-factor/reset`, { token: own.token, data, headers })

    test.each([
      ['en', 'Enter your current password.', /current password is wrong. Enter/],
      ['zh', '请输入当前密码。', /当前密码错误。请输入/],
      ['es', 'Introduzca su contraseña actual.', /contraseña actual no es correcta. Introduzca/],
      ['fr', 'Saisissez votre mot de passe actuel.', /mot de passe actuel est incorrect. Saisissez/],
    ])('is not enough, which it says in the language %s', async (language, missing, wrong) => {
      const headers = { 'accept-language': language }
      const without = await reset({}, headers)
      expect([without.status, without.body.errors]).toEqual([400, [fieldError(missing)]])
      const refused = await reset({ currentPassword: 'not the password' }, headers)
      expect([refused.status, refused.body.errors]).toEqual([400, [fieldError(expect.stringMatching(wrong))]])
      expect((await signInTo(user)).status).toBe(202)
    })

    test('allows ten guesses', async () => {
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await reset({ currentPassword: 'not the password' })).status).toBe(400)
      }
      expect((await reset({ currentPassword })).status).toBe(429)
      expect((await signInTo(user)).status).toBe(202)
    })

    test('allows no more guesses of a code to those who know the password', async () => {
      const guess = () =>
        rest('users/second-factor/switch-off', {
          token: own.token,
          data: { currentPassword, code: '000000' },
        })
      for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(400)
      expect((await reset({ currentPassword })).status).toBe(200)
      expect([(await guess()).status, (await guess()).status]).toEqual([400, 429])
    })
  })

  test('a mail that is not sent does not keep the app', async () => {
    vi.spyOn(cms, 'sendEmail').mockRejectedValue(new Error('no mail server'))
    const { user } = await makeEnrolled(cms)
    const session = await sessionOf(signInTo(await makeUser(cms, 'administrator')))
    const path = `users/${user.id}/second-factor/reset`
    const { status, body } = await rest(path, { token: session, data: { currentPassword } })
    expect([status, body.message]).toEqual([200, expect.stringContaining('could not be sent')])
    expect((await signInTo(user)).status).toBe(200)
  })

  test('an operator resets the app of the last administrator', async () => {
    const send = vi.spyOn(cms, 'sendEmail').mockResolvedValue(undefined)
    const { user, token } = await makeEnrolled(cms, 'administrator')
    await requireFor(cms, 'administrator')
    expect(await resetFactor(await createLocalReq({}, cms), user, null)).toBe('mailed')
    expect(await accountOf(token)).toBeNull()
    expect(String(send.mock.calls[0]?.[0]?.text)).toContain('an operator of the server')
    expect((await signInTo(user)).body.secondFactor).toBe('set-up')
  })
})
