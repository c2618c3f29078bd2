import { createHash } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findUnused } from '@/cms/library/find-unused'
import { makeNews, changeNews } from '../factories/news'
import { makeProduct } from '../factories/products'
import { makeDocument, makePicture, pdf } from '../factories/uploads'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

const unusedIn = async (slug: 'media' | 'files') => findUnused(await createLocalReq({}, cms), slug)
const picture = async () => (await makePicture(cms)).id

describe('pictures and files that nothing uses', () => {
  test('are told from those of documents, drafts, lists of pictures and formatted texts', async () => {
    const [unused, cover, draft, inList, inText] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ]
    const { id } = await makeNews(cms, { title: 'With a cover', cover })
    await changeNews(cms, id, { cover: draft }, { draft: true })
    await makeProduct(cms, { name: 'With pictures', pictures: [inList] })
    const upload = {
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: inText,
      fields: null,
      format: '',
    }
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [upload] }
    await makeNews(cms, { title: 'With a picture in its text', content: { root } as never })
    const found = await unusedIn('media')
    expect(found).toContain(unused)
    for (const used of [cover, draft, inList, inText]) expect(found).not.toContain(used)
  })

  test('are a filter of the list', async () => {
    const { id } = await makeDocument(cms, { name: 'unused.pdf' })
    const query = `where[and][0][isUnused][equals]=true&where[and][1][id][equals]=${id}`
    expect((await rest(`files?${query}`, { token: editor.token })).body.totalDocs).toBe(1)
    await makeProduct(cms, { name: 'With a file', hdPicture: id })
    expect((await rest(`files?${query}`, { token: editor.token })).body.totalDocs).toBe(0)
  })
})

test('an upload of the same bytes is found by their hash', async () => {
  const { id } = await makeDocument(cms, { name: 'same.pdf' })
  const hash = createHash('sha256').update(pdf).digest('hex')
  const { body } = await rest(`files?where[contentHash][equals]=${hash}&limit=200`, { token: editor.token })
  expect((body.docs as { id: string }[]).map((doc) => doc.id)).toContain(id)
})

test('folders are a tree, and one with pictures or folders in it cannot be deleted', async () => {
  const folder = async (name: string, parent?: string) =>
    (await cms.create({ collection: 'folders', data: { name, parent, order: 0 } })).id
  const above = await folder('Products')
  const below = await folder('Freezers', above)
  await makePicture(cms, { data: { folder: below } })
  const { body } = await rest(`folders?select[name]=true&where[id][equals]=${below}&depth=0`, {
    token: editor.token,
  })
  expect((body.docs as { name: string }[])[0]?.name).toBe('Products › Freezers')
  for (const id of [above, below]) {
    expect((await rest(`folders/${id}`, { method: 'DELETE', token: editor.token })).status).toBe(409)
  }
  const loop = await rest(`folders/${above}`, {
    method: 'PATCH',
    token: editor.token,
    data: { parent: below },
  })
  expect(loop.status).toBe(400)
  expect(JSON.stringify(loop.body)).toContain('A folder cannot be placed below itself.')
})
