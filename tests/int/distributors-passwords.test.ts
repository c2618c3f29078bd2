import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendPasswordReset } from '@/server/distributors/password-reset'
import { setPassword } from '@/server/distributors/set-password'
import { signIn } from '@/server/distributors/sign-in'
import { throttle } from '@/server/distributors/throttle'
import { distributorOf } from '@/server/distributors/session'
import type { Distributor } from '@/payload-types'
import { distributorPassword, makeDistributor, newNetwork, signedIn } from '../factories/distributors'
import { signIn as signInToAdmin } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

type Mail = { to: string; subject: string; text: string; html: string }

let cms: Payload
let token: string
let mails: Mail[]

const password = 'another password of the tests'

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signInToAdmin(cms, 'editor'))
})

beforeEach(() => {
  mails = []
  vi.spyOn(cms, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as Mail))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an invitation', () => {
  test('lets a new account choose its password, once', async () => {
    const account = await makeDistributor(cms, { passwordHash: null })
    expect(await act(account, 'invite')).toMatchObject({ status: 200 })
    expect(mails).toMatchObject([{ to: account.email }])
    const link = linkIn(mails[0])
    expect(await set(link, password)).toEqual({ state: 'set' })
    expect(await enter(account, password)).toBe('in')
    expect(await set(link, 'yet another password')).toEqual({ state: 'ended' })
    expect(await enter(account, password)).toBe('in')
  })

  test('is written in the language of the account, as text and as HTML', async () => {
    const account = await makeDistributor(cms, { site: 'zh_CN' })
    await act(account, 'invite')
    const [mail] = mails
    expect(mail?.subject).toContain('经销商账号')
    expect(mail?.text).toContain(account.username)
    expect(mail?.text).toMatch(/\/zh_CN\/distributor\/password#token=[\w-]{43}\n/)
    expect(mail?.html).toContain('<html lang="zh-CN">')
  })

  test('is valid for seven days, and only the last one', async () => {
    const account = await makeDistributor(cms, { passwordHash: null })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') })
    await act(account, 'invite')
    await act(account, 'invite')
    expect(await set(linkIn(mails[0]), password), 'the first').toEqual({ state: 'ended' })
    vi.setSystemTime(new Date('2026-05-11T08:00:00Z'))
    expect(await set(linkIn(mails[1]), password), 'the last, too late').toEqual({ state: 'ended' })
  })

  test('of two simultaneous uses of a link one is refused', async () => {
    const account = await makeDistributor(cms, { passwordHash: null })
    await act(account, 'invite')
    const link = linkIn(mails[0])
    const states = await Promise.all([set(link, password), set(link, `${password}!`)])
    expect(states.map(({ state }) => state).sort()).toEqual(['ended', 'set'])
  })
})

describe('a new password', () => {
  test('ends all sessions and the old password', async () => {
    const account = await makeDistributor(cms)
    const browser = await signedIn(account)
    await act(account, 'reset')
    expect(await distributorOf(browser), 'a link alone changes nothing').not.toBeNull()
    await set(linkIn(mails[0]), password)
    expect(await distributorOf(browser)).toBeNull()
    expect(await enter(account, distributorPassword)).toBe('refused')
    expect(await enter(account, password)).toBe('in')
  })

  test('a weak one is refused, and the link stays valid', async () => {
    const account = await makeDistributor(cms, { username: 'the-account-name', email: 'them@their.example' })
    await act(account, 'reset')
    const link = linkIn(mails[0])
    const weak = ['short', 'x'.repeat(201), 'aaaaaaaaaaaaaaaa', 'The-Account-Name', 'THEM@their.example']
    for (const chosen of weak) expect(await set(link, chosen), chosen).toEqual({ state: 'weak' })
    expect(await set(link, password)).toEqual({ state: 'set' })
  })

  test('cannot be set for an account that is closed', async () => {
    const account = await makeDistributor(cms)
    await act(account, 'reset')
    await cms.update({
      collection: 'distributors',
      id: account.id,
      data: { expires: '2020-01-01T12:00:00Z' },
    })
    expect(await set(linkIn(mails[0]), password)).toEqual({ state: 'ended' })
  })

  test('resets the count of failed attempts', async () => {
    const account = await makeDistributor(cms)
    const network = newNetwork()
    const attempt = { account: account.username, network }
    for (let tries = 0; tries < 11; tries += 1) await throttle.consume(attempt)
    await act(account, 'reset')
    await setPassword({ token: linkIn(mails[0]), password, network })
    expect(await signIn({ username: account.username, password, network })).toMatchObject({ state: 'in' })
  })
})

