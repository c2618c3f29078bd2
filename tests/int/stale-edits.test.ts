import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { makeBanner } from '../factories/banners'
import { makeNewsType } from '../factories/news'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let mine: string
let theirs: string

beforeAll(async () => {
  cms = await testCms()
  mine = (await signIn(cms, 'editor')).token
  theirs = (await signIn(cms, 'administrator')).token
})

const published = { _status: 'published' }

async function save(token: string, path: string, data: object) {
  const { status, body } = await rest(path, { method: 'PATCH', token, data })
  return { status, doc: body.doc as { updatedAt: string; title: string }, body }
}

async function opened() {
  const { id } = await makeBanner(cms)
  const { body } = await rest(`banners/${id}?draft=true`, { token: mine })
  return { id, path: `banners/${id}`, updatedAt: String(body.updatedAt) }
}

test('the second of two editors who opened the same state is refused (platform: #15486)', async () => {
  const { id, path, updatedAt } = await opened()
  expect((await save(mine, path, { title: 'Mine', updatedAt, ...published })).status).toBe(200)
  const second = await save(theirs, path, { title: 'Theirs', updatedAt, ...published })
  expect(second.status).toBe(409)
  expect(JSON.stringify(second.body)).toContain('reload the page')
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({ title: 'Mine' })
})

test('a draft of somebody else counts as newer, too', async () => {
  const { path, updatedAt } = await opened()
  const autosave = `${path}?draft=true&autosave=true`
  expect((await save(mine, autosave, { title: 'Mine', updatedAt, _status: 'draft' })).status).toBe(200)
  expect((await save(theirs, autosave, { title: 'Theirs', updatedAt, _status: 'draft' })).status).toBe(409)
  expect((await save(theirs, path, { title: 'Theirs', updatedAt, ...published })).status).toBe(409)
})

test('one editor can save repeatedly: autosaves, a draft, a publication', async () => {
  const { path, updatedAt } = await opened()
  let last = updatedAt
  const queries = [
    '?draft=true&autosave=true',
    '?draft=true&autosave=true',
    '?draft=true',
    '',
    '?draft=true&autosave=true',
  ]
  for (const query of queries) {
    const status = query ? 'draft' : 'published'
    const saved = await save(mine, path + query, {
      title: `After ${query}`,
      updatedAt: last,
      _status: status,
    })
    expect({ query, status: saved.status }).toEqual({ query, status: 200 })
    last = saved.doc.updatedAt
  }
  const { body } = await rest(`${path}?draft=true`, { token: mine })
  expect(body.updatedAt).toBe(last)
})

test('autosaves that are sent before earlier responses are accepted', async () => {
  const { path, updatedAt } = await opened()
  for (const title of ['O', 'On', 'One']) {
    const saved = await save(mine, `${path}?draft=true&autosave=true`, { title, updatedAt, _status: 'draft' })
    expect(saved.status).toBe(200)
  }
})

test('the account that saved a document is stored by the server, and only staff can read it', async () => {
  const { path } = await opened()
  await save(mine, path, { title: 'Mine', savedBy: 'somebody', ...published })
  const { body } = await rest(path, { token: mine })
  expect(body).toHaveProperty('savedBy')
  expect(body).not.toMatchObject({ savedBy: 'somebody' })
  expect((await rest(path)).body).not.toHaveProperty('savedBy')
})

test('a save without `updatedAt` is accepted', async () => {
  const { path, updatedAt } = await opened()
  await save(mine, path, { title: 'Mine', updatedAt, ...published })
  expect((await save(theirs, path, { title: 'By a script', ...published })).status).toBe(200)
  expect((await save(theirs, path, { _status: 'draft' })).status).toBe(200)
})

test('collections without drafts are protected, too', async () => {
  const { id, updatedAt } = await makeNewsType(cms)
  expect((await save(mine, `news-types/${id}`, { name: 'Mine', updatedAt })).status).toBe(200)
  expect((await save(theirs, `news-types/${id}`, { name: 'Theirs', updatedAt })).status).toBe(409)
})

test('bulk changes are accepted', async () => {
  const { id } = await opened()
  const { status } = await save(mine, `banners?where[id][equals]=${id}`, { order: 7, ...published })
  expect(status).toBe(200)
})

test('a version that somebody else replaced can be restored (issue 4, admin)', async () => {
  const { id, path, updatedAt } = await opened()
  await save(theirs, path, { title: 'Theirs', updatedAt, ...published })
  const { docs } = await cms.findVersions({ collection: 'banners', where: { parent: { equals: id } } })
  const oldest = docs.at(-1)
  const restored = await rest(`banners/versions/${oldest?.id}`, { method: 'POST', token: mine })
  expect(restored.status).toBe(200)
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({ title: oldest?.version.title })
})
