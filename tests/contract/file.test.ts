import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import * as fileRoute from '@/app/file/[...key]/route'
import * as uploadRoute from '@/app/file/upload/route'
import { contractDocument } from '@/contract/about'
import { docsPage } from '@/contract/docs/page'
import { makeDocument, pdf } from '../factories/uploads'
import { testCms } from '../support/cms'
import { sendFile } from '../support/upload-route'
import { requiredRoutes } from './operations'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

test('the methods of /file are exactly those of the specification (S2 7)', () => {
  const exported = { 'GET /file/{path}': 'GET' in fileRoute, 'POST /file/upload': 'POST' in uploadRoute }
  const routes = Object.entries(exported).flatMap(([route, isExported]) => (isExported ? [route] : []))
  expect(routes).toEqual(requiredRoutes.map(({ route }) => route))
})

test("downFile: a file's own address with a fileId sends its bytes (S2 7)", async () => {
  const { id, url } = await makeDocument(cms)
  const response = await get(`${url}?fileId=${id}`)
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
})

test('downFile: a restricted file is a 401 envelope without a distributor (readings 20)', async () => {
  const { id, url } = await makeDocument(cms, { data: { restricted: true } })
  const response = await get(`${url}?fileId=${id}`)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 401, result: null, message: expect.any(String) })
})

function get(address: string): Promise<Response> {
  const url = new URL(address, 'http://localhost')
  const key = url.pathname.split('/').slice(2)
  return fileRoute.GET(new NextRequest(url), { params: Promise.resolve({ key }) })
}

test('uploadFile: one file as form data gets a reference (S2 9)', async () => {
  expect(await sendFile({ name: 'scan.pdf', data: pdf })).toMatchObject({
    status: 200,
    code: 200,
    message: expect.any(String),
    result: expect.stringMatching(/^[\w-]{22}$/),
  })
})

test('uploadFile is documented with the operations, at its own address', () => {
  const { paths } = contractDocument()
  expect(paths['/upload']?.servers).toEqual([{ url: '/file' }, { url: '/biomedical-admin-api/file' }])
  expect(paths['/upload']?.post?.operationId).toBe('uploadFile')
  expect(docsPage(contractDocument())).toContain('POST /file/upload?siteId=en_EN')
})