describe('a forgotten password', () => {
  test('can be requested by user name or mail address', async () => {
    const account = await makeDistributor(cms)
    await sendPasswordReset({ name: account.username.toUpperCase(), network: newNetwork() })
    await sendPasswordReset({ name: ` ${account.email} `, network: newNetwork() })
    expect(mails.map(({ to }) => to)).toEqual([account.email, account.email])
    expect(await set(linkIn(mails[1]), password)).toEqual({ state: 'set' })
  })

  test('mails nothing for unknown and closed accounts', async () => {
    const { username } = await makeDistributor(cms, { disabled: true })
    for (const name of [username, 'nobody-has-this-name', '', "' or 1=1 --", 'nul\0']) {
      await sendPasswordReset({ name, network: newNetwork() })
    }
    expect(mails).toEqual([])
  })

  test('three times an hour for an account, twenty times for a network', async () => {
    const { username } = await makeDistributor(cms)
    for (let time = 0; time < 5; time += 1) await sendPasswordReset({ name: username, network: newNetwork() })
    expect(mails).toHaveLength(3)
    const network = newNetwork()
    for (let time = 0; time < 20; time += 1) await sendPasswordReset({ name: 'nobody', network })
    const other = await makeDistributor(cms)
    await sendPasswordReset({ name: other.username, network })
    expect(mails).toHaveLength(3)
  })

  test('a failure of the mail server is logged, without address or link', async () => {
    const { username, email } = await makeDistributor(cms)
    vi.spyOn(cms, 'sendEmail').mockRejectedValue(new Error('refused'))
    const logged = vi.spyOn(cms.logger, 'error').mockImplementation(() => undefined)
    await sendPasswordReset({ name: username, network: newNetwork() })
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(new RegExp(`${email}|token`))
  })
})

describe('the form of an account', () => {
  test('shows the sign-in state', async () => {
    const account = await makeDistributor(cms, { passwordHash: null })
    expect((await state(account)).body).toEqual({
      hasPassword: false,
      linkUntil: null,
      secondFactorSince: null,
      sessions: 0,
    })
    await act(account, 'invite')
    expect((await state(account)).body.linkUntil).toBeTruthy()
    await set(linkIn(mails[0]), distributorPassword)
    await signedIn(account)
    expect((await state(account)).body).toMatchObject({ hasPassword: true, linkUntil: null, sessions: 1 })
    const browser = await signedIn(account)
    await act(account, 'sign-out')
    expect((await state(account)).body).toMatchObject({ sessions: 0 })
    expect(await distributorOf(browser)).toBeNull()
  })

  test('shows where mails are written without a mail server, and that a server failed', async () => {
    const account = await makeDistributor(cms)
    expect((await act(account, 'invite')).body.message).toContain(`${process.env.DATA_DIR}/mail`)
    vi.spyOn(cms, 'sendEmail').mockRejectedValue(new Error('refused'))
    vi.spyOn(cms.logger, 'error').mockImplementation(() => undefined)
    expect((await act(account, 'invite')).status).toBe(502)
  })

  test('removes the app of a second factor', async () => {
    const account = await makeDistributor(cms, {
      secondFactor: true,
      totpSecret: cms.encrypt('JBSWY3DPEHPK3PXP'),
      secondFactorSince: '2026-05-04T08:00:00.000Z',
    })
    expect(await enter(account, distributorPassword)).toBe('code')
    await act(account, 'clear-second-factor')
    expect(await enter(account, distributorPassword)).toBe('set-up')
  })

  test('is open to staff only, and for accounts that exist', async () => {
    const account = await makeDistributor(cms)
    for (const name of ['invite', 'reset', 'sign-out', 'clear-second-factor']) {
      expect((await rest(`distributors/${account.id}/${name}`, { method: 'POST' })).status, name).toBe(403)
      expect((await rest(`distributors/1/${name}`, { method: 'POST', token })).status, name).toBe(404)
    }
    expect((await rest(`distributors/${account.id}/state`)).status).toBe(403)
    expect(mails).toEqual([])
  })

  test('neither shows nor accepts a hash, a secret, or a system field', async () => {
    const { id } = await makeDistributor(cms)
    const sent = { passwordHash: 'x', totpSecret: 'x', totpStep: 1, lastSignIn: '2020-01-01T00:00:00.000Z' }
    const { status, body } = await rest(`distributors/${id}`, { method: 'PATCH', data: sent, token })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|totpS/)
    const kept = await cms.findByID({ collection: 'distributors', id, showHiddenFields: true })
    expect(kept).toMatchObject({ totpSecret: null, totpStep: null, lastSignIn: null })
    expect(kept.passwordHash).toMatch(/^\$scrypt\$/)
  })
})

function act({ id }: Distributor, name: string) {
  return rest(`distributors/${id}/${name}`, { method: 'POST', token })
}

function state({ id }: Distributor) {
  return rest(`distributors/${id}/state`, { token })
}

function set(link: string, chosen: string) {
  return setPassword({ token: link, password: chosen, network: newNetwork() })
}

async function enter({ username }: Distributor, given: string): Promise<string> {
  return (await signIn({ username, password: given, network: newNetwork() })).state
}

function linkIn(mail: Mail | undefined): string {
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
