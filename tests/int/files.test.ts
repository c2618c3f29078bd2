import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'content-disposition'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localStorage } from '@/cms/storage/local-storage'
import { env } from '@/server/env'
import type { File as StoredDocument, Media } from '@/payload-types'
import { captions, makeDocument, makePicture, pdf, replaceDocument, upload } from '../factories/uploads'
import { testCms } from '../support/cms'
import { requestFile } from '../support/file-route'

let cms: Payload
let picture: Media
let manual: StoredDocument

beforeAll(async () => {
  cms = await testCms()
  picture = await makePicture(cms, { name: '低温冰箱.png' })
  manual = await makeDocument(cms, { name: '说明书 (中文) "1".pdf' })
})

const get = (address: string | null | undefined, headers?: HeadersInit) => requestFile(address, { headers })
const head = (address: string | null | undefined, headers?: HeadersInit) =>
  requestFile(address, { headers, method: 'HEAD' })

describe('a public file', () => {
  test('is complete, with its type and its own name (architecture, decision 8)', async () => {
    const response = await get(manual.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect(parse(response.headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'inline',
      parameters: { filename: '说明书 (中文) "1".pdf' },
    })
  })

  test('with captions is WebVTT that a video can use (S1 2.12)', async () => {
    const file = upload({ name: 'captions-zh.vtt', mimetype: 'text/vtt', data: captions })
    const { url } = await cms.create({ collection: 'files', data: {}, file })
    const response = await get(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/vtt')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(captions)
  })

  test('and each derivative of a picture come with their types', async () => {
    const whole = await get(picture.url)
    expect(whole.headers.get('content-type')).toBe('image/png')
    const small = await get(picture.sizes?.w480?.url)
    expect(small.status).toBe(200)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect((await small.arrayBuffer()).byteLength).toBe(picture.sizes?.w480?.filesize)
  })

  test.each([
    ['bytes=0-9', 'bytes 0-9', 10],
    ['bytes=10-', 'bytes 10-', pdf.length - 10],
    ['bytes=-5', `bytes ${pdf.length - 5}-`, 5],
    [`bytes=0-${pdf.length * 9}`, 'bytes 0-', pdf.length],
  ])('in the range %s is status 206 and just these bytes', async (range, contentRange, length) => {
    const response = await get(manual.url, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toContain(contentRange)
    expect(response.headers.get('content-range')).toMatch(new RegExp(`/${pdf.length}$`))
    expect((await response.arrayBuffer()).byteLength).toBe(length)
  })

  test('in a range beyond its end is status 416 with an envelope (readings 20)', async () => {
    const response = await get(manual.url, { range: `bytes=${pdf.length}-` })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${pdf.length}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 416, result: null })
  })

  test('that may become restricted is not cached by proxies', async () => {
    expect((await get(manual.url)).headers.get('cache-control')).toMatch(/^private/)
    expect((await get(picture.url)).headers.get('cache-control')).toMatch(/^public/)
  })

  test('is revalidated each time, with 304 while it is unchanged (decision 23)', async () => {
    const whole = await get(manual.url)
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('cache-control')).toBe('private, no-cache')
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `"another", W/${etag}`, '*']) {
      const response = await get(manual.url, { 'if-none-match': known })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(response.body).toBeNull()
    }
    expect((await get(manual.url, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('can be resumed, unless it was replaced', async () => {
    const etag = (await get(manual.url)).headers.get('etag') ?? ''
    const resume = (edition: string) => get(manual.url, { range: 'bytes=5-', 'if-range': edition })
    expect((await resume(etag)).status).toBe(206)
    for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT']) {
      const response = await resume(other)
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBe(pdf.length)
    }
  })

  test('has the same headers for HEAD as for GET, without a body', async () => {
    for (const headers of [undefined, { range: 'bytes=0-9' }]) {
      const [complete, headOnly] = [await get(manual.url, headers), await head(manual.url, headers)]
      expect(headOnly.status).toBe(complete.status)
      expect(Object.fromEntries(headOnly.headers)).toEqual(Object.fromEntries(complete.headers))
      expect(headOnly.body).toBeNull()
      await complete.body?.cancel()
    }
    expect((await head('/file/documents/unknown.pdf')).status).toBe(404)
  })

  test('that was replaced is redirected from its old addresses (decision 23)', async () => {
    const first = await makeDocument(cms)
    const second = await replaceDocument(cms, first.id)
    const { url } = await replaceDocument(cms, first.id)
    for (const former of [first, second]) {
      const response = await get(`${former.url}?lang=fr_FR`)
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe(`${url}?lang=fr_FR`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get(`/file/pictures/${first.filename}`)).status).toBe(404)
  })

  test('whose bytes are lost is status 404 with an envelope', async () => {
    const { url, filename } = await makeDocument(cms)
    await rm(path.join(env.dataDir, 'files/documents', filename ?? ''))
    const response = await get(url)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 404, result: null })
    expect((await head(url)).status).toBe(404)
  })

  test('that is missing has an error message in the language of its site', async () => {
    const message = async (address: string, headers?: HeadersInit) =>
      ((await (await get(address, headers)).json()) as { message: string }).message
    expect(await message('/file/documents/unknown.pdf?siteId=zh_CN')).toBe('该文件不存在。')
    expect(await message('/file/documents/unknown.pdf?lang=es_ES')).toBe('Este archivo no existe.')
    const referer = 'http://localhost/zh_CN/news'
    expect(await message('/file/documents/unknown.pdf', { referer })).toBe('该文件不存在。')
  })
})

