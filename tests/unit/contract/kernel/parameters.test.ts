import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toRawParameters, parseParameters, readParameters, siteOf } from '@/contract/kernel/parameters'
import { id } from '@/contract/schemas/fields'
import { pagingParams } from '@/contract/schemas/paging'
import { siteIds } from '@/i18n/locales'
import { anyText } from '../../../factories/texts'

const schema = z.object({ id, search: z.string().max(200).default(''), ...pagingParams })
type Query = Record<string, string | string[]>

const parse = (query: Query) => parseParameters(schema, toRawParameters(query))
const address = 'http://localhost/f/messageBoard/add'

describe('the site', () => {
  test.each(siteIds)('%s selects the site (S1 7)', (siteId) => {
    expect(siteOf(toRawParameters({ siteId }))).toBe(siteId)
  })

  test.each<Query>([
    {},
    { siteId: '' },
    { siteId: 'de_DE' },
    { siteId: 'constructor' },
    { siteId: ['zh_CN', 'es_ES'] },
  ])('an absent, unknown or contradictory siteId means en_EN (S1 7): %j', (query) => {
    expect(siteOf(toRawParameters(query))).toBe('en_EN')
  })

  test('the same siteId sent twice counts once', async () => {
    const given = await readParameters(new Request(`${address}?siteId=zh_CN&siteId=zh_CN`))
    expect(given && siteOf(given)).toBe('zh_CN')
  })
})

describe('checking', () => {
  test('defaults replace missing and empty values', () => {
    expect(parse({ id: '1', pageNo: '', search: '' })).toEqual({
      ok: true,
      params: { id: '1', search: '', pageNo: 1, pageSize: 10 },
      exact: true,
    })
  })

  test.each<Query>([{}, { id: '' }])(
    'a required parameter that is absent or empty is missing: %j',
    (query) => {
      expect(parse(query)).toEqual({ ok: false, fault: { parameter: 'id', reason: 'missing' } })
    },
  )

  test.each<Query>([
    { id: ['1', '2'] },
    { id: 'a\0b' },
    { pageNo: '0' },
    { pageNo: '-1' },
    { pageNo: '1.5' },
    { pageNo: 'one' },
    { pageNo: 'Infinity' },
    { pageNo: '9'.repeat(30) },
    { pageSize: '0' },
    { pageSize: '201' },
    { pageSize: '999' },
    { pageSize: '10000' },
  ])('a wrong value is refused by name (readings 21): %j', (wrong) => {
    const [parameter] = Object.keys(wrong)
    expect(parse({ id: '1', ...wrong })).toEqual({ ok: false, fault: { parameter, reason: 'wrong' } })
  })

  test.each(['id', 'search', 'pageNo'])('a value of 50,000 characters is rejected: %s', (parameter) => {
    const fault = { parameter, reason: 'wrong' }
    expect(parse({ id: '1', [parameter]: '1'.repeat(50_000) })).toEqual({ ok: false, fault })
  })

  test.each(['1', '200', '1000', '9999'])('a page size of %s is accepted', (pageSize) => {
    expect(parse({ id: '1', pageSize })).toMatchObject({ ok: true, params: { pageSize: Number(pageSize) } })
  })

  test('unknown parameters are left out and make the call inexact', () => {
    const parsed = parse({ id: '1', _t: '123', constructor: 'x' })
    expect(parsed).toMatchObject({ ok: true, exact: false })
    expect(parsed).not.toHaveProperty('params._t')
  })

  test('siteId does not make a call inexact', () => {
    expect(parse({ id: '1', siteId: 'zh_CN' })).toMatchObject({ ok: true, exact: true })
  })

  test('it throws for no text', () => {
    const values = fc.array(anyText(), { minLength: 1, maxLength: 2 })
    const query = fc.record(
      { id: values, search: values, pageNo: values, pageSize: values },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(query, (sent) => {
        expect(parse(sent)).toHaveProperty('ok')
      }),
    )
  })
})

describe('reading', () => {
  const fields = { name: '王芳', email: 'a@b.example', siteId: 'zh_CN' }
  const form = new URLSearchParams(fields)

  test.each([
    ['query', new Request(`${address}?${form}`, { method: 'POST' })],
    ['form', new Request(address, { method: 'POST', body: form })],
    ['JSON', jsonRequest(JSON.stringify(fields))],
    ['query and form', new Request(`${address}?siteId=zh_CN`, { method: 'POST', body: form })],
  ])('fields are read alike from %s (S1 7)', async (_kind, request) => {
    const given = await readParameters(request)
    expect(given).toEqual(toRawParameters(fields))
  })

  test('an id sent as a JSON number keeps all its digits', async () => {
    const given = await readParameters(
      jsonRequest('{"id": 1209669217492766722, "agree": true, "city": null}'),
    )
    expect(Object.fromEntries(given ?? [])).toEqual({
      id: ['1209669217492766722'],
      agree: ['true'],
      city: [''],
    })
  })

  test('a JSON array is a repeated parameter', async () => {
    const given = await readParameters(jsonRequest('{"id": ["1", "2"]}'))
    expect(given?.get('id')).toEqual(['1', '2'])
  })

  test.each(['[]', 'null', '"text"', '{', '{"id": 1}}'])(
    'a body that is not a JSON object is invalid: %s',
    async (body) => {
      expect(await readParameters(jsonRequest(body))).toBeNull()
    },
  )

  test('an empty JSON body has no parameters', async () => {
    expect(await readParameters(jsonRequest(''))).toEqual(new Map())
  })

  test('the body of a GET and of an unknown type is not read', async () => {
    const request = new Request(address, {
      method: 'POST',
      body: 'id=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect(await readParameters(request)).toEqual(new Map())
    expect(await readParameters(new Request(address))).toEqual(new Map())
  })
})

function jsonRequest(body: string): Request {
  return new Request(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}
