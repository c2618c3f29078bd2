import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { call, ContractError, type ParamsOf, type ResultOf } from '@/contract/client'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => vi.unstubAllGlobals())

test('a read sends its parameters in the query and returns the result', async () => {
  fetched.mockResolvedValue(Response.json({ code: 200, result: [], message: 'Success' }))
  const result = await call('GET /f/banner/list', { siteId: 'zh_CN' }, { origin: 'https://here.example' })
  expect(result).toEqual([])
  expect(fetched.mock.lastCall?.[0]).toBe('https://here.example/f/banner/list?siteId=zh_CN')
})

test('a path parameter is encoded in the path, and not sent in the query', async () => {
  fetched.mockResolvedValue(Response.json({ code: 200, result: [], message: '' }))
  await call('GET /f/solution/{solutionId}/catalogue', { solutionId: 'a/b', siteId: 'fr_FR' })
  expect(fetched.mock.lastCall?.[0]).toBe('/f/solution/a%2Fb/catalogue?siteId=fr_FR')
})

test('parameters left undefined are not sent', async () => {
  fetched.mockResolvedValue(Response.json({ code: 200, result: {}, message: '' }))
  await call('GET /f/news/pageList', { pageNo: 2, siteId: undefined })
  expect(fetched.mock.lastCall?.[0]).toBe('/f/news/pageList?pageNo=2')
})

test('a code other than 200 throws an error with code and message', async () => {
  fetched.mockResolvedValue(Response.json({ code: 404, result: null, message: 'Nothing was found' }))
  const failed = call('GET /f/news/queryById', { id: '1' })
  await expect(failed).rejects.toThrow(ContractError)
  await expect(failed).rejects.toMatchObject({ code: 404, message: 'Nothing was found' })
})

test('parameters and results are typed by the operation', () => {
  expectTypeOf<ParamsOf<'GET /f/news/queryById'>>().toHaveProperty('id').toEqualTypeOf<string>()
  expectTypeOf<ParamsOf<'GET /f/news/pageList'>>()
    .toHaveProperty('pageNo')
    .toEqualTypeOf<number | undefined>()
  expectTypeOf<ResultOf<'GET /f/news/queryById'>>().toHaveProperty('viewCount').toEqualTypeOf<number>()
})
