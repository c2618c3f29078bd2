import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rescanWaiting } from '@/cms/inquiries/attachments/rescan'
import { removeOutdated } from '@/cms/inquiries/attachments/remove-outdated'
import { newId } from '@/lib/id'
import type { RequestFile } from '@/payload-types'
import { env } from '@/server/env'
import { submitInquiry } from '@/server/inquiries/submit'
import { photo } from '../factories/attachments'
import { fieldsOf } from '../factories/requests'
import { pdf } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { eicar } from '../support/clamd-server'
import { rest } from '../support/rest'
import { sendFile } from '../support/upload-route'

// Runs before the imports, because the settings are read once.
const clamd = await vi.hoisted(async () => {
  const { openClamd } = await import('../support/clamd-server')
  const opened = await openClamd()
  process.env.CLAMD_URL = opened.address
  return opened
})

let cms: Payload
let token: string

const folder = path.join(env.dataDir, 'files', 'requests')
const stored = () => readdir(folder).catch(() => [] as string[])
const infected = Buffer.concat([pdf.subarray(0, 9), Buffer.from(`% ${eicar}\n`), pdf.subarray(9)])

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'inbox'))
})

beforeEach(() => {
  clamd.behaviour = 'normal'
})

afterAll(() => clamd.close())

async function rowOf(reference: string | null): Promise<RequestFile> {
  const { docs } = await cms.find({
    collection: 'request-files',
    where: { reference: { equals: reference ?? '' } },
  })
  if (!docs[0]) throw new Error('There is no such file.')
  return docs[0]
}

async function send(
  file: { name?: string; data?: Buffer } = {},
): Promise<{ reference: string; row: RequestFile }> {
  const { result } = await sendFile({ name: 'scan.pdf', data: pdf, ...file })
  return { reference: result ?? '', row: await rowOf(result) }
}

async function claim(file: string): Promise<string> {
  const values = { ...fieldsOf('service'), file }
  const kept = await submitInquiry({
    kind: 'service',
    site: 'en_EN',
    values,
    via: 'form',
    idempotencyKey: newId(),
  })
  return 'reference' in kept ? kept.reference : `refused: ${kept.failure.problem}`
}

async function makeOlder({ id }: { id: string }, by: string): Promise<void> {
  await cms.db.drizzle.execute(
    sql`update request_files set created_at = now() - ${by}::interval where id = ${id}`,
  )
}

async function exists({ id }: { id: string }): Promise<boolean> {
  return (await cms.count({ collection: 'request-files', where: { id: { equals: id } } })).totalDocs === 1
}

const download = (
  { filename }: RequestFile,
  options: { token?: string; headers?: HeadersInit } = { token },
) => rest(`request-files/file/${filename}`, options)

test('inbox staff download an attachment under its original name', async () => {
  const { row } = await send({ name: '铭牌 (1).pdf' })
  expect(row).toMatchObject({
    state: 'clean',
    url: expect.stringMatching(/^\/api\/request-files\/file\/\d{19}\.pdf/),
  })
  for (const role of ['administrator', 'editor', 'inbox'] as const) {
    const response = await download(row, await signIn(cms, role))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E9%93%AD/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(response.body.text).toBe(pdf.toString())
  }
})

test('nobody else can download it, by any address', async () => {
  const { row, reference } = await send()
  expect((await download(row, {})).status).toBe(403)
  for (const address of [`request-files/${row.id}`, 'request-files', `request-files/file/${reference}`])
    expect([address, (await rest(address)).status]).toEqual([address, 403])
  expect((await rest(`request-files/file/${newId()}.pdf`, { token })).status).toBe(404)
})

test('inbox staff cannot see the reference, and cannot add or change files', async () => {
  const { row, reference } = await send()
  const read = await rest(`request-files/${row.id}`, { token })
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).not.toContain(reference)
  expect(
    (await rest(`request-files/${row.id}`, { method: 'PATCH', token, data: { state: 'clean' } })).status,
  ).toBe(403)
  expect((await rest(`request-files/${row.id}`, { method: 'DELETE', token })).status).toBe(403)
  const form = new FormData()
  form.set('file', new File(['x'], 'x.pdf'))
  expect((await rest('request-files', { token, form })).status).toBe(403)
})

test('an infected file is refused and put into quarantine: it can be neither attached nor downloaded', async () => {
  const response = await sendFile({ name: 'scan.pdf', data: infected })
  expect(response).toMatchObject({ status: 400, code: 400, result: null })
  expect(response.message).toContain('virus')
  const { docs } = await cms.find({
    collection: 'request-files',
    where: { state: { equals: 'quarantined' } },
    showHiddenFields: true,
  })
  expect(docs).toHaveLength(1)
  const [row] = docs as [RequestFile]
  expect(await claim(row.reference)).toBe('refused: unavailable')
  expect((await download(row)).status).toBe(403)
  expect((await download(row, await signIn(cms, 'administrator'))).status).toBe(403)
  await cms.delete({ collection: 'request-files', id: row.id })
})

