import { expect, test } from 'vitest'
import { clampReads } from '@/cms/hooks/clamp-reads'

type Hook = Parameters<typeof clampReads>[0]

function clamp(args: object, over: object = {}) {
  const call = { args, operation: 'read', req: { payloadAPI: 'REST' }, ...over }
  return clampReads(call as unknown as Hook)
}

test.each([
  [
    { limit: undefined, depth: undefined },
    { limit: 10, depth: 0, page: 1 },
  ],
  [{ limit: 0 }, { limit: 200 }],
  [{ limit: -5 }, { limit: 200 }],
  [{ limit: 1_000_000 }, { limit: 200 }],
  [{ limit: 'x' }, { limit: 200 }],
  [{ limit: 3.7 }, { limit: 3 }],
  [
    { limit: 7, depth: 1, page: 3 },
    { limit: 7, depth: 1, page: 3 },
  ],
  [{ limit: 7, depth: 50 }, { depth: 2 }],
  [{ limit: 7, depth: -1 }, { depth: 0 }],
  [{ limit: 7, page: 1e20 }, { page: 1_000_000 }],
  [{ limit: 7, page: -1 }, { page: 1 }],
  [{ limit: 7, pagination: false }, { pagination: true }],
])('a list asked with %j is read with %j', (requested, read) => {
  expect(clamp(requested)).toMatchObject(read)
})

test('a single document is read at no greater depth, and gets no limit', () => {
  expect(clamp({ id: '1', depth: 50 })).toEqual({ id: '1', depth: 2 })
})

test('reads inside the process and other operations stay as they are', () => {
  const args = { limit: 0, depth: 9 }
  expect(clamp(args, { req: { payloadAPI: 'local' } })).toEqual(args)
  expect(clamp(args, { operation: 'update' })).toEqual(args)
})
