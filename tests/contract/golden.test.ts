import { readdirSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callOperation } from '@/contract/kernel/call'
import { givenFrom } from '@/contract/kernel/parameters'
import type { Operation } from '@/contract/kernel/operation'
import { type OperationKey, operations } from '@/contract/table'
import { testCms } from '../support/cms'
import { cases } from './cases'
import { resetLimits, resetViews, writeContent } from './content'

const golden = new URL('golden/', import.meta.url)
const present = readdirSync(golden)
const table: readonly (Operation & { route: OperationKey })[] = operations
const settings = { strict: true, log: console }

// They are drawn at random, and one that is taken would fail.
const references = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/lib/requests/reference', () => ({
  newReference: () => `0000-${String(++references.count).padStart(4, '0')}`,
}))

let payload: Payload

beforeAll(async () => {
  payload = await testCms()
  await writeContent(payload)
})

beforeEach(() => resetViews(payload))

test.each(table)('$route answers as it always has', async (operation) => {
  const answers: Record<string, unknown> = {}
  for (const { name, query } of cases[operation.route]) {
    await resetLimits(payload)
    const { envelope } = await callOperation(operation, givenFrom(query), settings)
    answers[name] = { query, answer: envelope }
  }
  const text = `${JSON.stringify(answers, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(new URL(`${operation.name}.json`, golden).pathname)
})

test('every operation has its golden answers, and nothing else has', () => {
  expect(present.sort()).toEqual(operations.map(({ name }) => `${name}.json`).sort())
})
