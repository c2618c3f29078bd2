import { pino, type LoggerOptions } from 'pino'
import { expect, test } from 'vitest'
import { logger } from '@/cms/logger'

/** The log lines of an error. */
function linesOf(err: unknown) {
  const lines: { level: number; msg?: string; err?: { stack: string } }[] = []
  const options = (logger as { options: LoggerOptions }).options
  pino(options, { write: (line) => void lines.push(JSON.parse(line)) }).error({ err })
  return lines
}

test.each([400, 401, 403, 404, 429])(
  'a refused request with %i is logged as one line at info, without a stack (issue 14)',
  (status) => {
    const refusal = Object.assign(new Error('Not for you.'), { name: 'a', status })
    expect(linesOf(refusal)).toEqual([
      expect.objectContaining({ level: 30, msg: `Refused with ${status}: Not for you.` }),
    ])
    expect(linesOf(refusal)[0]).not.toHaveProperty('err')
  },
)

test.each([
  ['without a status', {}],
  ['with status 500', { status: 500 }],
])('an error %s is logged with its stack (issue 14)', (_which, properties) => {
  const [line] = linesOf(Object.assign(new Error('Broken.'), properties))
  expect([line?.level, line?.err?.stack]).toEqual([50, expect.stringContaining('Broken.')])
})

test('a request that cannot be read is logged without what was sent', () => {
  const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  const err = new Error('Failed query: select $1 params: secret', { cause })
  expect(linesOf(err)).toEqual([
    expect.objectContaining({ level: 30, msg: 'Refused with 400: The request cannot be read.' }),
  ])
})
