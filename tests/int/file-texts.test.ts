import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepText } from '@/cms/file-texts/keep'
import { queueUnread } from '@/cms/file-texts/sweep'
import { workerOf } from '@/cms/jobs/worker'
import type { FileText } from '@/payload-types'
import { env } from '@/server/env'
import { pdfOf } from '../factories/pdf'
import { makeMaterial } from '../factories/materials'
import { makeDocument, makeFilm, replaceDocument } from '../factories/uploads'
import { testCms } from '../support/cms'
import { makeDue } from '../support/request-jobs'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

beforeEach(async () => {
  await cms.db.drizzle.execute(sql`delete from materials; delete from files; delete from payload_jobs`)
  vi.spyOn(cms.logger, 'warn').mockReturnValue()
})

const onePage = (line: string) => Buffer.from(pdfOf([{ lines: [line] }]))
const freezer = onePage('Upright freezer')
const fridge = onePage('Blood bank refrigerator')

async function textOf({ id }: { id: string }): Promise<FileText | null> {
  return cms.findByID({ collection: 'file-texts', id, disableErrors: true })
}

/** As the server does it. */
async function runJobs(): Promise<void> {
  const { work } = workerOf(cms)
  while (await work());
}

async function openJobs(): Promise<number> {
  const where = { completedAt: { exists: false } }
  return (await cms.count({ collection: 'payload-jobs', where })).totalDocs
}

test('the text inside an open PDF is read by a job, in the order of its pages (issue 7)', async () => {
  const bytes = pdfOf([
    { lines: ['Upright ultra-', 'low freezer'] },
    { lines: ['医用低温', '保存箱'], script: 'UniGB-UCS2-H' },
    { lines: ['血液冷藏箱'], script: 'GBK-EUC-H' },
  ])
  const file = await makeDocument(cms, { bytes })
  expect(await textOf(file)).toBeNull()
  await runJobs()
  expect(await textOf(file)).toEqual({
    id: file.id,
    key: file.filename,
    text: 'Upright ultra-low freezer\n医用低温保存箱\n血液冷藏箱',
    fault: null,
  })
})

test('a restricted PDF is not read (S2 6), and neither is a film', async () => {
  const file = await makeDocument(cms, { bytes: freezer, data: { restricted: true } })
  await makeFilm(cms)
  expect([await openJobs(), await queueUnread(cms)]).toEqual([0, 0])
  expect(await textOf(file)).toBeNull()
})

test('a file that becomes restricted loses its text at once, and is read when it is opened', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  const restrict = (restricted: boolean) =>
    cms.update({ collection: 'files', id: file.id, data: { restricted } })
  await restrict(true)
  expect(await textOf(file)).toBeNull()
  await restrict(false)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('a brochure is found by what stands in its PDF, and no longer when that is restricted (issue 7)', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  const { id } = await makeMaterial(cms, { file: file.id, name: 'Folleto' })
  const found = async () => {
    const { rows } = await cms.db.drizzle.execute(sql`
      select from search_rows
      where document = ${id} and site = 'en_EN' and tokens @@ '''upright'''::tsquery and plain_text like '%upright freezer%'`)
    return rows.length
  }
  expect(await found()).toBe(0)
  await runJobs()
  expect(await found()).toBe(1)
  await cms.update({ collection: 'files', id: file.id, data: { restricted: true } })
  expect(await found()).toBe(0)
})

test('a file that is replaced is read again, and one that is only described anew is not', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  await cms.update({ collection: 'files', id: file.id, data: { groups: [] } })
  expect(await openJobs()).toBe(0)
  const { filename } = await replaceDocument(cms, file.id, 'second.pdf', fridge)
  expect(await textOf(file)).toBeNull()
  await runJobs()
  expect(await textOf(file)).toMatchObject({ key: filename, text: 'Blood bank refrigerator' })
})

test('a file that is deleted takes its text along', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  await cms.delete({ collection: 'files', id: file.id })
  expect(await textOf(file)).toBeNull()
})

test('a save that is taken back enters no job, and loses no text', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  const req = await createLocalReq({}, cms)
  await initTransaction(req)
  await cms.update({ collection: 'files', id: file.id, data: { restricted: true }, req })
  await cms.update({ collection: 'files', id: file.id, data: { restricted: false }, req })
  await killTransaction(req)
  expect(await openJobs()).toBe(0)
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('what was read of a file that has been closed or replaced meanwhile is not kept', async () => {
  const file = await makeDocument(cms, { data: { restricted: true } })
  const reading = { text: 'Nobody may read this.' }
  await keepText(cms, { file: file.id, key: file.filename ?? '' }, reading)
  expect(await textOf(file)).toBeNull()
  await cms.update({ collection: 'files', id: file.id, data: { restricted: false } })
  await keepText(cms, { file: file.id, key: 'the-key-it-had.pdf' }, reading)
  expect(await textOf(file)).toBeNull()
})

const encryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'1'.repeat(64)}> /U <${'2'.repeat(64)}> >>`

test.each([
  [
    'encrypted',
    freezer.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`),
    'It is encrypted.',
  ],
  ['broken', '%PDF-1.7\nxref\nnothing follows\n%%EOF', 'It is no whole PDF.'],
])('a PDF that is %s is named with its fault, and not tried again', async (_how, bytes, fault) => {
  const file = await makeDocument(cms, { bytes: Buffer.from(bytes, 'latin1') })
  await runJobs()
  expect(await textOf(file)).toMatchObject({ key: file.filename, text: '', fault })
  expect([await openJobs(), await queueUnread(cms)]).toEqual([0, 0])
})

test('of a long document 100,000 characters are read', async () => {
  const lines = Array.from({ length: 300 }, () => 'x'.repeat(1000))
  const file = await makeDocument(cms, {
    bytes: pdfOf([{ lines, size: [14_400, 14_400] }, { lines: ['the end'] }]),
  })
  await runJobs()
  expect((await textOf(file))?.text).toHaveLength(100_000)
})

test('storage that is away is asked again, and the job is entered once', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  const stored = path.join(env.dataDir, 'files', 'documents', file.filename ?? '')
  await rm(stored)
  await runJobs()
  expect([await textOf(file), await openJobs(), await queueUnread(cms)]).toEqual([null, 1, 0])
  await writeFile(stored, freezer)
  await makeDue(cms)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('where storage was away for long, it is asked again a day later', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  const failedAt = (time: string) =>
    cms.db.drizzle.execute(
      sql`update payload_jobs set has_error = true, updated_at = now() - ${time}::interval`,
    )
  await failedAt('23 hours')
  expect(await queueUnread(cms)).toBe(0)
  await failedAt('25 hours')
  expect(await queueUnread(cms)).toBe(1)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('what came into the database by itself is found hourly and read, once', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await cms.db.drizzle.execute(sql`delete from payload_jobs`)
  expect(await queueUnread(cms)).toBe(1)
  expect(await queueUnread(cms)).toBe(0)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
  expect(await queueUnread(cms)).toBe(0)
})

test('mail goes first: texts are read when nothing else waits, one by one', async () => {
  await makeDocument(cms, { bytes: freezer })
  await makeDocument(cms, { bytes: fridge })
  await cms.jobs.queue({ task: 'tell-inbox', input: { request: '1' } })
  const { work } = workerOf(cms)
  const left: number[] = []
  while (await work()) left.push(await openJobs())
  expect(left).toEqual([2, 1, 0])
  const { docs } = await cms.find({ collection: 'payload-jobs', sort: 'completedAt' })
  expect(docs.map(({ taskSlug }) => taskSlug)).toEqual(['tell-inbox', 'read-text', 'read-text'])
})
