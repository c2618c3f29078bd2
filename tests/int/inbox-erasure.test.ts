import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourlyTasks } from '@/cms/jobs/hourly'
import { personalFields } from '@/cms/inquiries/erase'
import { queueInquiryJobs } from '@/cms/inquiries/queue'
import type { RequestFile, Inquiry } from '@/payload-types'
import { env } from '@/server/env'
import { makeProduct } from '../factories/products'
import { makeRequest, tasksOf } from '../factories/requests'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { failNextCommit } from '../support/fail-next-commit'
import { configureMail } from '../support/mail-server'
import { runJobs } from '../support/inquiry-jobs'
import { rest } from '../support/rest'
import { sendFile } from '../support/upload-route'
import { photo } from '../factories/attachments'

let cms: Payload
let administrator: SignedIn
let inboxUser: SignedIn

beforeAll(async () => {
  cms = await testCms()
  administrator = await signIn(cms, 'administrator')
  inboxUser = await signIn(cms, 'inbox')
})

beforeEach(async () => {
  await cms.delete({ collection: 'requests', where: {} })
})

const keptFields = {
  ...({ kind: 'service', site: 'fr_FR', via: 'form', status: 'done' } as const),
  continent: 'Europe',
  country: 'France',
  quantity: '3',
}

/** An inquiry with a value in every field. */
async function makeFull(data: Partial<Inquiry> = {}) {
  const { id: product } = await makeProduct(cms)
  const file = await makeFile()
  const texts = Object.fromEntries(personalFields.map((name) => [name, `secret ${name}`]))
  const values: Partial<Inquiry> = { ...texts, file: file.id, products: [product], subscription: true }
  const request = await makeRequest(cms, { ...values, ...keptFields, ...data })
  await cms.db.drizzle.execute(sql`update request_files set request = ${request.id} where id = ${file.id}`)
  await queueInquiryJobs(await createLocalReq({}, cms), { request: request.id, kind: request.kind })
  return { request, product, bytes: path.join(env.dataDir, 'files/requests', file.filename ?? '') }
}

async function makeFile(): Promise<RequestFile> {
  const { result } = await sendFile({ name: 'Ana Pérez.jpg', data: await photo() })
  const { docs } = await cms.find({ collection: 'request-files', where: { reference: { equals: result } } })
  if (!docs[0]) throw new Error('Nothing was kept.')
  return docs[0]
}

const row = async (id: string) => {
  const { rows } = await cms.db.drizzle.execute(sql`select * from requests where id = ${id}`)
  return JSON.stringify(rows[0])
}

test('every field is either listed as kept or erased (issue 6)', () => {
  const kept = [
    'id',
    'reference',
    'kind',
    'site',
    'via',
    'continent',
    'country',
    'products',
    'quantity',
    'status',
    'owner',
    'subscription',
    'erasedAt',
    'savedBy',
    'createdAt',
    'updatedAt',
  ]
  const names = cms.collections.requests.config.flattenedFields.map(({ name }) => name)
  expect([...kept, ...personalFields].toSorted()).toEqual(names.toSorted())
})

