import { z } from 'zod'
import { expect, test } from 'vitest'
import { defineOperation, type Route } from '@/contract/kernel/operation'
import { createRoutes, fillPath, pathParametersOf } from '@/contract/kernel/routes'

const at = (route: Route) =>
  defineOperation({
    route,
    area: 'thing',
    name: route,
    summary: '',
    params: z.object({}),
    result: z.null(),
    handle: async () => null,
  })

test('an address without parameters takes precedence over one with', () => {
  const list = at('GET /f/thing/list')
  const one = at('GET /f/thing/{id}')
  const routes = createRoutes([one, list])
  expect(routes('thing/list')).toEqual({ operation: list, pathParameters: [] })
  expect(routes('thing/7')).toEqual({ operation: one, pathParameters: [['id', '7']] })
})

test('several parameters are read by name, with any content', () => {
  const routes = createRoutes([at('GET /f/thing/{id}/part/{part}')])
  expect(routes('thing/%/part/安静 é{id}')?.pathParameters).toEqual([
    ['id', '%'],
    ['part', '安静 é{id}'],
  ])
})

test('addresses that differ only in parameter names are the same address', () => {
  expect(() => createRoutes([at('GET /f/thing/{id}'), at('GET /f/thing/{name}')])).toThrow('share an address')
})

test('path parameters are listed and filled with encoded values', () => {
  const route = 'GET /f/thing/{id}/part/{part}'
  expect(pathParametersOf({ route })).toEqual(['id', 'part'])
  const values = new Map([
    ['id', 'a/b'],
    ['part', '1 %'],
  ])
  expect(fillPath('/f/thing/{id}/part/{part}', values)).toBe('/f/thing/a%2Fb/part/1%20%25')
})
