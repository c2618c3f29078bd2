import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findHistory } from '@/cms/versions/history'
import { siteIds } from '@/i18n/locales'
import { makeBanner } from '../factories/banners'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let ana: SignedIn
let ben: SignedIn

beforeAll(async () => {
  cms = await testCms()
  ana = await signIn(cms, 'editor')
  ben = await signIn(cms, 'administrator')
})

async function historyOf(slug: string, id: string) {
  const req = await createLocalReq({ user: { ...ana.user, collection: 'users' } }, cms)
  const config = id
    ? cms.collections[slug as 'banners'].config
    : cms.config.globals.find((one) => one.slug === slug)
  if (!config) throw new Error(`There is no ${slug}.`)
  return findHistory(req, { config, id })
}

test('versions name who saved them, which sites they change, and the one that is public (issue 20)', async () => {
  const { id } = await makeBanner(cms, { title: 'First' })
  const save = ({ token }: SignedIn, query: string, data: object) =>
    rest(`banners/${id}?${query}`, { method: 'PATCH', token, data })
  await save(ana, 'locale=es_ES&draft=true', { title: 'Primero', _status: 'draft' })
  await save(ben, 'locale=es_ES&publishSpecificLocale=es_ES', { _status: 'published' })
  await save(ana, 'locale=en_EN&draft=true', { order: 5, _status: 'draft' })
  expect(await historyOf('banners', id)).toMatchObject([
    { author: ana.user.name, sites: siteIds, state: 'draft' },
    { author: ben.user.name, sites: [], state: 'public' },
    { author: ana.user.name, sites: ['es_ES'], state: 'draft' },
    { author: '', sites: null, state: 'published' },
  ])
  await save(ana, '', { _status: 'draft' })
  expect((await historyOf('banners', id)).map(({ state }) => state)).not.toContain('public')
})

test('versions of globals name who saved them, and without drafts the newest is public', async () => {
  for (const { token } of [ana, ben]) {
    const saved = await rest('globals/navigation?locale=en_EN', { method: 'POST', token, data: {} })
    expect(saved.status).toBe(200)
  }
  const [newest, earlier] = await historyOf('navigation', '')
  expect(newest).toMatchObject({ author: ben.user.name, state: 'public' })
  expect(earlier).toMatchObject({ author: ana.user.name, state: 'published' })
})

test('who may not read a document cannot list its versions', async () => {
  const { id } = await makeBanner(cms)
  const inbox = await signIn(cms, 'inbox')
  const req = await createLocalReq({ user: { ...inbox.user, collection: 'users' } }, cms)
  await expect(findHistory(req, { config: cms.collections.banners.config, id })).rejects.toMatchObject({
    status: 403,
  })
})