describe('erasing', () => {
  const erase = (id: string, one?: SignedIn) =>
    rest(`requests/${id}/erase`, { method: 'POST', token: one?.token })

  test('removes all personal data, the attachment and the jobs, and keeps the fields for statistics', async () => {
    const { request, product, bytes } = await makeFull()
    expect(existsSync(bytes)).toBe(true)
    expect((await erase(request.id, inboxUser)).status).toBe(200)
    const kept = await cms.findByID({ collection: 'requests', id: request.id, depth: 0 })
    expect(kept).toMatchObject({ ...keptFields, products: [product], subscription: false })
    expect(Date.now() - Date.parse(kept.erasedAt ?? '')).toBeLessThan(60_000)
    expect(await row(request.id)).not.toContain('secret')
    expect((await cms.count({ collection: 'request-files' })).totalDocs).toBe(0)
    expect(existsSync(bytes)).toBe(false)
    expect(await tasksOf(cms, request.id)).toEqual([])
  })

  test('is atomic', async () => {
    const { request, bytes } = await makeFull()
    await cms.db.drizzle.execute(sql`alter table payload_jobs rename to payload_jobs_away`)
    try {
      expect((await erase(request.id, inboxUser)).status).toBe(500)
    } finally {
      await cms.db.drizzle.execute(sql`alter table payload_jobs_away rename to payload_jobs`)
    }
    expect(await row(request.id)).toContain('secret content')
    expect(existsSync(bytes)).toBe(true)
  })

  test('removes the mails in the mail folder, and shows no paths in the inbox (issue 14, security)', async () => {
    const folder = path.join(env.dataDir, 'mail')
    await configureMail(cms, { folder })
    const { request } = await makeFull({ email: 'ana.perez@example.org' })
    const { request: other } = await makeFull({ email: 'bo.ek@example.org' })
    await runJobs(cms)
    const mailsAbout = async ({ reference }: Inquiry) =>
      (await readdir(folder)).filter((file) => file.includes(reference))
    expect((await mailsAbout(request)).length).toBeGreaterThan(0)
    const { body } = await rest(`requests/${request.id}/deliveries`, { token: inboxUser.token })
    expect(JSON.stringify(body)).toContain('it was saved as')
    expect(JSON.stringify(body)).not.toContain(folder)

    expect((await erase(request.id, inboxUser)).status).toBe(200)
    expect(await mailsAbout(request)).toEqual([])
    expect((await mailsAbout(other)).length).toBeGreaterThan(0)
  })

  test('fails when its COMMIT fails, also for an inquiry that was erased before', async () => {
    const erasedAt = '2026-01-01T00:00:00.000Z'
    for (const { request, bytes } of [await makeFull(), await makeFull({ erasedAt })]) {
      failNextCommit(cms)
      expect((await erase(request.id, inboxUser)).status).toBe(500)
      expect(await row(request.id)).toContain('secret content')
      expect(existsSync(bytes)).toBe(true)
      expect((await erase(request.id, inboxUser)).status).toBe(200)
      expect(await row(request.id)).not.toContain('secret')
    }
  })

  test('is for inbox staff, and for existing inquiries only', async () => {
    const { id } = await makeRequest(cms)
    expect((await erase(id)).status).toBe(403)
    expect((await erase('1', inboxUser)).status).toBe(404)
    expect((await cms.findByID({ collection: 'requests', id })).erasedAt ?? null).toBeNull()
  })
})

describe('deleting', () => {
  const remove = (id: string, { token }: SignedIn) => rest(`requests/${id}`, { method: 'DELETE', token })

  test('is for administrators, and removes attachment and jobs', async () => {
    const { request, bytes } = await makeFull()
    expect((await remove(request.id, inboxUser)).status).toBe(403)
    expect((await remove(request.id, await signIn(cms, 'editor'))).status).toBe(403)
    expect(existsSync(bytes)).toBe(true)
    expect((await remove(request.id, administrator)).status).toBe(200)
    expect(existsSync(bytes)).toBe(false)
    expect(await tasksOf(cms, request.id)).toEqual([])
  })
})

describe('retention', () => {
  const day = 24 * 60 * 60 * 1000
  const eraseOld = () => hourlyTasks.erasedRequests?.(cms)
  const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * day).toISOString() })
  const isErased = async (id: string) =>
    Boolean((await cms.findByID({ collection: 'requests', id, depth: 0 })).erasedAt)

  test('erases after two years or the time in the settings, each inquiry once', async () => {
    const old = await makeFull(ago(731))
    const recent = await makeFull(ago(729))
    expect(await eraseOld()).toBe(1)
    expect(existsSync(old.bytes)).toBe(false)
    expect([await isErased(old.request.id), await isErased(recent.request.id)]).toEqual([true, false])
    await cms.updateGlobal({ slug: 'request-settings', data: { retentionDays: 30 } })
    expect(await eraseOld()).toBe(1)
    expect(await isErased(recent.request.id)).toBe(true)
    expect(await eraseOld()).toBe(0)
  })

  test('takes many at a time', async () => {
    await cms.db.drizzle.execute(sql`
      insert into requests (id, reference, kind, site, via, status, sender, created_at)
      select 'old' || n, 'OLD-' || n, 'contact', 'fr_FR', 'form', 'done', 'Many', now() - interval '10 years'
      from generate_series(1, 130) n`)
    expect(await eraseOld()).toBe(130)
  })

  test('continues if one inquiry cannot be erased', async () => {
    const [broken, fine] = [await makeFull(ago(4000)), await makeFull(ago(3999))]
    await cms.db.drizzle.execute(sql`
      create function refuse() returns trigger as 'begin raise exception ''not now''; end' language plpgsql`)
    await cms.db.drizzle.execute(
      sql.raw(`
      create trigger refuse before update on requests for each row when (old.id = '${broken.request.id}')
      execute function refuse()`),
    )
    try {
      await expect(eraseOld()).rejects.toThrow()
      expect([await isErased(broken.request.id), await isErased(fine.request.id)]).toEqual([false, true])
    } finally {
      await cms.db.drizzle.execute(sql`drop trigger refuse on requests; drop function refuse()`)
    }
  })
})
