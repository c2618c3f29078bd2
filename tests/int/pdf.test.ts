import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { GET as library } from '@/app/static/pdf/library/[version]/[folder]/[name]/route'
import { findFile } from '@/features/pdf/queries'
import { toPdfResult } from '@/features/pdf/view-models'
import { version } from 'pdfjs-dist/package.json'
import { makeDocument, makePicture, replaceDocument } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const keyOf = (url: string | null | undefined) => String(url).replace('/file/', '')

test('a document is found by its key, with its own name and kind (S1 2.19)', async () => {
  const { url } = await makeDocument(cms, { name: '说明书.pdf' })
  expect(await findFile(keyOf(url))).toEqual({
    name: '说明书.pdf',
    mimeType: 'application/pdf',
    key: keyOf(url),
  })
})

test('a document that was replaced is found by the key that it had (decision 23)', async () => {
  const { id, url } = await makeDocument(cms)
  const { url: present } = await replaceDocument(cms, id)
  expect(await findFile(keyOf(url))).toMatchObject({ key: keyOf(present) })
})

test('a restricted document has a page like any other, a picture is not a document (S1 2.19, readings 29)', async () => {
  const { url } = await makeDocument(cms, { data: { restricted: true } })
  expect(toPdfResult(keyOf(url), await findFile(keyOf(url)))).toMatchObject({ kind: 'document' })
  const picture = await makePicture(cms, { name: 'Freezer.png' })
  expect(toPdfResult(keyOf(picture.url), await findFile(keyOf(picture.url)))).toMatchObject({ kind: 'other' })
})

test.each([
  'documents/unknown.pdf',
  'documents',
  'documents/',
  'documents/a/b.pdf',
  'constructor/a.pdf',
  '-',
  '',
  'users/a.pdf',
  'documents/%2e%2e',
])('nothing is found by %j (S1 2.19)', async (key) => {
  expect(await findFile(key)).toBeNull()
})

test.each([
  ['cmaps', 'UniGB-UCS2-H.bcmap', 'application/octet-stream'],
  ['standard_fonts', 'LiberationSans-Regular.ttf', 'font/ttf'],
  ['wasm', 'openjpeg.wasm', 'application/wasm'],
  ['build', 'pdf.worker.min.mjs', 'text/javascript; charset=utf-8'],
])('the library has %s/%s for browsers', async (folder, name, type) => {
  const response = await library(new Request('http://localhost'), {
    params: Promise.resolve({ version, folder, name }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
})

test.each([
  ['0.0.0', 'cmaps', 'UniGB-UCS2-H.bcmap'],
  [version, 'cmaps', '../package.json'],
  [version, 'cmaps', 'LICENSE'],
  [version, 'build', 'pdf.mjs'],
  [version, '..', 'package.json'],
  [version, 'constructor', 'name.js'],
  [version, 'wasm', 'nothing.wasm'],
])('the library has nothing at %s/%s/%s', async (requested, folder, name) => {
  const response = await library(new Request('http://localhost'), {
    params: Promise.resolve({ version: requested, folder, name }),
  })
  expect(response.status).toBe(404)
})
