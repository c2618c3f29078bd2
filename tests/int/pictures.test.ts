import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { env } from '@/server/env'
import { findMedia } from '@/server/media'
import { changeNews, makeNews } from '../factories/news'
import { makeProduct } from '../factories/products'
import { makeDocument, makePicture, pdf, png, upload } from '../factories/uploads'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

const change = (id: string, data: Partial<Media> & { _changedFrom?: object }, query = '') =>
  rest(`media/${id}${query}`, { method: 'PATCH', token: editor.token, data })
const bytesOf = (name: string) => readFile(path.join(env.dataDir, 'files', 'pictures', name))
const itemOf = async (id: string) => (await findMedia('en_EN', [id])).get(id)

describe('the focal point', () => {
  test('is saved without a new file, and reaches pages as a position', async () => {
    const { id, filename } = await makePicture(cms)
    expect(Object.keys((await itemOf(id)) ?? {})).not.toContain('position')
    const { status } = await change(id, { focalX: 30, focalY: 70 })
    expect(status).toBe(200)
    expect(await cms.findByID({ collection: 'media', id })).toMatchObject({
      focalX: 30,
      focalY: 70,
      filename,
    })
    expect((await itemOf(id))?.position).toBe('30% 70%')
    await change(id, { focalX: null, focalY: null })
    expect(Object.keys((await itemOf(id)) ?? {})).not.toContain('position')
  })

  test('is within the picture', async () => {
    const { id } = await makePicture(cms)
    expect((await change(id, { focalX: 101, focalY: 0 })).status).toBe(400)
  })

  test('can be chosen with the upload, also in the corner', async () => {
    const chosen = await makePicture(cms, { data: { focalX: 0, focalY: 25 } })
    expect(chosen).toMatchObject({ focalX: 0, focalY: 25 })
    expect(await makePicture(cms)).toMatchObject({ focalX: null, focalY: null })
  })

  test('of a replaced picture is not that of the new one', async () => {
    const { id } = await makePicture(cms, { data: { focalX: 10, focalY: 10 } })
    const file = upload({ name: 'new.png', mimetype: 'image/png', data: await png(700) })
    const replaced = await cms.update({ collection: 'media', id, data: {}, file })
    expect(replaced).toMatchObject({ focalX: null, focalY: null })
  })
})

/** A photo of 400 by 200 pixels whose camera was turned to the right. */
async function sendTurnedPhoto(query = '') {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  form.set('_payload', '{}')
  return rest(`media${query}`, { token: editor.token, form })
}

test('a photo has the width and height that people see, after the orientation of the camera', async () => {
  const { status, body } = await sendTurnedPhoto()
  expect(status).toBe(201)
  expect(body.doc).toMatchObject({ width: 200, height: 400 })
})

describe('cropping', () => {
  const upperRight =
    '?uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50' +
    '&uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50'

  test('replaces a stored picture by its part, with new derivatives and a new address', async () => {
    const picture = await makePicture(cms, { width: 1200, data: { focalX: 75, focalY: 25 } })
    const { status } = await change(picture.id, { focalX: 75, focalY: 25 }, upperRight)
    expect(status).toBe(200)
    const cropped = await cms.findByID({ collection: 'media', id: picture.id })
    expect(cropped).toMatchObject({ width: 600, height: 300, focalX: 50, focalY: 50 })
    expect(cropped.filename).not.toBe(picture.filename)
    expect(cropped.contentHash).not.toBe(picture.contentHash)
    expect(cropped.originalName).toBe(picture.originalName)
    expect(await sharp(await bytesOf(cropped.filename ?? '')).metadata()).toMatchObject({
      format: 'png',
      width: 600,
    })
    expect(cropped.sizes?.w480).toMatchObject({ width: 480, height: 240 })
    expect(cropped.sizes?.w960?.filename).toBeFalsy()
    const stored = await readdir(path.join(env.dataDir, 'files', 'pictures'))
    expect(stored).not.toContain(picture.filename)
    expect(stored).not.toContain(picture.sizes?.w480?.filename)
  })

  test('happens in the save of a form, which reads the picture first', async () => {
    const { id } = await makePicture(cms, { width: 1200 })
    const { status } = await change(id, { _changedFrom: {} }, upperRight)
    expect(status).toBe(200)
    expect(await cms.findByID({ collection: 'media', id })).toMatchObject({ width: 600, height: 300 })
  })

  test('happens to an upload as people see it, after the orientation of the camera', async () => {
    const { status, body } = await sendTurnedPhoto(upperRight)
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ width: 100, height: 200, mimeType: 'image/jpeg' })
  })

  test('of everything changes nothing', async () => {
    const { id, filename } = await makePicture(cms)
    const whole = upperRight.replaceAll('=50', '=100').replace('[x]=100', '[x]=0')
    await change(id, {}, whole)
    expect((await cms.findByID({ collection: 'media', id })).filename).toBe(filename)
  })

  test('is for editors only', async () => {
    const { id, filename } = await makePicture(cms)
    const { status } = await rest(`media/${id}${upperRight}`, { method: 'PATCH', data: {} })
    expect(status).toBe(403)
    expect((await cms.findByID({ collection: 'media', id })).filename).toBe(filename)
  })
})

