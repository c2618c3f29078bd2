import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeOf } from '@/gateway/route-of'
import { endSession } from '@/server/distributors/session'
import type { File as StoredDocument } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeDocument, pdf, replaceDocument } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { openGateway } from '../support/gateway'
import { requestFile } from '../support/file-route'
import { rest } from '../support/rest'
import { makeGroup, signedInDistributor } from '../support/signed-in'

let cms: Payload
let group: string
/** Accessible to all distributors, and to those of a group only. */
let manual: StoredDocument
let internal: StoredDocument

beforeAll(async () => {
  cms = await testCms()
  group = await makeGroup(cms)
  manual = await makeDocument(cms, {
    name: '服务手册.pdf',
    data: { restricted: true },
  })
  internal = await makeDocument(cms, { data: { restricted: true, groups: [group] } })
})

type Headers = Record<string, string>

const nobody: Headers = {}

async function expectClosed(response: Response, status: 401 | 403 | 404) {
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(status)
  expect(body.includes(pdf.subarray(0, 20))).toBe(false)
  expect(JSON.parse(body.toString())).toMatchObject({ code: status, result: null })
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('etag')).toBeNull()
}

describe('the bytes of a restricted file', () => {
  test.each([
    ['a session without an account', { cookie: `distributor=${'0'.repeat(43)}` }],
    ['an empty cookie', { cookie: 'distributor=' }],
    ['a preview cookie', { cookie: '__prerender_bypass=1' }],
    ['an invented token of the admin', { cookie: 'payload-token=eyJhbGciOiJub25lIn0.e30.' }],
    ['an invented header', { 'x-isotherm-distributor': '1', authorization: 'Basic YTph' }],
    ['nothing at all', nobody],
  ])('are not sent to %s, by any kind of request (S2 6)', async (_who, headers) => {
    const ranges: Headers[] = [
      {},
      { range: 'bytes=0-9' },
      { range: 'bytes=-5' },
      { range: `bytes=${pdf.length}-` },
      { range: 'bytes=0-1,3-4' },
      { range: 'bytes=5-', 'if-range': `"${manual.filename}"` },
      { 'if-none-match': `"${manual.filename}"` },
      { 'if-none-match': '*' },
    ]
    for (const range of ranges)
      await expectClosed(await requestFile(manual.url, { headers: { ...headers, ...range } }), 401)
    await expectClosed(await requestFile(`${manual.url}?fileId=${manual.id}`, { headers }), 401)
    const head = await requestFile(manual.url, { method: 'HEAD', headers })
    expect(head.status).toBe(401)
    expect(head.headers.get('etag')).toBeNull()
  })

  test('are sent to every distributor if the file has no groups, complete and in ranges', async () => {
    const { headers } = await signedInDistributor(cms)
    const whole = await requestFile(manual.url, { headers })
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(whole.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('服务手册.pdf')}`,
    )
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf)
    const part = await requestFile(manual.url, { headers: { ...headers, range: 'bytes=5-9' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(5, 10))
    expect((await requestFile(manual.url, { method: 'HEAD', headers })).status).toBe(200)
    expect((await requestFile(`${manual.url}?fileId=1`, { headers })).status).toBe(200)
  })

  test('are sent to members of its groups, and to no other distributor', async () => {
    const other = await signedInDistributor(cms, { groups: [await makeGroup(cms)] })
    const member = await signedInDistributor(cms, { groups: [group] })
    await expectClosed(await requestFile(internal.url, other), 403)
    await expectClosed(
      await requestFile(internal.url, { headers: { ...other.headers, range: 'bytes=0-3' } }),
      403,
    )
    expect((await requestFile(internal.url, { ...other, method: 'HEAD' })).status).toBe(403)
    expect((await requestFile(internal.url, member)).status).toBe(200)
  })

  test('depend on the groups at the time of the request', async () => {
    const { account, headers } = await signedInDistributor(cms, { groups: [group] })
    expect((await requestFile(internal.url, { headers })).status).toBe(200)
    await cms.update({ collection: 'distributors', id: account.id, data: { groups: [] } })
    await expectClosed(await requestFile(internal.url, { headers }), 403)
  })

  test.each<
    [string, (signedIn: { account: { id: string }; headers: { cookie: string } }) => Promise<unknown>]
  >([
    ['signed out', ({ headers }) => endSession(new globalThis.Headers(headers))],
    ['was disabled', ({ account }) => update(account.id, { disabled: true })],
    ['expired', ({ account }) => update(account.id, { expires: '2020-01-01T00:00:00.000Z' })],
    ['was deleted', ({ account }) => cms.delete({ collection: 'distributors', id: account.id })],
    ['was idle for too long', () => age("seen_at = now() - interval '3 hours'")],
    ['has been signed in for a day', () => age("started_at = now() - interval '1 day'")],
  ])('are refused in the middle of a download for a distributor who %s', async (_how, end) => {
    const signedIn = await signedInDistributor(cms)
    const sendRequest = (range: string) =>
      requestFile(manual.url, { headers: { ...signedIn.headers, range } })
    expect((await sendRequest('bytes=0-9')).status).toBe(206)
    await end(signedIn)
    await expectClosed(await sendRequest('bytes=10-'), 401)
  })

  test('are sent to editors of the admin', async () => {
    const { token } = await signIn(cms, 'editor')
    const response = await requestFile(internal.url, {
      headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('are not at an old address, which redirects to the checked one', async () => {
    const former = await makeDocument(cms, { data: { restricted: true } })
    await replaceDocument(cms, former.id)
    const response = await requestFile(former.url)
    expect(response.status).toBe(307)
    expect(response.body).toBeNull()
    await expectClosed(await requestFile(response.headers.get('location')), 401)
  })

  test('are refused at once when a public file is restricted, also with its entity tag', async () => {
    const file = await makeDocument(cms)
    const etag = (await requestFile(file.url)).headers.get('etag') ?? ''
    await cms.update({ collection: 'files', id: file.id, data: { restricted: true } })
    await expectClosed(await requestFile(file.url, { headers: { 'if-none-match': etag } }), 401)
    await expectClosed(await requestFile(file.url, { headers: { range: 'bytes=1-', 'if-range': etag } }), 401)
  })
})

describe('another spelling of its address', () => {
  const spellings: [string, (key: string) => string][] = [
    ['encoded once', (key) => `/file/documents/${[...key].map(encoded).join('')}`],
    ['with a query', (key) => `/file/documents/${key}?restricted=false&download=1&token=1`],
    ['with a trailing slash', (key) => `/file/documents/${key}/`],
    ['encoded twice', (key) => `/file/documents/${encodeURIComponent([...key].map(encoded).join(''))}`],
    ['in capitals', (key) => `/file/documents/${key.toUpperCase()}`],
    ['in another folder', (key) => `/file/pictures/${key}`],
    ['in its own folder, in capitals', (key) => `/file/Documents/${key}`],
    ['with a folder more', (key) => `/file/documents/documents/${key}`],
    ['by a way through another folder', (key) => `/file/pictures/..%2fdocuments%2f${key}`],
    ['by a way up', (key) => `/file/documents/%2e%2e%2fdocuments%2f${key}`],
    ['by a way up, encoded twice', (key) => `/file/documents/%252e%252e%252fdocuments%252f${key}`],
    ['by a way with backslashes', (key) => `/file/pictures/..%5cdocuments%5c${key}`],
    ['with a point at the end', (key) => `/file/documents/${key}.`],
    ['with a blank at the end', (key) => `/file/documents/${key}%20`],
    ['with a null at the end', (key) => `/file/documents/${key}%00.png`],
    ['with a stream of NTFS', (key) => `/file/documents/${key}::$DATA`],
    ['with a parameter of a segment', (key) => `/file/documents/${key};x=.png`],
    ['with another ending', (key) => `/file/documents/${key}.png`],
    ['as a derivative', (key) => `/file/documents/${key.replace('.pdf', '-480x240.webp')}`],
    ['as a derivative among the pictures', (key) => `/file/pictures/${key.replace('.pdf', '-480x240.webp')}`],
    ['as a half-written file', (key) => `/file/documents/${key}.part`],
    ['by a wildcard', () => '/file/documents/%25.pdf'],
    ['by its id', () => `/file/documents/${manual.id}`],
    ['by its name', () => `/file/documents/${encodeURIComponent('服务手册.pdf')}`],
  ]

  test.each(spellings)('%s gives no bytes either', async (_how, spelling) => {
    const response = await requestFile(spelling(manual.filename ?? ''))
    expect([401, 404]).toContain(response.status)
    await expectClosed(response, response.status as 401 | 404)
  })

  const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
})

describe('the REST API of the CMS', () => {
  let material: string
  let cookie: Headers

  beforeAll(async () => {
    material = (await makeMaterial(cms, { file: manual.id })).id
    cookie = (await signedInDistributor(cms)).headers
  })

  const reads = (): string[] => [
    `files/file/${manual.filename}`,
    `files/file/${manual.filename}?prefix=documents`,
    `files/file/..%2fdocuments%2f${manual.filename}`,
    `media/file/${manual.filename}`,
    `media/file/${manual.filename}?prefix=documents`,
    `media/file/..%2fdocuments%2f${manual.filename}`,
    'files',
    `files/${manual.id}`,
    `files?where[restricted][equals]=false&depth=2`,
    `files?where[groups][in]=${group}`,
    `files?where[filename][like]=manual`,
    'files/count',
    'media',
    'materials',
    `materials/${material}?depth=2`,
    `materials?where[file.restricted][equals]=true&depth=2`,
    `materials?select[restricted]=true&populate[files][filename]=true&depth=2`,
    'materials/versions',
    'news?depth=2',
    'products?depth=2&joins[materials][limit]=1',
    'globals/site-settings?depth=2',
    'distributors',
    'distributor-groups',
    'distributor-sessions',
    'distributor-tokens',
    'downloads',
    'downloads/export',
  ]

  test('is closed to everybody but editors', async () => {
    for (const path of reads()) {
      for (const headers of [nobody, cookie, { ...cookie, range: 'bytes=0-9' }]) {
        const { status, body } = await rest(path, { headers })
        expect({ path, status }).toEqual({ path, status: expect.toSatisfy(isRefusal) })
        expect(JSON.stringify(body)).not.toMatch(/docs|%PDF|passwordHash|服务手册/)
      }
    }
  })

  test('accepts no changes from a distributor', async () => {
    const open = { method: 'PATCH', headers: cookie, data: { restricted: false, groups: [] } }
    expect(isRefusal((await rest(`files/${manual.id}`, open)).status)).toBe(true)
    expect(isRefusal((await rest('files?where[restricted][equals]=true', open)).status)).toBe(true)
    expect(await cms.findByID({ collection: 'files', id: manual.id })).toMatchObject({ restricted: true })
  })
})

describe('in the gateway', () => {
  test('neither a restricted file nor a refusal is cached', async () => {
    const { headers } = await signedInDistributor(cms)
    // `/f/` is an address whose responses the gateway caches.
    const { sendRequest } = await openGateway(async (req, res) => {
      const { cookie } = req.headers
      await send(res, await requestFile(manual.url, { headers: cookie ? { cookie } : nobody }))
    })
    const address = `/f/${manual.filename}`
    expect((await sendRequest(address)).status).toBe(401)
    const own = await sendRequest(address, { headers })
    expect(own.status).toBe(200)
    expect(own.body).toEqual(pdf)
    const next = await sendRequest(address)
    expect(next.status).toBe(401)
    expect(next.body.includes(pdf.subarray(0, 20))).toBe(false)
    expect((await sendRequest(address, { headers })).body).toEqual(pdf)
  })

  test('a file has a content length, complete, in ranges and for HEAD', async () => {
    const { headers } = await signedInDistributor(cms)
    const { sendRequest } = await openGateway(async (req, res) => {
      const { cookie = '', range } = req.headers
      const method = req.method === 'HEAD' ? 'HEAD' : 'GET'
      await send(res, await requestFile(manual.url, { method, headers: { cookie, ...(range && { range }) } }))
    })
    const whole = await sendRequest('/file/documents/manual.pdf', { headers })
    expect(whole.headers).toMatchObject({ 'content-length': String(pdf.length), 'accept-ranges': 'bytes' })
    expect(whole.headers).not.toHaveProperty('x-isotherm-length')
    expect(whole.body).toEqual(pdf)
    const part = await sendRequest('/file/documents/manual.pdf', {
      headers: { ...headers, range: 'bytes=5-9' },
    })
    expect([part.status, part.headers['content-length']]).toEqual([206, '5'])
    const described = await sendRequest('/file/documents/manual.pdf', { headers, method: 'HEAD' })
    expect([described.status, described.headers['content-length']]).toEqual([200, String(pdf.length)])
  })

  test('documents are passed through, pictures cached', () => {
    const hosts = { chinese: [], spanish: [], french: [] }
    const sendRequest = (path: string) =>
      routeOf({ host: 'localhost', path, query: '', req: { headers: {} } } as never, hosts)
    expect(sendRequest('/file/documents/manual.pdf').kind).toBe('pass')
    expect(sendRequest('/distributor/collection').kind).toBe('pass')
    expect(sendRequest('/distributor/library').kind).toBe('pass')
    expect(sendRequest('/file/pictures/picture.png').kind).toBe('cacheable')
  })
})

const isRefusal = (status: number) => status >= 400 && status < 500

const update = (id: string, data: object) => cms.update({ collection: 'distributors', id, data })

const age = (change: string) => cms.db.drizzle.execute(sql.raw(`update distributor_sessions set ${change}`))

async function send(res: ServerResponse, response: Response): Promise<void> {
  // Next omits the length.
  response.headers.delete('content-length')
  res.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body) Readable.fromWeb(response.body as never).pipe(res)
  else res.end()
}
