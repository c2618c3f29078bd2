import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '@/server/distributors/sign-in'
import { distributorOf } from '@/server/distributors/visitor'
import { distributorPassword as password, makeDistributor } from '../factories/distributors'
import { testCms } from '../support/cms'

let cms: Payload
const network = '192.0.2.1'

beforeAll(async () => {
  cms = await testCms()
})

test('the right name and password let a distributor in (S2 6)', async () => {
  const { username, company, id } = await makeDistributor(cms)
  const outcome = await signIn({ username, password, network })
  const cookie = outcome.state === 'in' ? outcome.cookie : ''
  expect(cookie).toMatch(/^distributor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const headers = new Headers({ cookie: cookie.split(';')[0] ?? '' })
  expect(await distributorOf(headers)).toMatchObject({ id, username, company, previousVisit: null })
})