describe('the search of the list', () => {
  const search = async (collection: 'media' | 'files', text: string, token = editor.token) => {
    const fields = collection === 'media' ? ['originalName', 'alt', 'filename', 'id'] : ['originalName', 'id']
    const query = new URLSearchParams(
      fields.map((field, index) => [`where[or][${index}][${field}][like]`, text]),
    )
    const { body } = await rest(`${collection}?${query}&limit=100&depth=0`, { token })
    return ((body.docs ?? []) as { id: string }[]).map(({ id }) => id)
  }
  const picture = async () => (await makePicture(cms)).id

  test('finds pictures by the names of documents that show them, also drafts, rows and other languages', async () => {
    const [cover, draft, inList, other] = [await picture(), await picture(), await picture(), await picture()]
    const { id } = await makeNews(cms, { title: 'Zirbeltanne opened', cover })
    await changeNews(cms, id, { cover: draft }, { draft: true })
    await makeProduct(cms, { name: 'Zirbeltanne 500', pictures: [inList] })
    await makeNews(cms, { title: 'Another thing', cover: other })
    const found = await search('media', 'zirbeltanne')
    expect(found.toSorted()).toEqual([cover, draft, inList].toSorted())
    await cms.update({ collection: 'news', id, locale: 'es_ES', data: { title: 'Abetera abierta' } })
    expect(await search('media', 'abetera')).toContain(draft)
  })

  test('finds pictures by their names and alternative texts as before', async () => {
    const { id } = await makePicture(cms, { name: 'Quittenbaum.png', data: { alt: 'Mispelstrauch' } })
    expect(await search('media', 'quittenbaum')).toEqual([id])
    expect(await search('media', 'mispel')).toEqual([id])
  })

  test('finds files by the names of materials and products', async () => {
    const { id } = await makeDocument(cms, { name: 'brochure.pdf' })
    await makeProduct(cms, { name: 'Eibenholz 300', hdPicture: id })
    expect(await search('files', 'eibenholz')).toEqual([id])
  })

  test('tells nothing to accounts that may not read content', async () => {
    const inbox = await signIn(cms, 'inbox')
    const shown = await picture()
    await makeNews(cms, { title: 'Haselstrauch', cover: shown })
    expect(await search('media', 'haselstrauch')).toEqual([shown])
    expect(await search('media', 'haselstrauch', inbox.token)).toEqual([])
  })
})

describe('a refused upload is explained in the language of the account', () => {
  const send = async (
    collection: 'media' | 'files',
    { name, type, data }: { name: string; type: string; data: Buffer },
    language = 'zh',
  ) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(data)], name, { type }))
    form.set('_payload', '{}')
    const { status, body } = await rest(collection, {
      token: editor.token,
      form,
      headers: { 'accept-language': language },
    })
    const [error] = body.errors as { message: string; data?: { errors?: { path: string }[] } }[]
    return { status, message: error?.message, path: error?.data?.errors?.[0]?.path }
  }

  test('a type that is no picture', async () => {
    expect(await send('media', { name: '手册.pdf', type: 'application/pdf', data: pdf })).toEqual({
      status: 400,
      message: '“手册.pdf”不是可用的图片，请上传 JPEG、PNG、WebP、AVIF 或 GIF。',
      path: 'file',
    })
  })

  test('a damaged picture', async () => {
    const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b4f8a' } })
      .jpeg()
      .toBuffer()
    const damaged = whole.subarray(0, Math.floor(whole.length / 2))
    expect(await send('media', { name: 'photo.jpg', type: 'image/jpeg', data: damaged }, 'fr')).toEqual({
      status: 400,
      message:
        '«\u00a0photo.jpg\u00a0» est endommagée et ne s’ouvre pas comme image. Exportez-la de nouveau.',
      path: 'file',
    })
  })

  test('a file of another type or with another content', async () => {
    const program = Buffer.from('MZ\x90\0\x03'.padEnd(200, '\0'), 'latin1')
    const setup = { name: 'setup.exe', type: 'application/x-msdownload', data: program }
    expect((await send('files', setup, 'es')).message).toBe('Aquí no se pueden subir archivos de este tipo.')
    const broken = { name: 'manual.pdf', type: 'application/pdf', data: Buffer.from('%PDF-1.4\nnothing') }
    expect((await send('files', broken)).message).toBe('文件已损坏：内容与类型不符，请重新导出。')
  })
})
