import { expect, test, vi } from 'vitest'
import { DatabaseAvailability } from '@/server/database-availability'
import { failFast } from '@/server/fail-fast'

const noResponse = 'The database does not respond.'

function guarded() {
  const availability = new DatabaseAvailability()
  const statement = Promise.withResolvers<string>()
  const connect = vi.fn<(callback?: (error: Error) => void) => unknown>(() => Promise.resolve('client'))
  const query = vi.fn<(text: string) => Promise<string>>(() => statement.promise)
  return { availability, statement, connect, pool: failFast({ connect, query }, availability) }
}

const silence = (availability: DatabaseAvailability) => availability.reportSilence(performance.now())

test('a pool refuses connections while the database does not respond (issue 14)', async () => {
  const { availability, pool, connect } = guarded()
  silence(availability)
  await expect(pool.connect()).rejects.toThrow(noResponse)
  const error = await new Promise<Error>((resolve) => void pool.connect(resolve))
  expect(error.message).toBe(noResponse)
  expect(connect).not.toHaveBeenCalled()
  availability.reportResponse()
  expect(await pool.connect()).toBe('client')
})

test('a waiting read fails, a waiting write does not (issue 14)', async () => {
  const { availability, pool, statement } = guarded()
  const [read, write] = [pool.query('select 1'), pool.query('update a set b = 1')]
  silence(availability)
  await expect(read).rejects.toThrow(noResponse)
  statement.resolve('done')
  expect(await write).toBe('done')
})

test('a response of any statement outweighs a probe without one (issue 14)', async () => {
  const { availability, pool, statement } = guarded()
  const since = performance.now()
  statement.resolve('rows')
  await pool.query('select 1')
  availability.reportSilence(since)
  expect(availability.responds).toBe(true)
  silence(availability)
  expect(availability.responds, 'without another since').toBe(false)
})

test('an error of a statement is passed on (issue 14)', async () => {
  const { pool, statement } = guarded()
  const refused = new Error('no such column')
  statement.reject(refused)
  await expect(pool.query('select nothing')).rejects.toBe(refused)
})
