import { mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { OPTIONS } from '@/app/file/upload/route'
import type { RequestFile } from '@/payload-types'
import { database } from '@/server/database'
import { env } from '@/server/env'
import { startHousekeeping } from '@/server/housekeeping'
import { movie, pdfOf, photo, pngWithSize, zip, zipBomb } from '../factories/attachments'
import { newNetwork } from '../factories/distributors'
import { pdf } from '../factories/uploads'
import { testCms } from '../support/cms'
import { sendBody, sendFile, sendFiles } from '../support/upload-route'

let cms: Payload

const maxBytes = 10 * 2 ** 20
const folder = path.join(env.dataDir, 'files', 'requests')
const stored = () => readdir(folder).catch(() => [] as string[])

const incoming = path.join(env.dataDir, 'incoming')

beforeAll(async () => {
  cms = await testCms()
})

afterEach(async () => {
  expect(await readdir(incoming)).toEqual([])
})

async function rowOf(reference: string | null): Promise<RequestFile> {
  const { docs } = await cms.find({
    collection: 'request-files',
    where: { reference: { equals: reference ?? '' } },
    showHiddenFields: true,
  })
  if (!docs[0]) throw new Error('Nothing was stored.')
  return docs[0]
}

async function storedBytes(reference: string | null): Promise<Buffer> {
  return readFile(path.join(folder, (await rowOf(reference)).filename ?? ''))
}

test('a photograph gets an unguessable reference, and a different storage key (S2 9)', async () => {
  const response = await sendFile({ name: 'unit.jpg', data: await photo() })
  expect(response).toMatchObject({ status: 200, code: 200, message: 'The file has been uploaded.' })
  expect(response.result).toMatch(/^[\w-]{22}$/)
  const row = await rowOf(response.result)
  expect(row).toMatchObject({ originalName: 'unit.jpg', mimeType: 'image/jpeg', state: 'unchecked' })
  expect(row.request ?? null).toBeNull()
  expect(row.filename).toMatch(/^\d{19}\.jpg$/)
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is re-encoded: upright, and without metadata',
  async (format) => {
    const { result } = await sendFile({ data: await photo(format) })
    const { width, height, exif, orientation } = await sharp(await storedBytes(result)).metadata()
    expect({ width, height, exif, orientation: orientation ?? 1 }).toEqual({
      width: 40,
      height: 60,
      orientation: 1,
    })
  },
)

test.each([
  ['a PDF', 'application/pdf', pdf],
  ['an MP4', 'video/mp4', movie()],
  ['a QuickTime video', 'video/quicktime', movie('qt  ')],
])('%s is stored unchanged', async (_what, mimeType, data) => {
  const { result } = await sendFile({ data })
  expect(await rowOf(result)).toMatchObject({ mimeType, filesize: data.length })
  expect(await storedBytes(result)).toEqual(data)
})

const script = '<?php system($_GET["c"]); ?>'
const program = Buffer.from('MZ\x90\0\x03'.padEnd(200, '\0'), 'latin1')
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['a script named .jpg', 415, { name: 'photo.jpg', data: script, type: 'image/jpeg' }],
  ['a page named .pdf', 415, { name: 'a.pdf', data: '<!doctype html><script>1</script>' }],
  ['a program named .png', 415, { name: 'a.png', data: program }],
  ['a drawing with a script', 415, { name: 'a.svg', data: svg, type: 'image/svg+xml' }],
  ['a ZIP bomb', 415, { name: 'photos.zip', data: zipBomb() }],
  ['a ZIP bomb named .docx', 415, { name: 'a.docx', data: zipBomb('[Content_Types].xml') }],
  ['a ZIP', 415, { name: 'photos.zip', data: zip }],
  ['a ZIP named .jpg', 415, { name: 'photo.jpg', data: zip }],
  ['a PDF behind something else', 415, { name: 'a.pdf', data: Buffer.concat([Buffer.from('x'), pdf]) }],
  [
    'a PDF behind a byte order mark',
    415,
    { name: 'a.pdf', data: Buffer.concat([Buffer.from('\ufeff'), pdf]) },
  ],
  ['a PDF with something behind it', 400, { name: 'a.pdf', data: Buffer.concat([pdf, Buffer.from(script)]) }],
  ['half of a PDF', 400, { name: 'a.pdf', data: pdf.subarray(0, 100) }],
  ['a PDF with a ZIP behind it', 415, { name: 'a.pdf', data: Buffer.concat([pdf, zip]) }],
  [
    'a PDF with a ZIP within',
    415,
    { name: 'a.pdf', data: Buffer.concat([pdf.subarray(0, 9), zip, pdf.subarray(9)]) },
  ],
  ['a video with a ZIP behind it', 415, { name: 'a.mp4', data: Buffer.concat([movie(), zip]) }],
  [
    'a video with a script behind it',
    400,
    { name: 'a.mp4', data: Buffer.concat([movie(), Buffer.from(script)]) },
  ],
  ['half of a video', 400, { name: 'a.mp4', data: movie().subarray(0, 60) }],
  ['0 bytes', 400, { name: 'a.jpg', data: '' }],
])('%s is refused with %i, and nothing is stored', async (_what, status, file) => {
  const before = await stored()
  const response = await sendFile(file)
  expect(response).toMatchObject({ status, code: status, result: null })
  expect(response.message).not.toBe('')
  expect(await stored()).toEqual(before)
})

