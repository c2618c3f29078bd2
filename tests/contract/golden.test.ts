import { readdirSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callOperation } from '@/contract/kernel/call'
import { givenFrom } from '@/contract/kernel/parameters'
import type { Operation } from '@/contract/kernel/operation'
import { type OperationKey, operations } from '@/contract/table'
import { testCms } from '../support/cms'
import { cases } from './cases'
import { resetViews, writeContent } from './content'

const golden = new URL('golden/', import.meta.url)
const present = readdirSync(golden)
const table: readonly (Operation & { route: OperationKey })[] = operations
const settings = { strict: true, log: console }

let payload: Payload

beforeAll(async () => {
  payload = await testCms()
  await writeContent(payload)
})

beforeEach(() => resetViews(payload))

test.each(table)('$route answers as it always has', async (operation) => {
  const answers: Record<string, unknown> = {}
  for (const { name, query } of cases[operation.route]) {
    const { envelope } = await callOperation(operation, givenFrom(query), settings)
    answers[name] = { query, answer: envelope }
  }
  const text = `${JSON.stringify(answers, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(new URL(`${operation.name}.json`, golden).pathname)
})

test('every operation has its golden answers, and nothing else has', () => {
  expect(present.sort()).toEqual(operations.map(({ name }) => `${name}.json`).sort())
})
