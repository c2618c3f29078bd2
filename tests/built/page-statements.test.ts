import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { openCountingProxy } from '../../scripts/lib/counting-proxy.ts'
import { countPageStatements } from '../../scripts/lib/page-statements.ts'
import { statementBudgetOf } from '../../scripts/lib/statement-budgets.ts'
import { KillableServer } from '../support/killable-server'
import { testDatabase } from '../support/worker-database'

let proxy: Awaited<ReturnType<typeof openCountingProxy>>
let server: KillableServer

beforeAll(async () => {
  proxy = await openCountingProxy(await testDatabase('demo'))
  mkdirSync(env.dataDir, { recursive: true })
  server = await KillableServer.start(env.dataDir, { DATABASE_URL: proxy.url })
}, 300_000)

afterAll(async () => {
  await server?.stop()
  await proxy?.close()
})

test('no uncached page needs more statements than its budget (issue 17)', async () => {
  const pages = await countPageStatements({ origin: server.origin, count: proxy.count })
  expect(pages.length).toBeGreaterThan(30)
  const excesses = pages.flatMap(({ counts, ...type }) => {
    const budget = statementBudgetOf(type)
    return Math.max(...counts) > budget
      ? [`${type.layout} ${type.page}: ${counts.join(', ')} > ${budget}`]
      : []
  })
  expect(excesses).toEqual([])
}, 300_000)
