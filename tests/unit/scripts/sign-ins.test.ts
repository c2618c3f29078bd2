import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { distributorSeeds } from '../../../scripts/seed/content/distributors'
import { databaseLabel, createSignIns, readSignIns, seedEnvironment } from '../../../scripts/lib/sign-ins.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'sign-ins-'))

test('the sign-ins of each database are stored separately', () => {
  const one = createSignIns({ dataDir, database: 'one:5432/site', empty: false })
  const other = createSignIns({ dataDir, database: 'other:5432/site', empty: true })
  expect(readSignIns({ dataDir, database: 'one:5432/site' })).toEqual(one)
  expect(readSignIns({ dataDir, database: 'other:5432/site' })).toEqual(other)
  expect(readSignIns({ dataDir, database: 'unknown' })).toEqual([])
})

test('an empty site has only an administrator', () => {
  const signIns = createSignIns({ dataDir, database: 'empty', empty: true })
  expect(signIns.map(({ name }) => name)).toEqual(['admin@norvane.example'])
  expect(seedEnvironment(signIns).ADMIN_PASSWORD).toBe(signIns[0]?.password)
})

test('the demo has its distributors, who share a password (S2 2.20)', () => {
  const signIns = createSignIns({ dataDir, database: 'demo', empty: false })
  const distributors = signIns.filter(({ name }) => !name.includes('@'))
  expect(distributors.map(({ name }) => name)).toEqual(distributorSeeds.map(({ username }) => username))
  const passwords = new Set(distributors.map(({ password }) => password))
  expect([...passwords]).toEqual([seedEnvironment(signIns).DISTRIBUTOR_PASSWORD])
  expect(readSignIns({ dataDir, database: 'demo' })).toEqual(signIns)
})

test('the label of a database contains no password', () => {
  expect(databaseLabel('postgres://me:hidden@db.example/site')).toBe('db.example:5432/site')
  expect(databaseLabel(undefined)).toBe('embedded database')
})

test('generated passwords are reused, so that an interrupted seed keeps its own', () => {
  const [admin] = createSignIns({ dataDir, database: 'twice', empty: true })
  expect(createSignIns({ dataDir, database: 'twice', empty: false })[0]).toEqual(admin)
})
