import { expect, test, vi } from 'vitest'
import { callOperation } from '@/contract/kernel/call'
import { toRawParameters } from '@/contract/kernel/parameters'
import { AppError } from '@/lib/app-error'
import { mismatchedThing, readThing } from './sample'

const settings = { strict: true, log: { error: vi.fn() } }
const call = (query: Record<string, string>) => callOperation(readThing, toRawParameters(query), settings)

test('a result is wrapped in the envelope with code 200 (S1 3)', async () => {
  const { envelope } = await call({ id: '7', siteId: 'fr_FR' })
  expect(envelope).toEqual({ code: 200, result: { id: '7', site: 'fr_FR' }, message: 'Succès' })
})

test('a missing parameter is code 400 and named, in the language of the site (readings 21)', async () => {
  expect((await call({})).envelope).toEqual({
    code: 400,
    result: null,
    message: 'The parameter id is missing',
  })
  expect((await call({ siteId: 'zh_CN' })).envelope).toMatchObject({ code: 400, message: '缺少参数 id' })
})

test('an unknown id is code 404 with a null result (readings 21)', async () => {
  expect((await call({ id: 'none' })).envelope).toMatchObject({ code: 404, result: null })
})

test('only a successful response to a call without unknown parameters is cacheable', async () => {
  expect((await call({ id: '7', siteId: 'zh_CN' })).tags).toEqual(['things:7', 'things:list'])
  expect((await call({ id: '7', _t: '1' })).tags).toBeNull()
  expect((await call({ id: '7', search: 'x' })).tags).toBeNull()
  expect((await call({ id: 'none' })).tags).toBeNull()
  expect((await call({})).tags).toBeNull()
})

test('a result that breaks its schema throws outside production', async () => {
  await expect(callOperation(mismatchedThing, new Map(), settings)).rejects.toThrow(
    'thing/mismatch breaks its contract',
  )
})

test('in production a result that breaks its schema is logged and sent', async () => {
  const log = { error: vi.fn() }
  const { envelope } = await callOperation(mismatchedThing, new Map(), { strict: false, log })
  expect(envelope).toMatchObject({ code: 200, result: ['long'] })
  expect(log.error).toHaveBeenCalledOnce()
})

test('a rejected call has the code and the message of the operation', async () => {
  vi.spyOn(readThing, 'handle').mockRejectedValueOnce(new AppError('forbidden', 'Closed'))
  const { envelope, tags } = await call({ id: '7' })
  expect(envelope).toEqual({ code: 403, result: null, message: 'Closed' })
  expect(tags).toBeNull()
})
