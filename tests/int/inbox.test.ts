import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newReference } from '@/lib/inquiries/reference'
import { makeProduct } from '../factories/products'
import { makeRequest } from '../factories/requests'
import { makeUser, signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let administrator: SignedIn
let editor: SignedIn
let inboxUser: SignedIn

beforeAll(async () => {
  cms = await testCms()
  administrator = await signIn(cms, 'administrator')
  editor = await signIn(cms, 'editor')
  inboxUser = await signIn(cms, 'inbox')
})

beforeEach(async () => {
  await cms.delete({ collection: 'requests', where: {} })
})

const save = (id: string, data: object, { token }: SignedIn) =>
  rest(`requests/${id}`, { method: 'PATCH', token, data })

const stored = (id: string) => cms.findByID({ collection: 'requests', id, depth: 0 })

describe('an inquiry', () => {
  test('can be assigned, annotated and closed by inbox staff (issue 6)', async () => {
    const { id } = await makeRequest(cms)
    expect((await save(id, { status: 'progress', owner: inboxUser.user.id }, inboxUser)).status).toBe(200)
    expect((await save(id, { status: 'done', note: 'Called back.' }, editor)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'done', owner: inboxUser.user.id, note: 'Called back.' })
  })

  test('cannot be changed otherwise', async () => {
    const { id, reference } = await makeRequest(cms)
    const manipulated = {
      content: 'I order ten.',
      email: 'x@example.com',
      reference: 'AAAA-AAAA',
      kind: 'service',
    }
    await save(id, { ...manipulated, status: 'done' }, administrator)
    expect(await stored(id)).toMatchObject({
      reference,
      kind: 'message',
      status: 'done',
      content: 'What does it cost?',
      email: 'anna.lindqvist@example.org',
    })
  })

  test('cannot be created by staff', async () => {
    const data = { reference: newReference(), kind: 'message', site: 'en_EN', via: 'form' }
    for (const { token } of [administrator, editor, inboxUser])
      expect((await rest('requests', { token, data })).status).toBe(403)
  })

  test('can be assigned to existing accounts only', async () => {
    const { id } = await makeRequest(cms)
    const refused = await save(id, { owner: 'nobody-1' }, inboxUser)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Choose somebody from the list')
    expect((await save(id, { owner: null }, inboxUser)).status).toBe(200)
  })

  test('stays without an owner when the account is deleted', async () => {
    const { id: owner } = await makeUser(cms, 'inbox')
    const { id } = await makeRequest(cms, { owner })
    await cms.delete({ collection: 'users', id: owner })
    expect((await stored(id)).owner ?? null).toBeNull()
  })

  test('is not overwritten if a colleague changed it in the meantime', async () => {
    const { id, updatedAt } = await makeRequest(cms)
    await save(id, { note: 'I called.' }, inboxUser)
    const stale = await save(id, { note: 'Nobody called.', updatedAt }, editor)
    expect(stale.status).toBe(409)
    expect((await stored(id)).note).toBe('I called.')
  })
})

test('inbox staff see the names of colleagues and nothing else', async () => {
  const { body } = await rest('requests/staff', { token: inboxUser.token })
  const staff = body.staff as object[]
  expect(staff).toContainEqual({ id: editor.user.id, name: editor.user.name })
  for (const one of staff) expect(Object.keys(one)).toEqual(['id', 'name'])
  expect((await rest('requests/staff')).status).toBe(403)
})

test.each(['password', 'hash', 'email', 'resetPasswordToken'])(
  'filters of the list do not reveal the %s of an owner',
  async (field) => {
    await makeRequest(cms, { owner: administrator.user.id })
    const path = `requests?where[owner.${field}][exists]=true`
    for (const { token } of [editor, inboxUser]) {
      const { status, body } = await rest(path, { token })
      expect(status >= 400 || body.totalDocs === 0, `${status}`).toBe(true)
    }
  },
)

describe('its neighbours', () => {
  const neighbours = async (id: string, query = '') =>
    (await rest(`requests/${id}/neighbours${query}`, { token: inboxUser.token })).body

  test('are those of the list it was opened from, without spam', async () => {
    const made = [{ status: 'new' }, { status: 'done' }, { status: 'spam' }, { status: 'new' }] as const
    const [first, second, spam, last] = (
      await Promise.all(
        made.map((data, day) =>
          makeRequest(cms, { ...data, createdAt: `2026-01-0${day + 1}T00:00:00.000Z` }),
        ),
      )
    ).map(({ id }) => id)
    expect(await neighbours(second ?? '')).toEqual({ newer: last, older: first })
    expect(await neighbours(first ?? '', '?where[status][equals]=new')).toEqual({ newer: last, older: null })
    expect(await neighbours(spam ?? '', '?where[status][equals]=spam')).toEqual({ newer: null, older: null })
    expect((await rest('requests/1/neighbours', { token: inboxUser.token })).status).toBe(404)
    expect((await rest(`requests/${first}/neighbours`)).status).toBe(403)
  })

  test('are in order even with equal times', async () => {
    const createdAt = '2026-01-01T00:00:00.000Z'
    for (const id of ['1', '2', '3']) await makeRequest(cms, { id, createdAt })
    expect(await neighbours('2')).toEqual({ newer: '3', older: '1' })
  })
})

describe('the table', () => {
  const table = async (query = '', { token }: SignedIn = inboxUser) =>
    rest(`requests/export${query}`, { token })
  const rowsOf = async (query = '') =>
    String((await table(query)).body.text)
      .split('\r\n')
      .slice(1, -1)

  test('has names in place of ids, and no formulas', async () => {
    const { id: product } = await makeProduct(cms, { name: 'Freezer U340' })
    await makeRequest(cms, {
      reference: 'AAAA-0001',
      sender: '=HYPERLINK("http://evil.example")',
      mobile: '+34600123456',
      content: '您好,\n"询价"',
      products: [product],
      owner: inboxUser.user.id,
      status: 'progress',
      createdAt: '2026-11-02T10:00:00.000Z',
    })
    const { status, headers, body } = await table()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="requests-[\d-]{10}\.csv"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const text = String(body.text)
    expect(text).toContain('Reference,Received,Kind,Site,Status,Owner,Sender')
    expect(text).toContain(
      'AAAA-0001,2026-11-02T10:00:00.000Z,Message,"English, global (en_EN)",In progress,A new inbox,' +
        `"'=HYPERLINK(""http://evil.example"")"`,
    )
    expect(text).toContain("'+34600123456")
    expect(text).toContain('"您好,\n""询价"""')
    expect(text).toContain('Freezer U340')
  })

  test('is in the language of the account', async () => {
    await makeRequest(cms, { status: 'progress', kind: 'service', site: 'zh_CN' })
    const headers = { 'accept-language': 'zh' }
    const { body } = await rest('requests/export', { token: inboxUser.token, headers })
    expect(String(body.text)).toContain('编号,收到时间,类型,站点,处理状态,负责人,提交人')
    expect(String(body.text)).toContain('服务申请,中文 (zh_CN),处理中')
  })

  test('has all pages of the filtered list, without spam', async () => {
    await cms.db.drizzle
      .execute(`insert into requests (id, reference, kind, site, via, status, sender, created_at)
      select 'm' || n, 'MANY-' || lpad(n::text, 4, '0'), 'contact', 'fr_FR', 'form', 'new', 'Many', now() - interval '1 minute'
      from generate_series(1, 450) n`)
    await makeRequest(cms, { reference: 'SPAM-0001', status: 'spam' })
    await makeRequest(cms, { sender: 'Only one' })
    expect(new Set(await rowsOf()).size).toBe(451)
    expect(await rowsOf('?search=many')).toHaveLength(450)
    expect(await rowsOf('?where[kind][equals]=message')).toHaveLength(1)
    expect(await rowsOf('?where[status][equals]=spam')).toHaveLength(1)
    expect(await rowsOf('?search=spam-0001')).toHaveLength(1)
    expect((await table('?where[attempt][equals]=x')).status).toBeGreaterThanOrEqual(400)
  })

  test('is for inbox staff only', async () => {
    expect((await rest('requests/export')).status).toBe(403)
    for (const one of [administrator, editor, inboxUser]) expect((await table('', one)).status).toBe(200)
  })
})
