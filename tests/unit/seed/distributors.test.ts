import { expect, test } from 'vitest'
import { userNamePattern } from '@/lib/distributors'
import { distributorGroupSeeds, distributorSeeds } from '../../../scripts/seed/content/distributors'
import { materialSeeds } from '../../../scripts/seed/content/materials'

test('demo distributors and their groups have own ids, names that a field takes and fictional addresses', () => {
  const ids = [...distributorGroupSeeds, ...distributorSeeds].map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { username, email } of distributorSeeds) {
    expect(username).toMatch(userNamePattern)
    expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/)
  }
})

test('one distributor is in the group that files name, one is not, one is expired (S2 6)', () => {
  const named = new Set(materialSeeds.flatMap(({ groups }) => groups ?? []))
  expect([...named]).toEqual(['full-line'])
  const current = distributorSeeds.filter(({ expires }) => !expires)
  expect(current.map(({ groups }) => groups.includes('full-line'))).toEqual([true, false])
  const ended = distributorSeeds.flatMap(({ expires }) => expires ?? [])
  expect(ended.map((day) => new Date(day) < new Date())).toEqual([true])
})
