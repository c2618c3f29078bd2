import { expect, test } from 'vitest'
import { operations } from '@/contract/table'
import { demanded } from './operations'

test('the table holds exactly the operations of the specifications, under their names (S1 7)', () => {
  const held = operations.map(({ area, name, route }) => ({ area, name, route }))
  expect(held.sort(byRoute)).toEqual(
    demanded.map(({ area, name, route }) => ({ area, name, route })).sort(byRoute),
  )
})

test('the further names of an operation are those of the specifications', () => {
  for (const operation of operations) {
    const { also = [] } = demanded.find(({ name }) => name === operation.name) ?? {}
    expect('also' in operation ? operation.also : [], operation.name).toEqual(also)
  }
})

test('no two operations share a name or an address', () => {
  expect(new Set(demanded.map(({ name }) => name)).size).toBe(demanded.length)
  expect(new Set(demanded.map(({ route }) => route)).size).toBe(demanded.length)
})

const byRoute = (a: { route: string }, b: { route: string }) => a.route.localeCompare(b.route)
