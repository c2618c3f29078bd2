import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { exposePublicErrors } from '@/cms/hooks/expose-public-errors'

/** The response to an error of a class that Payload does not recognise. */
function responseTo(fields: object) {
  const error = Object.assign(new Error('Still used.'), fields)
  return exposePublicErrors({ error, context: {}, req: {} as PayloadRequest, collection: null as never })
}

test('an error of another copy of Payload keeps its fields and its message (issue 4, bad input)', () => {
  const data = { errors: [{ path: 'month', message: 'Enter a whole number from 1 to 12.' }] }
  expect(responseTo({ status: 400, name: 'x', data })).toEqual({
    response: { errors: [{ name: 'x', data, message: 'Still used.' }] },
  })
  expect(responseTo({ status: 409, name: '' })).toEqual({
    response: { errors: [{ message: 'Still used.' }] },
  })
})

test('the message of an internal error is not exposed', () => {
  expect(responseTo({})).toBeUndefined()
  expect(responseTo({ status: 500 })).toBeUndefined()
  expect(responseTo({ status: 400, isPublic: false })).toBeUndefined()
})
