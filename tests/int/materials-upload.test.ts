import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { makeCategory } from '../factories/products'
import { pdf } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
})

const stored = () => readdir(path.join(env.dataDir, 'files', 'documents')).catch(() => [] as string[])

const counts = async () => [
  (await cms.count({ collection: 'files' })).totalDocs,
  (await cms.count({ collection: 'materials' })).totalDocs,
]

const manual = { name: 'U830 Manual', kind: 'manual', language: 'en', sites: ['en_EN'] }

type Sent = { bytes?: Buffer; file?: object; material?: object; token?: string; locale?: string }

function send({ bytes = pdf, file = {}, material = manual, locale = 'en_EN', ...options }: Sent = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'U830_Manual_en.pdf', { type: 'application/pdf' }))
  form.set('_payload', JSON.stringify({ file, material }))
  return rest(`files/material?locale=${locale}`, { token, form, ...options })
}

test('a file and a draft of its material are created together (issue 5, bulk upload)', async () => {
  const { id: category } = await makeCategory(cms)
  const group = await cms.create({ collection: 'distributor-groups', data: { name: 'Nordics' } })
  const { status, body } = await send({
    file: { restricted: true, groups: [group.id] },
    material: { ...manual, category, version: '2026-03' },
  })
  expect(status).toBe(201)
  const id = String(body.id)
  const material = await cms.findByID({ collection: 'materials', id, draft: true, depth: 1 })
  expect(material).toMatchObject({
    ...manual,
    version: '2026-03',
    _status: 'draft',
    restricted: true,
    file: { originalName: 'U830_Manual_en.pdf', restricted: true, groups: [group.id] },
  })
})

test('the name is saved for the site that is being edited (issue 5, bulk upload)', async () => {
  const { body } = await send({ material: { ...manual, name: '说明书' }, locale: 'zh_CN' })
  const id = String(body.id)
  const material = await cms.findByID({ collection: 'materials', id, draft: true, locale: 'all' })
  expect(material.name).toEqual({ zh_CN: '说明书' })
})

test.each([
  ['without a kind', { material: { ...manual, kind: undefined } }],
  ['with an unknown kind', { material: { ...manual, kind: 'poem' } }],
  ['without a name', { material: { ...manual, name: '' } }],
  ['without sites', { material: { ...manual, sites: [] } }],
  ['with a category that is none', { material: { ...manual, category: '1' } }],
  ['with other bytes than a PDF', { bytes: Buffer.from('<!doctype html>') }],
])('%s nothing is saved, neither row nor bytes (issue 5, bulk upload)', async (_what, sent) => {
  const before = [await counts(), await stored()]
  const { status, body } = await send(sent)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(body)).toContain('message')
  await expect.poll(async () => [await counts(), await stored()]).toEqual(before)
})

test.each([
  ['category', { material: { ...manual, category: '1' } }],
  ['group', { file: { restricted: true, groups: ['1'] } }],
])(
  'a %s that was deleted in the meantime is named in the error (issue 5, bulk upload)',
  async (word, sent) => {
    const { status, body } = await send(sent)
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body).toLowerCase()).toContain(word)
  },
)

test('only editors upload (S1 2.9)', async () => {
  expect((await send({ token: '' })).status).toBe(403)
})

test('a request without a file is refused (issue 5, bulk upload)', async () => {
  const { status } = await rest('files/material', { token, data: { file: {}, material: manual } })
  expect(status).toBe(400)
})