test('a truncated picture is refused', async () => {
  const data = await photo()
  expect(await sendFile({ data: data.subarray(0, data.length - 40) })).toMatchObject({ status: 400 })
})

test('an archive and a page appended to a picture are removed (polyglot)', async () => {
  const page = Buffer.from('<script>alert(document.domain)</script>')
  const { result } = await sendFile({ data: Buffer.concat([await photo(), page, zip]) })
  const bytes = await storedBytes(result)
  expect(bytes.includes(page)).toBe(false)
  expect(bytes.includes('PK')).toBe(false)
})

test('a picture that decodes to ten gigabytes is refused before decoding (decompression bomb)', async () => {
  const response = await sendFile({ name: 'a.png', data: await pngWithSize(60_000, 60_000) })
  expect(response).toMatchObject({ status: 413, code: 413 })
  expect(response.message).toContain('pixels')
})

test('a file of the maximum size is accepted, one byte more is refused', async () => {
  expect(await sendFile({ data: pdfOf(maxBytes) })).toMatchObject({ status: 200 })
  const response = await sendFile({ data: pdfOf(maxBytes + 1) })
  expect(response).toMatchObject({ status: 413, code: 413, result: null })
  expect(response.message).toMatch(/10\sMB/)
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\scan.pdf', 'scan.pdf'],
  ['低温冰箱 −86 ℃.pdf', '低温冰箱 −86 ℃.pdf'],
  ['break\u202efdp.exe', 'break_fdp.exe.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ['.pdf', 'pdf.pdf'],
])('%j is stored under an ASCII key, and shown as %j', async (name, shown) => {
  const { result } = await sendFile({ name, data: pdf })
  const row = await rowOf(result)
  expect(row.originalName).toBe(shown)
  expect(row.filename).toMatch(/^\d{19}\.pdf$/)
})

test('control characters are removed from a name', async () => {
  const name = 'name="file"; filename*=UTF-8\'\'a%07b%00c.pdf'
  const body = `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${pdf.toString('latin1')}\r\n--b--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const { result } = await sendBody(body, { headers })
  expect((await rowOf(result)).originalName).toBe('a_b_c.pdf')
})

test.each([
  ['zh_CN', '只能上传一个文件，请选择其中一个。'],
  ['es_ES', 'Solo se puede enviar un archivo. Elija uno, por favor.'],
  ['fr_FR', 'Un seul fichier peut être envoyé. Veuillez en choisir un.'],
])('two files are refused, in the language of %s', async (site, message) => {
  const before = await stored()
  expect(await sendFiles([{ data: pdf }, { data: pdf }], { site })).toMatchObject({ status: 400, message })
  expect(await stored()).toEqual(before)
})

test('a missing form, file or field is reported differently from a broken body', async () => {
  const missing = { status: 400, message: 'No file was sent. Please choose a file.' }
  expect(await sendBody(null)).toMatchObject(missing)
  expect(await sendBody('{"file":"x"}', { headers: { 'content-type': 'application/json' } })).toMatchObject(
    missing,
  )
  expect(await sendBody('x', { headers: { 'content-type': 'multipart/form-data' } })).toMatchObject(missing)
  const form = new FormData()
  form.set('file', 'no file')
  expect(await sendBody(form)).toMatchObject(missing)
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const unfinished = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'
  expect(await sendBody(unfinished, { headers })).toMatchObject({ status: 400, code: 400 })
})

test('an aborted upload leaves nothing', async () => {
  const before = await stored()
  const body = new ReadableStream({
    start(controller) {
      const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
      controller.enqueue(Buffer.from(head))
      controller.enqueue(pdf)
    },
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  expect(await sendBody(body, { headers })).toMatchObject({ status: 400 })
  expect(await stored()).toEqual(before)
})

test('a failure of the storage is a server error, and leaves no row', async () => {
  const rows = await cms.count({ collection: 'request-files' })
  const { upload } = cms.collections['request-files'].config
  expect(upload).toBeTruthy()
  const hooks = cms.collections['request-files'].config.hooks
  const store = hooks.afterChange
  hooks.afterChange = [() => Promise.reject(new Error('The disk is full.'))]
  const response = await sendFile({ data: pdf }).finally(() => (hooks.afterChange = store))
  expect(response).toMatchObject({ status: 500, code: 500, result: null })
  expect(await cms.count({ collection: 'request-files' })).toEqual(rows)
})

test('a network is rate-limited after twenty files in ten minutes, across all processes', async () => {
  const network = newNetwork()
  for (let file = 0; file < 20; file += 1) await sendBody(null, { network })
  const response = await sendFile({ data: pdf }, { network })
  expect(response).toMatchObject({ status: 429, code: 429, result: null })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(response.message).toContain('10 minutes')
  expect(await sendFile({ data: pdf })).toMatchObject({ status: 200 })
})

test('uploads are refused while unclaimed files exceed their quota', async () => {
  const { result } = await sendFile({ data: pdf })
  const { id } = await rowOf(result)
  await cms.db.drizzle.execute(sql`update request_files set filesize = 3000000000 where id = ${id}`)
  expect(await sendFile({ data: pdf })).toMatchObject({ status: 429 })
  await cms.delete({ collection: 'request-files', id })
  expect(await sendFile({ data: pdf })).toMatchObject({ status: 200 })
})

test('files in quarantine do not count towards the quota', async () => {
  const { result } = await sendFile({ data: pdf })
  const { id } = await rowOf(result)
  await cms.db.drizzle.execute(sql`
    update request_files set filesize = 3000000000, state = 'quarantined' where id = ${id}`)
  expect(await sendFile({ data: pdf })).toMatchObject({ status: 200 })
  await cms.delete({ collection: 'request-files', id })
})

test('the hourly clean-up removes the files of killed processes, and keeps running uploads', async () => {
  // The first upload also cleans up, so it has to be over.
  await sendFile({ data: pdf })
  const [aged, young] = [path.join(incoming, 'upload-aged'), path.join(incoming, 'upload-young')]
  for (const left of [aged, young]) await mkdir(left)
  await utimes(aged, 0, 0)
  await cleanUpOnce()
  expect(await readdir(incoming)).toEqual(['upload-young'])
  await rm(young, { recursive: true })
})

/** The first clean-up after a process has started. */
async function cleanUpOnce(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const worker = { runJobs: async () => false, cleanUp: async () => ({}) }
  const log = { info: vi.fn(), warn: vi.fn() }
  const wake = async () => undefined
  const housekeeping = startHousekeeping({ pool: database, worker: () => worker, initialiseCms: wake, log })
  // No further, because the connections of the clean-up have timeouts of their own.
  vi.advanceTimersByTime(2 * 60 * 1000)
  await housekeeping.stop()
  expect(log.warn).not.toHaveBeenCalled()
}

test('a PDF with active content is accepted, and marked for the inbox (issue 14, security)', async () => {
  const script = Buffer.from(
    pdf.toString('latin1').replace('<<', '<< /OpenAction << /S /JavaScript >>'),
    'latin1',
  )
  const marks = []
  for (const data of [pdf, script]) {
    const { result } = await sendFile({ name: 'paper.pdf', data })
    marks.push((await rowOf(result)).isActive)
  }
  expect(marks).toEqual([false, true])
})

test('with the contract closed only our own forms can upload files (readings 31)', async () => {
  await cms.updateGlobal({ slug: 'request-settings', data: { contractOpen: false } })
  expect(await sendFile({ data: pdf })).toMatchObject({ status: 403, code: 403 })
  const headers = { origin: 'http://localhost', host: 'localhost' }
  expect(await sendFile({ data: pdf }, { headers })).toMatchObject({ status: 200 })
  await cms.updateGlobal({ slug: 'request-settings', data: { contractOpen: true } })
})

test('pages of a configured origin can upload files and read the response, others are refused (readings 35; issue 14, security)', async () => {
  env.corsOrigins.push('https://partner.example')
  onTestFinished(() => void env.corsOrigins.pop())
  for (const [origin, allowed, status] of [
    ['https://partner.example', 'https://partner.example', 200],
    ['https://other.example', null, 403],
  ] as const) {
    const response = await sendFile({ data: pdf }, { headers: { origin } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, allowed])
    const preflight = new NextRequest('http://localhost/file/upload', {
      method: 'OPTIONS',
      headers: { origin },
    })
    expect(OPTIONS(preflight).headers.get('access-control-allow-origin')).toBe(allowed)
  }
})
