import { beforeAll, expect, test } from 'vitest'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

beforeAll(testCms)

const form = { 'content-type': 'multipart/form-data; boundary=b' }
const json = { 'content-type': 'application/json' }
const damagedField = '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--b--\r\n'

test.each([
  ['a form without a boundary', { headers: { 'content-type': 'multipart/form-data' }, text: 'x' }],
  ['a form that ends early', { headers: form, text: '--b' }],
  ['a form with damaged JSON', { headers: form, text: damagedField }],
  ['damaged JSON', { headers: json, text: '{' }],
  [
    'text with NUL',
    { headers: json, text: '{"email":"a\\u0000@x.example","password":"b","token":"\\u0000"}' },
  ],
])('%s is refused with 400 (issue 14, attacks)', async (_what, request) => {
  for (const path of ['users/login', 'users/reset-password'])
    expect([path, (await rest(path, request)).status]).toEqual([path, 400])
})
