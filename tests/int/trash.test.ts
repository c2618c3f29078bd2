import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findListedDocuments } from '@/features/feeds/queries'
import { findNews } from '@/features/news/queries'
import { makeNews } from '../factories/news'
import { makeCategory, makeProduct } from '../factories/products'
import { makePicture } from '../factories/uploads'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen } from '../support/notifications'
import { rest } from '../support/rest'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

/** As the admin moves a document to the trash. */
const trash = (path: string, { token = editor.token, query = '' } = {}) =>
  rest(`${path}${query}`, { method: 'PATCH', token, data: { deletedAt: new Date().toISOString() } })

/** As the admin restores one. */
function restore(collection: string, { id, status }: { id: string; status: 'draft' | 'published' }) {
  const where = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  const data = { deletedAt: null, _status: status }
  return rest(`${collection}?${where}`, { method: 'PATCH', token: editor.token, data })
}

async function searchRowsOf(id: string): Promise<number> {
  const { rows } = await cms.db.drizzle.execute(sql`select from search_rows where document = ${id}`)
  return rows.length
}

const isListed = async (id: string) => (await findListedDocuments()).some((one) => one.id === id)

test('everything with drafts has a trash, and nothing else', () => {
  const withTrash = cms.config.collections.filter((collection) => collection.trash).map(({ slug }) => slug)
  const withDrafts = cms.config.collections
    .filter(({ versions }) => Boolean(versions?.drafts))
    .map(({ slug }) => slug)
  expect(withTrash.length).toBeGreaterThan(15)
  expect(withTrash).toEqual(withDrafts)
})

describe('a document in the trash', () => {
  test('is not public, not in the search, in no picker, and keeps its id and texts', async () => {
    const { id } = await makeNews(cms, { title: 'Discarded', sites: ['en_EN', 'fr_FR'] })
    expect(await searchRowsOf(id)).toBeGreaterThan(0)
    const notifications = await listen(await testDatabase())
    const sent = await notifications.during(async () => expect((await trash(`news/${id}`)).status).toBe(200))
    await notifications.stop()
    expect(sent.flat()).toEqual(expect.arrayContaining(['news:list@en_EN', 'news:list@fr_FR']))
    expect(await findNews('en_EN', id)).toBeNull()
    expect(await isListed(id)).toBe(false)
    expect(await searchRowsOf(id)).toBe(0)
    expect((await rest(`f/news/queryById?id=${id}`)).body.code).not.toBe(200)
    const picker = await rest(`news?where[id][equals]=${id}&draft=true`, { token: editor.token })
    expect(picker.body.totalDocs).toBe(0)
    const kept = await rest(`news/${id}?trash=true&draft=true`, { token: editor.token })
    expect(kept.body).toMatchObject({ id, title: 'Discarded' })
  })

  test('leaves the site also if a program asks for a draft', async () => {
    const { id } = await makeNews(cms)
    await trash(`news/${id}`, { query: '?draft=true' })
    expect(await findNews('en_EN', id)).toBeNull()
  })

  test('is restored as a draft, or published', async () => {
    const { id } = await makeNews(cms, { title: 'Back again' })
    await trash(`news/${id}`)
    expect((await restore('news', { id, status: 'draft' })).status).toBe(200)
    expect(await findNews('en_EN', id)).toBeNull()
    expect(await cms.findByID({ collection: 'news', id, draft: true })).toMatchObject({ title: 'Back again' })
    await trash(`news/${id}`)
    expect((await restore('news', { id, status: 'published' })).status).toBe(200)
    expect(await findNews('en_EN', id)).toMatchObject({ title: 'Back again' })
    expect(await searchRowsOf(id)).toBeGreaterThan(0)
  })

  test('is published at no time', async () => {
    const { id } = await makeNews(cms, { publishTime: new Date(Date.now() + 3_600_000).toISOString() })
    await trash(`news/${id}`)
    const { rows } = await cms.db.drizzle.execute(
      sql`select from payload_jobs where input->>'document' = ${id}`,
    )
    expect(rows).toHaveLength(0)
  })

  test('has no links to its draft', async () => {
    const { id } = await makeNews(cms, { sites: ['en_EN'] })
    const data = { collection: 'news', id, sites: ['en_EN'], days: 7 }
    expect((await rest('shared-previews', { token: editor.token, data })).status).toBe(200)
    await trash(`news/${id}`)
    const { rows } = await cms.db.drizzle.execute(sql`select from preview_links where document = ${id}`)
    expect(rows).toHaveLength(0)
  })

  test('is deleted for good from the trash', async () => {
    const { id } = await makeNews(cms)
    await trash(`news/${id}`)
    const removed = await rest(`news/${id}?trash=true`, { method: 'DELETE', token: editor.token })
    expect(removed.status).toBe(200)
    expect((await rest(`news/${id}?trash=true`, { token: editor.token })).status).toBe(404)
  })

  test('is not in the table of products', async () => {
    const { id } = await makeProduct(cms, { name: 'In no table' })
    await trash(`products/${id}`)
    const { body } = await rest('products/export', { token: editor.token })
    expect(String(body.text)).not.toContain(id)
  })
})

describe('what is used', () => {
  test('does not go to the trash, and the message says where', async () => {
    const product = await makeProduct(cms, { name: 'Needed' })
    const user = await makeProduct(cms, { name: 'Needing', recommendations: [product.id] })
    const refused = await trash(`products/${product.id}`)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('Needing')
    await trash(`products/${user.id}`)
    expect((await trash(`products/${product.id}`)).status).toBe(200)
  })

  test('by a document in the trash is not deleted, since that may be restored', async () => {
    const picture = await makePicture(cms)
    const { id } = await makeNews(cms, { title: 'With a picture', cover: picture.id })
    await trash(`news/${id}`)
    const remove = () => rest(`media/${picture.id}`, { method: 'DELETE', token: editor.token })
    const refused = await remove()
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('“With a picture” in the trash')
    await rest(`news/${id}?trash=true`, { method: 'DELETE', token: editor.token })
    expect((await remove()).status).toBe(200)
  })

  test('by a document in the trash is listed with the place where it is', async () => {
    const picture = await makePicture(cms)
    const { id } = await makeNews(cms, { cover: picture.id })
    await trash(`news/${id}`)
    const { body } = await rest(`media/${picture.id}/uses`, { token: editor.token })
    expect(body.uses).toMatchObject([{ collection: 'news', id, isInTrash: true }])
  })
})

describe('who may use the trash', () => {
  test.each([
    ['nobody', 403],
    ['inbox', 403],
    ['editor', 200],
    ['administrator', 200],
  ] as const)('%s: %i', async (role, status) => {
    const { id } = await makeNews(cms)
    const token = role === 'nobody' ? '' : (await signIn(cms, role)).token
    expect((await trash(`news/${id}`, { token })).status).toBe(status)
  })
})

test('the order of a category has nothing from the trash', async () => {
  const category = await makeCategory(cms)
  const { id } = await makeProduct(cms, { category: category.id })
  const kept = await makeProduct(cms, { category: category.id })
  await trash(`products/${id}`)
  const { body } = await rest(`product-categories/${category.id}/product-order`, { token: editor.token })
  expect((body.rows as { id: string }[]).map((row) => row.id)).toEqual([kept.id])
})
