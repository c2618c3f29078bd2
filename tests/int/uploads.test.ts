import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { captions, makeDocument, makePicture, pdf, png, upload } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
})

const folderOf = (collection: 'media' | 'files') =>
  path.join(env.dataDir, 'files', collection === 'media' ? 'pictures' : 'documents')

const stored = (collection: 'media' | 'files') => readdir(folderOf(collection)).catch(() => [] as string[])

function send(
  collection: 'media' | 'files',
  { name, type, data }: { name: string; type: string; data: Buffer },
) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  form.set('_payload', '{}')
  return rest(collection, { token, form })
}

test('a picture gets derivatives in WebP up to its own width (architecture, decision 8)', async () => {
  const picture = await makePicture(cms, { width: 1200 })
  const { w480, w960, a1440 } = picture.sizes ?? {}
  expect(picture).toMatchObject({ width: 1200, height: 600, mimeType: 'image/png' })
  expect(w480).toMatchObject({ width: 480, height: 240, mimeType: 'image/webp' })
  expect(w960).toMatchObject({ width: 960, height: 480, mimeType: 'image/webp' })
  expect(a1440?.filename).toBeFalsy()
  const bytes = await readFile(path.join(folderOf('media'), w480?.filename ?? ''))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect(await stored('media')).toEqual(
    expect.arrayContaining([picture.filename, w480?.filename, w960?.filename]),
  )
})

test.each([
  ['低温冰箱 −86 ℃.png', /^86-c-\d{19}\.png$/],
  ['产品.PNG', /^\d{19}\.png$/],
  ['Café (final)   v2.png', /^caf-?e-final-v2-\d{19}\.png$/],
  ['../../etc/passwd.png', /^passwd-\d{19}\.png$/],
  [`${'x'.repeat(300)}.png`, /^x{60}-\d{19}\.png$/],
])('%s is stored under an ASCII key', async (name, key) => {
  const picture = await makePicture(cms, { name })
  expect(picture.filename).toMatch(key)
  expect(picture.url).toBe(`/file/pictures/${picture.filename}`)
  expect(picture.originalName).toBe(path.basename(name))
})

test('uploading the same file twice creates two files', async () => {
  const [one, two] = [await makeDocument(cms), await makeDocument(cms)]
  expect(one.filename).not.toBe(two.filename)
})

test('the files of a deleted or replaced picture are deleted', async () => {
  const picture = await makePicture(cms)
  const file = upload({ name: 'new.png', mimetype: 'image/png', data: await png(700) })
  const replaced = await cms.update({ collection: 'media', id: picture.id, data: {}, file })
  expect(replaced.filename).not.toBe(picture.filename)
  expect(await stored('media')).not.toContain(picture.filename)
  expect(await stored('media')).toContain(replaced.filename)
  await cms.delete({ collection: 'media', id: picture.id })
  const left = await stored('media')
  expect(left.filter((name) => [replaced.filename, replaced.sizes?.w480?.filename].includes(name))).toEqual(
    [],
  )
})

const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const program = Buffer.from('MZ\x90\0\x03'.padEnd(200, '\0'), 'latin1')

test.each([
  ['media', 'picture.svg', 'image/svg+xml', svg],
  ['media', 'picture.png', 'image/svg+xml', svg],
  ['media', 'picture.png', 'image/png', svg],
  ['media', 'picture.png', 'image/png', page],
  ['media', 'picture.jpg', 'image/jpeg', page],
  ['media', 'picture.png', 'image/png', Buffer.from('nothing that anybody knows')],
  ['media', 'picture.png', 'image/png', Buffer.alloc(0)],
  ['media', 'page.html', 'text/html', page],
  ['media', 'page.html', 'image/png', page],
  ['media', 'manual.pdf', 'application/pdf', pdf],
  ['files', 'page.html', 'text/html', page],
  ['files', 'manual.pdf', 'application/pdf', page],
  ['files', 'manual.zip', 'application/zip', page],
  ['files', 'film.mp4', 'video/mp4', page],
  ['files', 'film.mp4', 'video/mp4', program],
  ['files', 'picture.png', 'image/png', page],
  ['files', 'setup.exe', 'application/pdf', program],
  ['files', 'captions.vtt', 'text/vtt', page],
  ['files', 'subtitles.vtt', 'text/vtt', Buffer.from('1\n00:00:00,200 --> 00:00:01,400\nSubRip')],
] as const)(
  'to %s, %s sent as %s is refused when its content is something else',
  async (collection, name, type, data) => {
    const before = await stored(collection)
    const { status } = await send(collection, { name, type, data })
    expect(status).toBe(400)
    expect(await stored(collection)).toEqual(before)
  },
)

test.each([
  ['media', 'picture.png', 'image/png', () => png()],
  [
    'media',
    'picture.webp',
    'image/webp',
    async () =>
      sharp(await png())
        .webp()
        .toBuffer(),
  ],
  [
    'media',
    'picture.avif',
    'image/avif',
    async () =>
      sharp(await png(64))
        .avif()
        .toBuffer(),
  ],
  ['files', 'manual.pdf', 'application/pdf', async () => pdf],
  ['files', 'captions.vtt', 'text/vtt', async () => captions],
  ['files', 'marked.vtt', 'text/vtt', async () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), captions])],
] as const)('to %s, %s sent as %s is accepted', async (collection, name, type, data) => {
  const { status, body } = await send(collection, { name, type, data: await data() })
  expect({ status, type: (body.doc as { mimeType?: string }).mimeType }).toEqual({ status: 201, type })
})

test('a picture with a wrong extension is stored with its real type', async () => {
  const { status, body } = await send('media', { name: 'picture.jpg', type: 'image/jpeg', data: await png() })
  if (status === 201) expect(body.doc).toMatchObject({ mimeType: 'image/png' })
  else expect(status).toBe(400)
})

test('an upload by address is not offered', async () => {
  expect((await rest('media/paste-url?src=http://127.0.0.1/', { token })).status).toBeGreaterThanOrEqual(400)
})
