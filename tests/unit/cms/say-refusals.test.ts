import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { sayRefusals } from '@/cms/hooks/say-refusals'

/** What is answered to an error of a class that Payload does not know. */
function answerTo(fields: object) {
  const error = Object.assign(new Error('Still used.'), fields)
  return sayRefusals({ error, context: {}, req: {} as PayloadRequest, collection: null as never })
}

test('an error of another copy of Payload keeps its fields and its words (issue 4, bad input)', () => {
  const data = { errors: [{ path: 'month', message: 'Write a whole number from 1 to 12.' }] }
  expect(answerTo({ status: 400, name: 'x', data })).toEqual({
    response: { errors: [{ name: 'x', data, message: 'Still used.' }] },
  })
  expect(answerTo({ status: 409, name: '' })).toEqual({ response: { errors: [{ message: 'Still used.' }] } })
})

test('an error that is nobody’s business stays unsaid', () => {
  expect(answerTo({})).toBeUndefined()
  expect(answerTo({ status: 500 })).toBeUndefined()
  expect(answerTo({ status: 400, isPublic: false })).toBeUndefined()
})
