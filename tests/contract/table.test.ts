import { expect, test } from 'vitest'
import { operations } from '@/contract/table'
import { requiredOperations } from './operations'

test('the table contains exactly the operations of the specifications, under their names (S1 7)', () => {
  const existing = operations.map(({ area, name, route }) => ({ area, name, route }))
  expect(existing.sort(byRoute)).toEqual(
    requiredOperations.map(({ area, name, route }) => ({ area, name, route })).sort(byRoute),
  )
})

test('the aliases of an operation are those of the specifications', () => {
  for (const operation of operations) {
    const { also = [] } = requiredOperations.find(({ name }) => name === operation.name) ?? {}
    expect('aliases' in operation ? operation.aliases : [], operation.name).toEqual(also)
  }
})

test('no two operations share a name or an address', () => {
  expect(new Set(requiredOperations.map(({ name }) => name)).size).toBe(requiredOperations.length)
  expect(new Set(requiredOperations.map(({ route }) => route)).size).toBe(requiredOperations.length)
})

const byRoute = (a: { route: string }, b: { route: string }) => a.route.localeCompare(b.route)
