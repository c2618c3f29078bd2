import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { connections } from '@/server/pools'
import { retryReads } from '@/server/retry-reads'

const lost = [
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
]

function failing(...errors: Error[]) {
  const query = vi.fn<(statement: unknown, values?: unknown[]) => Promise<string>>(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'rows'
  })
  return { query, pool: retryReads({ query } as unknown as Pick<Pool, 'query'>) }
}

test.each(lost)('a select is retried after "$message" (issue 14)', async (error) => {
  const { query, pool } = failing(error)
  expect(await pool.query('select 1 where $1', [true])).toBe('rows')
  expect(query.mock.calls).toEqual([
    ['select 1 where $1', [true]],
    ['select 1 where $1', [true]],
  ])
})

test('a select is retried only once (issue 14)', async () => {
  const { query, pool } = failing(...lost)
  await expect(pool.query({ text: '\n SELECT 1' })).rejects.toBe(lost[1])
  expect(query).toHaveBeenCalledTimes(2)
})

test.each([
  'insert into a values (1)',
  'update a set b = 1',
  'with x as (delete from a returning *) select * from x',
  'select * from a for update',
  'select pg_try_advisory_lock(1)',
  "select pg_notify('content', '')",
])('%s is not retried (issue 14)', async (statement) => {
  const { query, pool } = failing(lost[0]!)
  await expect(pool.query(statement)).rejects.toBe(lost[0])
  expect(query).toHaveBeenCalledTimes(1)
})

test('an error of the statement is not retried (issue 14)', async () => {
  const refused = Object.assign(new Error('no such column'), { code: '42703' })
  const { query, pool } = failing(refused)
  await expect(pool.query('select nothing')).rejects.toBe(refused)
  expect(query).toHaveBeenCalledTimes(1)
})

test.each(['docs/deploying.md', 'docs/scaling.md'])(
  '%s states the number of connections of a process (issue 14)',
  (file) => {
    const all = Object.values(connections).reduce((sum, count) => sum + count, 0)
    expect(readFileSync(file, 'utf8')).toContain(`A process uses up to ${all} connections`)
  },
)
