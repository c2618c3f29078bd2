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

test('an address without parameters comes before one with', () => {
  const list = at('GET /f/thing/list')
  const one = at('GET /f/thing/{id}')
  const routes = createRoutes([one, list])
  expect(routes('thing/list')).toEqual({ operation: list, inPath: [] })
  expect(routes('thing/7')).toEqual({ operation: one, inPath: [['id', '7']] })
})

test('several parameters are read by name, whatever they hold', () => {
  const routes = createRoutes([at('GET /f/thing/{id}/part/{part}')])
  expect(routes('thing/%/part/安静 é{id}')?.inPath).toEqual([
    ['id', '%'],
    ['part', '安静 é{id}'],
  ])
})

test('addresses that differ in the names of their parameters only are one address', () => {
  expect(() => createRoutes([at('GET /f/thing/{id}'), at('GET /f/thing/{name}')])).toThrow('share an address')
})

test('names are found in an address and filled with encoded values', () => {
  const route = 'GET /f/thing/{id}/part/{part}'
  expect(pathParametersOf({ route })).toEqual(['id', 'part'])
  const values = new Map([
    ['id', 'a/b'],
    ['part', '1 %'],
  ])
  expect(fillPath('/f/thing/{id}/part/{part}', values)).toBe('/f/thing/a%2Fb/part/1%20%25')
})
