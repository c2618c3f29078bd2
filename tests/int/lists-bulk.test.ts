import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { changeNews, makeNews } from '../factories/news'
import { makeCategory, makeProduct } from '../factories/products'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

/** As the admin changes the chosen rows of a list. */
function change(collection: string, ids: string[], data: object, draft = true) {
  const where = ids.map((id, index) => `where[and][0][id][in][${index}]=${id}`).join('&')
  return rest(`${collection}?${where}&locale=en_EN&draft=${draft}`, {
    method: 'PATCH',
    token: editor.token,
    data,
  })
}

const titleOf = async (id: string) => (await cms.findByID({ collection: 'news', id, locale: 'en_EN' })).title

test('chosen articles are published with their drafts, and unpublished', async () => {
  const changed = await makeNews(cms, { title: 'Old' })
  await changeNews(cms, changed.id, { title: 'New' }, { draft: true })
  const draft = await makeNews(cms, { title: 'Draft' }, { draft: true })
  const ids = [changed.id, draft.id]
  expect((await change('news', ids, { _status: 'published' })).status).toBe(200)
  expect(await Promise.all(ids.map(titleOf))).toEqual(['New', 'Draft'])
  const statuses = async () =>
    (await cms.find({ collection: 'news', where: { id: { in: ids } } })).docs.map(({ _status }) => _status)
  expect(await statuses()).toEqual(['published', 'published'])
  expect((await change('news', ids, { _status: 'draft' }, false)).status).toBe(200)
  expect(await statuses()).toEqual(['draft', 'draft'])
})

test('all articles that a search has found in another language are changed', async () => {
  const { id } = await makeNews(cms, { title: 'Manometer' })
  await changeNews(cms, id, { title: 'Jauge' }, { locale: 'fr_FR' })
  const search = 'where[and][0][or][0][title][like]=manometer&where[and][0][or][1][id][like]=manometer'
  const address = `news?${search}&locale=fr_FR`
  await rest(address, { method: 'PATCH', token: editor.token, data: { _status: 'draft' } })
  expect((await cms.findByID({ collection: 'news', id }))._status).toBe('draft')
})

test('one that cannot be published is named, and the others are', async () => {
  const { id: good } = await makeNews(cms, { title: 'Good' }, { draft: true })
  const { id: bad } = await cms.create({
    collection: 'news',
    draft: true,
    data: { title: 'Bad', type: null } as never,
  })
  const { body } = await change('news', [good, bad], { _status: 'published' })
  expect(body.errors).toEqual([expect.objectContaining({ id: bad })])
  expect((await cms.findByID({ collection: 'news', id: good }))._status).toBe('published')
})

test('chosen products are moved to another category and stay public', async () => {
  const [from, to] = [await makeCategory(cms), await makeCategory(cms)]
  const ids = [
    (await makeProduct(cms, { category: from.id })).id,
    (await makeProduct(cms, { category: from.id })).id,
  ]
  const data = { category: to.id, _status: 'published' }
  expect((await change('products', ids, data)).status).toBe(200)
  const { docs } = await cms.find({ collection: 'products', where: { id: { in: ids } }, depth: 0 })
  expect(docs.map(({ category, _status }) => [category, _status])).toEqual([
    [to.id, 'published'],
    [to.id, 'published'],
  ])
})

test('a duplicate is a draft with the texts of all sites and an id of its own', async () => {
  const { id } = await makeNews(cms, { title: 'Original', sites: ['en_EN', 'fr_FR'] })
  await changeNews(cms, id, { title: 'Traduit' }, { locale: 'fr_FR' })
  const { body } = await rest(`news/${id}/duplicate?draft=true`, {
    method: 'POST',
    token: editor.token,
    data: {},
  })
  const copy = (body.doc as { id: string }).id
  expect(copy).not.toBe(id)
  const stored = await cms.findByID({ collection: 'news', id: copy, locale: 'all', draft: true })
  expect(stored).toMatchObject({ _status: 'draft', title: { en_EN: 'Original', fr_FR: 'Traduit' } })
})
