import { sql } from '@payloadcms/db-postgres'
import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as getCollection } from '@/app/distributor/collection/route'
import { removeOutdated } from '@/cms/inquiries/attachments/remove-outdated'
import type { File as StoredDocument, Media } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeDocument, makePicture, pdf } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { requestFile } from '../support/file-route'
import { rest } from '../support/rest'
import { signedInDistributor } from '../support/signed-in'
import { sendFile } from '../support/upload-route'
import { unzip } from '../support/unzip'
import { waitFor } from '../support/waiting'

// Runs before the imports, because the settings are read once.
const s3 = await vi.hoisted(async () => {
  const { openS3 } = await import('../support/s3-server')
  const opened = await openS3()
  Object.assign(process.env, opened.settings)
  return opened
})

let cms: Payload
let manual: StoredDocument
let brochure: StoredDocument
let picture: Media
let headers: { cookie: string }

beforeAll(async () => {
  cms = await testCms()
  manual = await makeDocument(cms, { name: '服务手册 (v2).pdf', data: { restricted: true } })
  brochure = await makeDocument(cms)
  picture = await makePicture(cms)
  ;({ headers } = await signedInDistributor(cms))
})

beforeEach(() => {
  s3.requests.length = 0
  s3.fails.with = null
})

afterAll(() => s3.close())

/** The headers of a followed link, and of a request by a script. */
const followed = { 'sec-fetch-mode': 'navigate' }
const scripted = { 'sec-fetch-mode': 'cors' }

