import { readdirSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callOperation } from '@/contract/kernel/call'
import { toRawParameters } from '@/contract/kernel/parameters'
import type { Operation } from '@/contract/kernel/operation'
import { type OperationKey, operations } from '@/contract/table'
import { testCms } from '../support/cms'
import { cases } from './cases'
import { resetLimits, resetViews, writeContent } from './content'

const golden = new URL('golden/', import.meta.url)
const present = readdirSync(golden)
const table: readonly (Operation & { route: OperationKey })[] = operations
const settings = { strict: true, log: console }

// References are random; the golden files need fixed ones.
const references = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/lib/inquiries/reference', () => ({
  newReference: () => `0000-${String(++references.count).padStart(4, '0')}`,
}))

let payload: Payload

beforeAll(async () => {
  payload = await testCms()
  await writeContent(payload)
})

beforeEach(() => resetViews(payload))

test.each(table)('$route matches its golden file', async (operation) => {
  const actual: Record<string, unknown> = {}
  for (const { name, query } of cases[operation.route]) {
    await resetLimits(payload)
    const { envelope } = await callOperation(operation, toRawParameters(query), settings)
    actual[name] = { query, answer: envelope }
  }
  const text = `${JSON.stringify(actual, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(new URL(`${operation.name}.json`, golden).pathname)
})

test('there is exactly one golden file per operation', () => {
  expect(present.sort()).toEqual(operations.map(({ name }) => `${name}.json`).sort())
})
