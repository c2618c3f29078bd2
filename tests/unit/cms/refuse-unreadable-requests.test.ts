import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refuseUnreadableRequests } from '@/cms/hooks/refuse-unreadable-requests'
import { english } from '../../support/admin-texts'

const responseTo = (error: Error) =>
  refuseUnreadableRequests({ error, context: {}, req: { i18n: english } as never, collection: null as never })

const ofDatabase = (code: string) =>
  new DrizzleQueryError('select', [], Object.assign(new Error('refused'), { code }))

test('errors of the server are not blamed on the request', () => {
  expect(responseTo(ofDatabase('53100'))).toBeUndefined()
  expect(responseTo(new SyntaxError('Invalid regular expression'))).toBeUndefined()
  expect(responseTo(new Error('broken'))).toBeUndefined()
})

test('text that the database cannot store is blamed on the request', () => {
  expect(responseTo(ofDatabase('22021'))).toMatchObject({ status: 400 })
})
