import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findStoredState } from '@/cms/preview/stored-state'
import { changedFields } from '@/cms/preview/changed-fields'
import type { User } from '@/payload-types'
import { changeNews, makeNews } from '../factories/news'
import { makeProduct } from '../factories/products'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'

let cms: Payload
let editor: User

beforeAll(async () => {
  cms = await testCms()
  editor = await makeUser(cms, 'editor')
})

const readerOf = (user: User | null) => ({
  payload: cms,
  user: user && { ...user, collection: 'users' as const },
})
const stateOf = (slug: string, id: string, version: string, user: User | null = editor) =>
  findStoredState(readerOf(user), { slug, id, version })
const titleOf = async (...state: Parameters<typeof stateOf>) => (await stateOf(...state))?.title

async function versionsOf(id: string): Promise<string[]> {
  const { docs } = await cms.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  return docs.map((version) => String(version.id))
}

test('the draft, the published state and each version of a document are read in all locales', async () => {
  const { id } = await makeNews(cms, { title: 'First' })
  await changeNews(cms, id, { title: 'Titre' }, { locale: 'fr_FR' })
  await changeNews(cms, id, { title: 'Later' }, { draft: true })
  expect(await titleOf('news', id, 'draft')).toEqual({ en_EN: 'Later', fr_FR: 'Titre' })
  expect(await titleOf('news', id, 'published')).toEqual({ en_EN: 'First', fr_FR: 'Titre' })
  const [first = ''] = await versionsOf(id)
  expect(await titleOf('news', id, first)).toEqual({ en_EN: 'First' })
})

test('what was never published, or is not any more, has no published state', async () => {
  const { id } = await makeNews(cms, { title: 'A draft' }, { draft: true })
  expect(await stateOf('news', id, 'published')).toBeNull()
  const { id: unpublished } = await makeNews(cms, { title: 'Was public' })
  await cms.update({ collection: 'news', id: unpublished, data: { _status: 'draft' } })
  expect(await stateOf('news', unpublished, 'published')).toBeNull()
})

test('globals have the same states', async () => {
  const heading = (label: string) => ({ statistics: [{ figure: '1', label }] })
  await cms.updateGlobal({
    slug: 'home-page',
    data: { ...heading('Public'), _status: 'published' },
    locale: 'en_EN',
  })
  await cms.updateGlobal({ slug: 'home-page', data: heading('Draft'), draft: true, locale: 'en_EN' })
  const { docs } = await cms.findGlobalVersions({ slug: 'home-page', sort: '-updatedAt' })
  const states = ['published', 'draft', String(docs[0]?.id)]
  const texts = await Promise.all(states.map((version) => stateOf('home-page', '', version)))
  expect(texts.map((state) => JSON.stringify(state?.statistics))).toEqual([
    expect.stringContaining('Public'),
    expect.stringContaining('Draft'),
    expect.stringContaining('Draft'),
  ])
})

test('a version belongs to its document, and what does not exist is not found', async () => {
  const { id } = await makeNews(cms, { title: 'One' })
  const { id: other } = await makeNews(cms, { title: 'Other' })
  const [version = ''] = await versionsOf(other)
  expect(await stateOf('news', id, version)).toBeNull()
  expect(await stateOf('news', id, '999999999')).toBeNull()
  expect(await stateOf('news', '1', 'draft')).toBeNull()
  expect(await stateOf('home-page', '', '999999999')).toBeNull()
  expect(await stateOf('none', '1', 'draft')).toBeNull()
})

test('only editors read states, and only of what has a preview', async () => {
  const { id } = await makeNews(cms, { title: 'One' })
  const [version = ''] = await versionsOf(id)
  const inbox = await makeUser(cms, 'inbox')
  for (const user of [inbox, null]) {
    for (const state of ['draft', 'published', version]) {
      expect(await stateOf('news', id, state, user), state).toBeNull()
      expect(await stateOf('home-page', '', state, user), state).toBeNull()
    }
  }
  expect(await stateOf('users', editor.id, 'draft')).toBeNull()
  expect(await stateOf('staff-settings', '', 'draft')).toBeNull()
})

test('rows keep their ids in versions, so that changes of a row are told from new rows', async () => {
  const { id } = await makeProduct(cms, { traits: [{ firstTrait: 'One' }, { firstTrait: 'Two' }] })
  const { traits } = await cms.findByID({ collection: 'products', id, locale: 'en_EN' })
  const changed = (traits ?? []).map((trait, index) =>
    index === 1 ? { ...trait, firstTrait: 'Second' } : trait,
  )
  await cms.update({ collection: 'products', id, draft: true, locale: 'en_EN', data: { traits: changed } })
  const [before, after] = [await stateOf('products', id, 'published'), await stateOf('products', id, 'draft')]
  const fields = cms.collections.products.config.flattenedFields
  expect(changedFields({ fields, before: before ?? {}, after: after ?? {}, site: 'fr_FR' })).toEqual([
    { path: 'traits.1.firstTrait', kind: 'changed', before: 'Two', after: 'Second' },
  ])
})