test.each([
  '/file/pictures/unknown.png',
  '/file/pictures',
  '/file/documents/',
  '/file/nothing/x.png',
  '/file/constructor/x.png',
  '/file/pictures/..%2fdocuments%2fx.pdf',
  '/file/pictures/%2e%2e%2f%2e%2e%2fpackage.json',
  '/file/pictures/..%5c..%5cpackage.json',
  '/file/pictures/%2fetc%2fpasswd',
  '/file/pictures/%00',
  '/file/pictures/.',
  '/file/pictures/a/b.png',
  '/file/pictures/%25%32%65',
  `/file/pictures/${'x'.repeat(5000)}`,
])('%s is status 404 with an envelope', async (address) => {
  const response = await get(address)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 404, result: null })
})

test('a document is not found among the pictures, nor the other way round', async () => {
  expect((await get(manual.url?.replace('documents', 'pictures'))).status).toBe(404)
  expect((await get(picture.url?.replace('pictures', 'documents'))).status).toBe(404)
})

describe('storage on the local disk', () => {
  const folder = path.join(env.dataDir, 'storage-test')
  const adapter = localStorage(folder)({ collection: {} as never })
  const store = (storageFilePath: string, buffer: Buffer) =>
    adapter.handleUpload({ file: { buffer }, storageFilePath } as unknown as Parameters<
      typeof adapter.handleUpload
    >[0])

  test('a file is written completely or not at all', async () => {
    await store('a/whole.pdf', pdf)
    expect(await readFile(path.join(folder, 'a/whole.pdf'))).toEqual(pdf)
    await mkdir(path.join(folder, 'a/taken.pdf/inside'), { recursive: true })
    await expect(store('a/taken.pdf', pdf)).rejects.toThrow()
    expect((await readdir(path.join(folder, 'a'))).toSorted()).toEqual(['taken.pdf', 'whole.pdf'])
  })

  test.each(['../outside.pdf', '/etc/passwd', 'a/../../outside.pdf', ''])(
    'the name %j leaves no trace outside',
    async (name) => {
      await expect(store(name, pdf)).rejects.toThrow()
      await expect(readFile(path.join(env.dataDir, 'outside.pdf'))).rejects.toThrow()
    },
  )

  test('if a file cannot be stored, its document is not saved either', async () => {
    const documents = path.join(env.dataDir, 'files/documents')
    await rm(documents, { recursive: true })
    await writeFile(documents, 'in the way')
    onTestFinished(() => rm(documents))
    const { totalDocs: before } = await cms.count({ collection: 'files' })
    await expect(makeDocument(cms)).rejects.toThrow()
    expect((await cms.count({ collection: 'files' })).totalDocs).toBe(before)
  })
})