test('a file that is uploaded while the scanner is unavailable waits, and cannot be downloaded before its scan', async () => {
  clamd.behaviour = 'disconnect'
  const { reference, row } = await send()
  expect(row.state).toBe('waiting')
  expect(await claim(reference)).toMatch(/^[0-9A-Z]{4}-/)
  expect((await download(row)).status).toBe(409)
  expect(await rescanWaiting(cms)).toBe(0)
  clamd.behaviour = 'normal'
  expect((await download(row)).status).toBe(200)
  expect(await rowOf(reference)).toMatchObject({ state: 'clean' })
})

test('waiting files are scanned later; an infected one is put into quarantine', async () => {
  clamd.behaviour = 'disconnect'
  const clean = await send()
  const bad = await send({ data: infected })
  await claim(bad.reference)
  clamd.behaviour = 'normal'
  expect(await rescanWaiting(cms)).toBe(2)
  expect(await rowOf(clean.reference)).toMatchObject({ state: 'clean' })
  expect(await rowOf(bad.reference)).toMatchObject({ state: 'quarantined' })
  expect((await download(bad.row)).status).toBe(403)
})

test('a file that is too large for the scanner is accepted unchecked, and the log names the setting', async () => {
  const warn = vi.spyOn(cms.logger, 'warn')
  clamd.behaviour = 'size-limit'
  const { reference, row } = await send()
  expect(row.state).toBe('unchecked')
  expect(warn.mock.calls.flat().join()).toContain('StreamMaxLength')
  expect(await claim(reference)).toMatch(/^[0-9A-Z]{4}-/)
  expect((await download(row)).status).toBe(200)
})

test('a waiting file that is too large for the scanner no longer waits', async () => {
  clamd.behaviour = 'disconnect'
  const { reference, row } = await send()
  clamd.behaviour = 'size-limit'
  expect(await rescanWaiting(cms)).toBe(1)
  expect(await rowOf(reference)).toMatchObject({ state: 'unchecked' })
  expect((await download(row)).status).toBe(200)
})

test('a file that no inquiry claims within a day is removed with its bytes', async () => {
  const recent = await send()
  const old = await send({ name: 'photo.jpg', data: await photo() })
  const claimed = await send()
  await claim(claimed.reference)
  await makeOlder(old.row, '25 hours')
  await makeOlder(claimed.row, '25 hours')
  expect(await removeOutdated(cms)).toBe(1)
  expect([await exists(recent.row), await exists(old.row), await exists(claimed.row)]).toEqual([
    true,
    false,
    true,
  ])
  const left = await stored()
  expect(left).toEqual(expect.arrayContaining([recent.row.filename, claimed.row.filename]))
  expect(left).not.toContain(old.row.filename)
  expect(await claim(old.reference)).toBe('refused: unavailable')
})

test('a file in quarantine is removed after a month, and its inquiry stays', async () => {
  const { reference, row } = await send()
  const request = await claim(reference)
  await cms.db.drizzle.execute(sql`update request_files set state = 'quarantined' where id = ${row.id}`)
  await makeOlder(row, '29 days')
  expect(await removeOutdated(cms)).toBe(0)
  await makeOlder(row, '31 days')
  expect(await removeOutdated(cms)).toBe(1)
  expect(await stored()).not.toContain(row.filename)
  const { docs } = await cms.find({
    collection: 'requests',
    where: { reference: { equals: request } },
    depth: 0,
  })
  expect(docs[0]).toMatchObject({ reference: request })
})

test('the oldest files in quarantine beyond 500 MB are removed, with their bytes', async () => {
  const files = [await send(), await send(), await send()].map(({ row }) => row)
  const [oldest, middle, newest] = files as [RequestFile, RequestFile, RequestFile]
  for (const { id } of files)
    await cms.db.drizzle.execute(sql`
      update request_files set state = 'quarantined', filesize = ${200 * 2 ** 20} where id = ${id}`)
  await makeOlder(oldest, '3 hours')
  await makeOlder(middle, '2 hours')
  await makeOlder(newest, '1 hour')
  expect(await removeOutdated(cms)).toBe(1)
  expect([await exists(oldest), await exists(middle), await exists(newest)]).toEqual([false, true, true])
  expect(await stored()).not.toContain(oldest.filename)
  expect(await removeOutdated(cms)).toBe(0)
})

test('claiming and removing a file at the same time exclude each other', async () => {
  const { reference, row } = await send()
  await makeOlder(row, '25 hours')
  const [outcome, removed] = await Promise.all([claim(reference), removeOutdated(cms)])
  expect(await exists(row)).toBe(removed === 0)
  expect(outcome === 'refused: unavailable').toBe(removed === 1)
})

test('a file is claimed by one inquiry only', async () => {
  const { reference } = await send()
  const outcomes = await Promise.all([claim(reference), claim(reference)])
  expect(outcomes.filter((outcome) => outcome === 'refused: unavailable')).toHaveLength(1)
})
