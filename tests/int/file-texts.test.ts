import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveText } from '@/cms/file-texts/save-text'
import { queueMissingTexts } from '@/cms/file-texts/queue-missing-texts'
import { workerOf } from '@/cms/jobs/worker'
import type { FileText } from '@/payload-types'
import { env } from '@/server/env'
import { pdfOf } from '../factories/pdf'
import { makeMaterial } from '../factories/materials'
import { makeDocument, makeVideoFile, replaceDocument } from '../factories/uploads'
import { testCms } from '../support/cms'
import { makeJobsDue } from '../support/inquiry-jobs'

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

/** Runs the jobs as the server does. */
async function runJobs(): Promise<void> {
  const { runJobs: work } = workerOf(cms)
  while (await work());
}

async function openJobs(): Promise<number> {
  const where = { completedAt: { exists: false } }
  return (await cms.count({ collection: 'payload-jobs', where })).totalDocs
}

test('the text of an unrestricted PDF is extracted by a job, in page order (issue 7)', async () => {
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

test('the text of a restricted PDF (S2 6) or a video is not extracted', async () => {
  const file = await makeDocument(cms, { bytes: freezer, data: { restricted: true } })
  await makeVideoFile(cms)
  expect([await openJobs(), await queueMissingTexts(cms)]).toEqual([0, 0])
  expect(await textOf(file)).toBeNull()
})

test('the text of a file is deleted when it is restricted, and extracted when it no longer is', async () => {
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

test('a brochure is found by the text of its PDF, unless that is restricted (issue 7)', async () => {
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

test('the text is extracted again for new bytes, not for changed fields', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  await cms.update({ collection: 'files', id: file.id, data: { groups: [] } })
  expect(await openJobs()).toBe(0)
  const { filename } = await replaceDocument(cms, file.id, 'second.pdf', fridge)
  expect(await textOf(file)).toBeNull()
  await runJobs()
  expect(await textOf(file)).toMatchObject({ key: filename, text: 'Blood bank refrigerator' })
})

test('the text of a deleted file is deleted', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await runJobs()
  await cms.delete({ collection: 'files', id: file.id })
  expect(await textOf(file)).toBeNull()
})

test('a rolled-back save queues no job, and keeps the text', async () => {
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

test('the text of a file that was restricted or replaced in the meantime is not saved', async () => {
  const file = await makeDocument(cms, { data: { restricted: true } })
  const reading = { text: 'Nobody may read this.' }
  await saveText(cms, { file: file.id, key: file.filename ?? '' }, reading)
  expect(await textOf(file)).toBeNull()
  await cms.update({ collection: 'files', id: file.id, data: { restricted: false } })
  await saveText(cms, { file: file.id, key: 'the-key-it-had.pdf' }, reading)
  expect(await textOf(file)).toBeNull()
})

const encryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'1'.repeat(64)}> /U <${'2'.repeat(64)}> >>`

test.each([
  [
    'encrypted',
    freezer.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`),
    'It is encrypted.',
  ],
  ['broken', '%PDF-1.7\nxref\nnothing follows\n%%EOF', 'It is not a complete PDF.'],
])('a PDF that is %s is saved with its fault, and not tried again', async (_how, bytes, fault) => {
  const file = await makeDocument(cms, { bytes: Buffer.from(bytes, 'latin1') })
  await runJobs()
  expect(await textOf(file)).toMatchObject({ key: file.filename, text: '', fault })
  expect([await openJobs(), await queueMissingTexts(cms)]).toEqual([0, 0])
})

test('at most 100,000 characters of a document are extracted', async () => {
  const lines = Array.from({ length: 300 }, () => 'x'.repeat(1000))
  const file = await makeDocument(cms, {
    bytes: pdfOf([{ lines, size: [14_400, 14_400] }, { lines: ['the end'] }]),
  })
  await runJobs()
  expect((await textOf(file))?.text).toHaveLength(100_000)
})

test('an unavailable storage is retried, and the job is queued once', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  const stored = path.join(env.dataDir, 'files', 'documents', file.filename ?? '')
  await rm(stored)
  await runJobs()
  expect([await textOf(file), await openJobs(), await queueMissingTexts(cms)]).toEqual([null, 1, 0])
  await writeFile(stored, freezer)
  await makeJobsDue(cms)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('a failed job is queued again after a day', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  const failedAt = (time: string) =>
    cms.db.drizzle.execute(
      sql`update payload_jobs set has_error = true, updated_at = now() - ${time}::interval`,
    )
  await failedAt('23 hours')
  expect(await queueMissingTexts(cms)).toBe(0)
  await failedAt('25 hours')
  expect(await queueMissingTexts(cms)).toBe(1)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
})

test('files without a text or a job are queued hourly, once', async () => {
  const file = await makeDocument(cms, { bytes: freezer })
  await cms.db.drizzle.execute(sql`delete from payload_jobs`)
  expect(await queueMissingTexts(cms)).toBe(1)
  expect(await queueMissingTexts(cms)).toBe(0)
  await runJobs()
  expect(await textOf(file)).toMatchObject({ text: 'Upright freezer' })
  expect(await queueMissingTexts(cms)).toBe(0)
})

test('other jobs run first: texts are extracted one at a time when nothing else waits', async () => {
  await makeDocument(cms, { bytes: freezer })
  await makeDocument(cms, { bytes: fridge })
  await cms.jobs.queue({ task: 'tell-inbox', input: { request: '1' } })
  const { runJobs: work } = workerOf(cms)
  const left: number[] = []
  while (await work()) left.push(await openJobs())
  expect(left).toEqual([2, 1, 0])
  const { docs } = await cms.find({ collection: 'payload-jobs', sort: 'completedAt' })
  expect(docs.map(({ taskSlug }) => taskSlug)).toEqual(['tell-inbox', 'read-text', 'read-text'])
})