describe('with storage in a bucket, an upload', () => {
  test('has the same public address, and is in the bucket under its key', () => {
    expect(manual.url).toBe(`/file/documents/${manual.filename}`)
    expect(s3.objects.get(`documents/${manual.filename}`)?.bytes).toEqual(pdf)
    expect(s3.objects.has(`pictures/${picture.sizes?.w480?.filename}`)).toBe(true)
  })

  test('is sent complete, in ranges and for HEAD, as from the disk', async () => {
    const whole = await requestFile(brochure.url)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      etag: `"${brochure.filename}"`,
    })
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf)
    const part = await requestFile(brochure.url, { headers: { range: 'bytes=5-9' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${pdf.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(5, 10))
    const beyond = await requestFile(brochure.url, { headers: { range: 'bytes=99999-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`])
    expect((await requestFile(picture.sizes?.w480?.url)).headers.get('content-type')).toBe('image/webp')
  })

  test('is not read for HEAD or for a 304', async () => {
    const described = await requestFile(brochure.url, { method: 'HEAD' })
    expect([described.status, described.headers.get('content-length')]).toEqual([200, String(pdf.length)])
    const etag = described.headers.get('etag') ?? ''
    expect((await requestFile(brochure.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(s3.requests).toEqual([`HEAD documents/${brochure.filename}`])
  })

  test('that is missing is status 404, a failure of the storage 503', async () => {
    const { url, filename } = await makeDocument(cms)
    s3.objects.delete(`documents/${filename}`)
    for (const method of ['GET', 'HEAD'] as const)
      expect((await requestFile(url, { method })).status).toBe(404)
    const error = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
    s3.fails.with = 403
    expect((await requestFile(brochure.url)).status).toBe(503)
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })
})

describe('a restricted file in a bucket', () => {
  test('is not signed without access', async () => {
    const response = await requestFile(manual.url, { headers: followed })
    expect(response.status).toBe(401)
    expect(response.headers.get('location')).toBeNull()
    expect(s3.requests).toEqual([])
    const { status } = await fetch(`${s3.settings.S3_ENDPOINT}/uploads/documents/${manual.filename}`)
    expect(status).toBe(403)
  })

  test('redirects a distributor to a URL that is valid for a minute, under its own name', async () => {
    const own = await signedInDistributor(cms)
    const response = await requestFile(manual.url, { headers: { ...own.headers, ...followed } })
    expect(response.status).toBe(307)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const address = new URL(response.headers.get('location') ?? '')
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
    const file = await fetch(address)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E6%9C%8D/)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
    const where = { distributor: { equals: own.account.id } }
    await waitFor(async () => expect((await cms.count({ collection: 'downloads', where })).totalDocs).toBe(1))
  })

  test.each<[string, (address: URL) => void]>([
    ['another file', (address) => (address.pathname = address.pathname.replace('.pdf', '.zip'))],
    ['another name', (address) => address.searchParams.set('response-content-disposition', 'inline')],
    ['more time', (address) => address.searchParams.set('X-Amz-Expires', '6000')],
    ['another time', (address) => address.searchParams.set('X-Amz-Date', '20200101T000000Z')],
    ['no signature', (address) => address.searchParams.delete('X-Amz-Signature')],
  ])('has a signature for this file only: %s', async (_what, change) => {
    const response = await requestFile(manual.url, { headers: { ...headers, ...followed } })
    const address = new URL(response.headers.get('location') ?? '')
    change(address)
    expect((await fetch(address)).status).toBe(403)
  })

  test('is streamed to the viewer, whose page cannot request other hosts', async () => {
    for (const mode of ['cors', 'same-origin', 'no-cors', null]) {
      const sent = { ...headers, ...(mode && { 'sec-fetch-mode': mode }) }
      const response = await requestFile(manual.url, { headers: sent })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    }
    const head = await requestFile(manual.url, { method: 'HEAD', headers: { ...headers, ...followed } })
    expect(head.status).toBe(200)
  })

  test('that is missing has our own error response', async () => {
    const lost = await makeDocument(cms, { data: { restricted: true } })
    s3.objects.delete(`documents/${lost.filename}`)
    const response = await requestFile(lost.url, { headers: { ...headers, ...followed } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 404, result: null })
  })

  test('is streamed through the process into a download basket', async () => {
    const { id } = await makeMaterial(cms, { name: '手册', file: manual.id })
    const url = new URL(`http://localhost/distributor/collection?materials=${id}`)
    const response = await getCollection(new NextRequest(url, { headers: { ...headers, ...followed } }))
    expect(response.status).toBe(200)
    expect(unzip(Buffer.from(await response.arrayBuffer()))).toMatchObject([
      { name: '手册.pdf', bytes: pdf, isIntact: true },
    ])
  })

  test('is sent by the REST API to editors only', async () => {
    const path = `files/file/${manual.filename}`
    expect((await rest(path, { headers })).status).toBe(403)
    const { token } = await signIn(cms, 'editor')
    expect((await rest(path, { token })).status).toBe(200)
  })
})

test('large public files are redirected for followed links, small ones streamed', async () => {
  expect((await requestFile(brochure.url, { headers: followed })).status).toBe(200)
  await cms.db.updateOne({ collection: 'files', id: brochure.id, data: { filesize: 6e6 } } as never)
  expect((await requestFile(brochure.url, { headers: followed })).status).toBe(307)
  expect((await requestFile(brochure.url, { headers: scripted })).status).toBe(200)
})

describe('an attachment of an inquiry in a bucket', () => {
  test('is stored, sent to inbox staff, and removed if no inquiry claims it (issue 6, upload)', async () => {
    const { result } = await sendFile({ name: 'scan.pdf', data: pdf })
    const { docs } = await cms.find({
      collection: 'request-files',
      where: { reference: { equals: result ?? '' } },
    })
    const { id, filename } = docs[0] ?? {}
    expect(s3.objects.get(`requests/${filename}`)?.bytes).toEqual(pdf)
    expect((await requestFile(`/file/requests/${filename}`)).status).toBe(404)

    const { token } = await signIn(cms, 'inbox')
    const response = await rest(`request-files/file/${filename}`, { token })
    expect([response.status, response.body.text]).toEqual([200, pdf.toString()])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=scan\.pdf$/)

    await cms.db.drizzle.execute(
      sql`update request_files set created_at = now() - interval '25 hours' where id = ${id}`,
    )
    expect(await removeOutdated(cms)).toBe(1)
    expect(s3.objects.has(`requests/${filename}`)).toBe(false)
  })

  test('leaves no row if the bucket refuses it', async () => {
    const before = await cms.count({ collection: 'request-files' })
    const error = vi.spyOn(cms.logger, 'error').mockReturnValue(undefined)
    s3.fails.with = 403
    expect(await sendFile({ name: 'scan.pdf', data: pdf })).toMatchObject({ status: 500, result: null })
    expect(await cms.count({ collection: 'request-files' })).toEqual(before)
    error.mockRestore()
  })
})
