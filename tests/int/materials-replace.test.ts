import { existsSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { makeMaterial } from '../factories/materials'
import { mp4, makeDocument, makePicture, pdf, png, upload } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen } from '../support/notifications'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
})

const newEdition = (name = 'manual-2.pdf') => upload({ name, mimetype: 'application/pdf', data: pdf })

const isStored = (key: string | null | undefined, folder = 'documents') =>
  existsSync(path.join(env.dataDir, 'files', folder, key ?? ''))

test('a replaced file keeps its id and records its former keys (issue 5; decision 23)', async () => {
  const first = await makeDocument(cms)
  const update = (name: string) =>
    cms.update({ collection: 'files', id: first.id, data: {}, file: newEdition(name) })
  const second = await update('second.pdf')
  const third = await update('third.pdf')
  expect(third).toMatchObject({
    id: first.id,
    originalName: 'third.pdf',
    formerKeys: [first.filename, second.filename],
  })
  expect([first, second, third].map(({ filename }) => isStored(filename))).toEqual([false, false, true])
})

test('clients cannot write the former keys of a file (decision 23)', async () => {
  const { id, filename } = await makeDocument(cms, { data: { formerKeys: ['invented.pdf'] } })
  expect((await cms.findByID({ collection: 'files', id })).formerKeys).toEqual([])
  await cms.update({ collection: 'files', id, data: {}, file: newEdition() })
  const { body } = await rest(`files/${id}`, { method: 'PATCH', token, data: { formerKeys: [] } })
  expect(body.doc).toMatchObject({ formerKeys: [filename] })
})

test('a PDF cannot be replaced by a video, and the message names both (issue 5)', async () => {
  const { id, filename } = await makeDocument(cms)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(mp4)], 'film.mp4', { type: 'video/mp4' }))
  form.set('_payload', '{}')
  const { status, body } = await rest(`files/${id}`, { method: 'PATCH', token, form })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('“manual.pdf” is a PDF and “film.mp4” is a video')
  expect(await cms.findByID({ collection: 'files', id })).toMatchObject({ filename, formerKeys: [] })
  expect(isStored(filename)).toBe(true)
})

test('a picture can be replaced by one of another format (issue 5)', async () => {
  const picture = (name: string, data: Buffer) => upload({ name, mimetype: 'image/png', data })
  const { id } = await cms.create({ collection: 'files', data: {}, file: picture('a.png', await png()) })
  const file = upload({
    name: 'b.webp',
    mimetype: 'image/webp',
    data: await sharp(await png())
      .webp()
      .toBuffer(),
  })
  await expect(cms.update({ collection: 'files', id, data: {}, file })).resolves.toMatchObject({
    mimeType: 'image/webp',
  })
})

test('cached reads of a file are invalidated when it is replaced (architecture, a save)', async () => {
  const { id } = await makeDocument(cms)
  await makeMaterial(cms, { file: id })
  const notifications = await listen(env.DATABASE_URL)
  const tags = await notifications.during(() =>
    cms.update({ collection: 'files', id, data: {}, file: newEdition() }),
  )
  await notifications.stop()
  expect(tags.flat()).toEqual(expect.arrayContaining([`files:${id}`, `files:${id}@fr_FR`]))
})

test('a rolled-back replacement keeps the old bytes and removes the new ones', async () => {
  const { id, filename } = await makeDocument(cms)
  const req = await createLocalReq({}, cms)
  await initTransaction(req)
  const { filename: fresh } = await cms.update({
    collection: 'files',
    id,
    data: {},
    file: newEdition(),
    req,
  })
  expect([isStored(filename), isStored(fresh)]).toEqual([true, true])
  await killTransaction(req)
  await expect.poll(() => isStored(fresh)).toBe(false)
  expect(isStored(filename)).toBe(true)
  expect(await cms.findByID({ collection: 'files', id })).toMatchObject({ filename, formerKeys: [] })
})

test('a rolled-back deletion keeps the bytes and derivatives of a picture', async () => {
  const { id, filename, sizes } = await makePicture(cms)
  const req = await createLocalReq({}, cms)
  await initTransaction(req)
  await cms.delete({ collection: 'media', id, req })
  await killTransaction(req)
  expect(isStored(filename, 'pictures') && isStored(sizes?.w480?.filename, 'pictures')).toBe(true)
  await cms.delete({ collection: 'media', id })
  expect(isStored(filename, 'pictures') || isStored(sizes?.w480?.filename, 'pictures')).toBe(false)
})
