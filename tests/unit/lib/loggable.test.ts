import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggable } from '@/lib/loggable'

function lineOf(error: unknown): string {
  let written = ''
  pino({}, { write: (line: string) => (written += line) }).error({ err: loggable(error) }, 'it failed')
  return written
}

test('the log of a failed statement contains its reason but not its values', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
    detail: 'Failing row contains (Ada Lovelace, ada@example.com).',
  })
  const line = lineOf(
    new DrizzleQueryError('insert into requests values ($1, $2)', ['Ada', 'ada@example.com'], cause),
  )
  expect(line).toContain('statement timeout')
  expect(line).toContain('57014')
  expect(line).not.toMatch(/Ada|ada@example|insert into/)
})

test('other errors are unchanged', () => {
  const error = new Error('no')
  expect(loggable(error)).toBe(error)
  expect(loggable('no')).toBe('no')
})
