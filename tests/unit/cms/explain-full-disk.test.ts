import { DrizzleQueryError } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { explainFullDisk } from '@/cms/hooks/explain-full-disk'

function responseTo(error: Error, language = 'en') {
  const req = { i18n: { language } } as PayloadRequest
  return explainFullDisk({ error, context: {}, req, collection: null as never })
}

const ofFile = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const ofDatabase = new DrizzleQueryError(
  'insert into "news"',
  [],
  Object.assign(new Error('could not extend file'), { code: '53100' }),
)

test.each([
  ['a file', ofFile],
  ['a row', ofDatabase],
])('an editor learns that the disk is full when %s cannot be written (issue 14)', (_what, error) => {
  const response = { errors: [{ message: expect.stringMatching(/^Nothing was saved, because the disk/) }] }
  expect(responseTo(error)).toEqual({ status: 507, response })
})

test.each([
  ['es', /disco/],
  ['fr', /disque/],
  ['zh', /磁盘/],
  ['de', /disk/],
])('the message is in the language of the admin (%s)', (language, expected) => {
  const response = { errors: [{ message: expect.stringMatching(expected) }] }
  expect(responseTo(ofFile, language)).toMatchObject({ response })
})

test('other errors stay unexplained', () => {
  expect(responseTo(new Error('no space'))).toBeUndefined()
  expect(responseTo(new Error('lost', { cause: 'ENOSPC' }))).toBeUndefined()
})
