import { DrizzleQueryError } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { POST as enterCode } from '@/app/distributor/code/route'
import { POST as setPassword } from '@/app/distributor/password/route'
import { GET as session } from '@/app/distributor/session/route'
import { POST as signIn } from '@/app/distributor/sign-in/route'
import { POST as signOut } from '@/app/distributor/sign-out/route'
import { clientHeader } from '@/lib/gateway-protocol'
import { cms as ownCms } from '@/server/cms'
import { throttle } from '@/server/distributors/throttle'
import { distributorOf } from '@/server/distributors/session'
import { env } from '@/server/env'
import {
  browserWith,
  distributorPassword as password,
  makeDistributor,
  newNetwork,
  signedIn,
} from '../factories/distributors'
import { makeMaterial } from '../factories/materials'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

type Handler = (request: Request) => Promise<Response>

let cms: Payload
const origin = env.publicOrigin
const contractPath = 'f/productMaterial/canDownload'

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => void vi.restoreAllMocks())

describe('POST /distributor/sign-in', () => {
  test('sets the session cookie, and the response is not cached', async () => {
    const { username, id } = await makeDistributor(cms)
    const response = await post(signIn, { username, password })
    expect([response.status, await response.json()]).toEqual([200, { state: 'in' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^distributor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await distributorOf(browserWith(cookie))).toMatchObject({ id })
  })

  test('refusals are alike, whatever the reason (S2 8)', async () => {
    const { username } = await makeDistributor(cms)
    const expired = await makeDistributor(cms, { expires: '2020-01-01T12:00:00.000Z' })
    const disabled = await makeDistributor(cms, { disabled: true })
    const responses = await Promise.all(
      [
        { username, password: 'not the password' },
        { username: 'nobody-has-this-name', password },
        { username: expired.username, password: 'not the password' },
        { username: disabled.username, password },
      ].map(async (given) => serialise(await post(signIn, given))),
    )
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toContain('refused')
    expect(responses[0]).not.toContain('set-cookie')
  })

  test('an expired account gets no session, and its owner is told so', async () => {
    const { username } = await makeDistributor(cms, { expires: '2020-01-01T12:00:00.000Z' })
    const response = await post(signIn, { username, password })
    expect(await response.json()).toEqual({ state: 'expired' })
    expect(response.headers.has('set-cookie')).toBe(false)
    const form = await postForm(signIn, { username, password, siteId: 'fr_FR' })
    expect(form.headers.get('location')).toBe('/en/distributor?lang=fr_FR&state=expired')
  })

  test('a form without scripts is redirected', async () => {
    const { username } = await makeDistributor(cms)
    const next = '/en/support/manualBrochure?lang=en_EN'
    const response = await postForm(signIn, { username, password, next })
    expect([response.status, response.headers.get('location')]).toEqual([303, next])
    expect(response.headers.get('set-cookie')).toMatch(/^distributor=/)
  })

  test('a form without scripts on the distributors’ page is redirected to the signed-in state (issue 14)', async () => {
    const { username } = await makeDistributor(cms)
    for (const next of ['', '/en/distributor?lang=es_ES']) {
      const response = await postForm(signIn, { username, password, siteId: 'es_ES', next })
      expect(response.headers.get('location')).toBe('/en/distributor?lang=es_ES&state=in')
      expect(response.headers.get('set-cookie')).toMatch(/^distributor=/)
    }
  })

  test('a refused form is redirected to the distributors’ page of its site', async () => {
    const response = await postForm(signIn, {
      username: 'nobody',
      password,
      next: '/zh_CN/x',
      siteId: 'zh_CN',
    })
    expect(response.headers.get('location')).toBe('/zh_CN/distributor?state=refused&next=%2Fzh_CN%2Fx')
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

describe('every POST', () => {
  const handlers: [string, Handler][] = [
    ['sign-in', signIn],
    ['code', enterCode],
    ['password', setPassword],
    ['sign-out', signOut],
  ]

  test.each(handlers)('%s is accepted from our own pages only', async (_name, handler) => {
    for (const from of ['https://evil.example', 'null', '', 'http://localhost.evil.example']) {
      expect((await post(handler, {}, { origin: from })).status, from).toBe(403)
    }
    const unnamed = new Request('http://localhost/', { method: 'POST', body: '{}' })
    expect((await handler(unnamed)).status).toBe(403)
  })

  test.each(handlers.slice(0, 3))('%s accepts valid JSON only', async (_name, handler) => {
    expect((await post(handler, {}, { 'content-type': 'text/plain' })).status).toBe(415)
    for (const body of [{}, [], null, { username: 1, password: [] }, { step: {}, token: 'x'.repeat(200) }]) {
      expect((await post(handler, body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  test('a page on another host name of this site counts as our own', async () => {
    const headers = { origin: 'https://www.isotherm.cn', host: 'www.isotherm.cn' }
    expect((await post(signIn, { username: 'nobody', password }, headers)).status).toBe(200)
  })

  test('an internal error is a 500 without a session, and logs no values', async () => {
    const { username } = await makeDistributor(cms)
    const { db, logger } = await ownCms()
    vi.spyOn(db.drizzle, 'select').mockImplementation(() => {
      throw new DrizzleQueryError('select $1', ['secret'], new Error('no connection'))
    })
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const response = await post(signIn, { username, password })
    expect(response.status).toBe(500)
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(String(logged.mock.calls[0]?.map((part) => Object.values(part as object)))).not.toContain('secret')
  })
})

describe('POST /distributor/sign-out', () => {
  test('ends the session and deletes the cookie', async () => {
    const browser = await signedIn(await makeDistributor(cms))
    const response = await post(signOut, {}, { cookie: browser.get('cookie') ?? '' })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^distributor=; Max-Age=0;/)
    expect(await distributorOf(browser)).toBeNull()
  })

  test('a form is redirected, also without a session', async () => {
    const response = await postForm(signOut, { next: '/en/support' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/support'])
  })
})

describe('GET /distributor/session', () => {
  test('names who is signed in, and nothing else of them', async () => {
    const { username, company } = await makeDistributor(cms)
    const browser = await signedIn({ username })
    expect(await readSession(browser)).toEqual({ distributor: { username, company } })
    expect(await readSession(new Headers())).toEqual({ distributor: null })
  })

  test('returns whether they can access a file', async () => {
    const group = await cms.create({ collection: 'distributor-groups', data: { name: 'Launch partners' } })
    const member = await signedIn(await makeDistributor(cms, { groups: [group.id] }))
    const other = await signedIn(await makeDistributor(cms))
    await cms.db.create({
      collection: 'files',
      data: {
        id: '1',
        filename: 'pack.pdf',
        mimeType: 'application/pdf',
        filesize: 1,
        restricted: true,
        groups: [group.id],
      },
    })
    const file = '/file/documents/pack.pdf'
    expect(await readSession(member, file)).toMatchObject({ may: true })
    expect(await readSession(other, file)).toMatchObject({ may: false })
    expect(await readSession(new Headers(), file)).toEqual({ distributor: null, may: false })
    await makeMaterial(cms, { kind: 'launch-pack', file: '1' })
    expect(await readSession(other, file)).toMatchObject({ may: false, material: 'launch-pack' })
    expect(await readSession(member, file)).not.toHaveProperty('material')
    for (const unknown of ['/file/documents/none.pdf', '/etc/passwd', '', 'pack.pdf']) {
      expect(await readSession(member, unknown), unknown).toMatchObject({ may: false })
    }
  })
})

describe('the contract (S2 7)', () => {
  test('returns 1 and sets the cookie, by query, form or JSON', async () => {
    const { username } = await makeDistributor(cms)
    const given = new URLSearchParams({ username, password })
    const ways = [
      () => rest(`${contractPath}?${given}`, { method: 'POST' }),
      () => rest(contractPath, { data: { username, password } }),
    ]
    for (const way of ways) {
      const { body, headers } = await way()
      expect(body).toEqual({ code: 200, result: 1, message: 'Success' })
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^distributor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(
          /^distributor-device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
        ),
      ])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('returns 0 without a cookie, and refuses other origins (issue 14, security)', async () => {
    const { username } = await makeDistributor(cms)
    const refused = await rest(contractPath, { data: { username, password: 'not the password' } })
    expect(refused.body).toEqual({ code: 200, result: 0, message: 'Success' })
    expect(refused.headers.has('set-cookie')).toBe(false)
    const foreign = { data: { username, password }, headers: { origin: 'https://evil.example' } }
    const response = await rest(contractPath, foreign)
    expect(response.body).toMatchObject({ code: 403, result: null })
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  test('returns 429 with the waiting time in the language of the site', async () => {
    const network = newNetwork()
    const data = { username: 'nobody-waits', password, siteId: 'es_ES' }
    for (let tries = 0; tries < 10; tries += 1) await throttle.consume({ account: data.username, network })
    const { body } = await rest(contractPath, { data, headers: { [clientHeader]: network } })
    expect(body).toMatchObject({ code: 429, result: null })
    expect(body.message).toMatch(/^Demasiados intentos .* \d+ segundos$/)
  })
})

test('a password is in no table and in no log after all of this', async () => {
  const secret = 'a-password-to-search-for'
  const { username } = await makeDistributor(cms)
  const { logger } = await ownCms()
  const written: unknown[] = []
  for (const level of ['error', 'warn', 'info', 'debug'] as const) {
    vi.spyOn(logger, level).mockImplementation((...line: unknown[]) => void written.push(line))
    vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void written.push(line))
  }
  vi.spyOn(console, 'log').mockImplementation((...line: unknown[]) => void written.push(line))
  await post(signIn, { username, password: secret })
  await post(signIn, { username: secret, password: secret })
  await rest(`${contractPath}?${new URLSearchParams({ username, password: secret })}`, { method: 'POST' })
  await post(setPassword, { token: secret, password: secret })
  await post(signIn, { username: 1, password: secret })
  expect(JSON.stringify(written)).not.toContain(secret)
  expect(await tablesWith(secret)).toEqual([])
  expect(await tablesWith(username), 'the search finds what is there').toEqual(['distributors'])
})

async function tablesWith(text: string): Promise<string[]> {
  const { db } = cms
  const { rows: tables } = await db.drizzle.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { name } of tables) {
    const table = sql.identifier(name)
    const { rows } = await db.drizzle.execute(
      sql`select 1 from ${table} where strpos(${table}::text, ${text}) > 0 limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

function post(handler: Handler, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { origin, 'content-type': 'application/json', [clientHeader]: newNetwork(), ...headers }
  return handler(
    new Request('http://localhost/', { method: 'POST', headers: sent, body: JSON.stringify(body) }),
  )
}

function postForm(handler: Handler, fields: Record<string, string>): Promise<Response> {
  const headers = { origin, [clientHeader]: newNetwork() }
  return handler(
    new Request('http://localhost/', { method: 'POST', headers, body: new URLSearchParams(fields) }),
  )
}

async function readSession(headers: Headers, file?: string): Promise<unknown> {
  const query = file === undefined ? '' : `?${new URLSearchParams({ file })}`
  return (await session(new Request(`http://localhost/distributor/session${query}`, { headers }))).json()
}

async function serialise(response: Response): Promise<string> {
  return JSON.stringify([response.status, [...response.headers], await response.text()])
}
