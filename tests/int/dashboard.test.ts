import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findUndescribedPictures } from '@/cms/dashboard/alt-texts'
import { findChanges } from '@/cms/dashboard/changes'
import { findMostMissing } from '@/cms/dashboard/missing'
import { findMostRead } from '@/cms/dashboard/most-read'
import { findPlanned } from '@/cms/dashboard/planned'
import {
  listedCollections,
  listedGlobals,
  type ListedCollection,
  type ListedGlobal,
} from '@/cms/dashboard/tables'
import { findMissingTranslations } from '@/cms/dashboard/translations'
import { findTitles } from '@/cms/lists/titles'
import { viewCounter } from '@/server/view-counter'
import { viewCounterName } from '@/lib/view-counter-name'
import { makeTeamMember } from '../factories/company'
import { changeNews, makeNews } from '../factories/news'
import { makeCategory, makeProduct } from '../factories/products'
import { makePicture } from '../factories/uploads'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import { countStatements } from '../support/statements'

let cms: Payload
let editor: SignedIn
let collections: ListedCollection[]
let globals: ListedGlobal[]

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
  collections = listedCollections(cms)
  globals = listedGlobals(cms)
})

const site = 'en_EN'

describe('drafts and changes', () => {
  test('the drafts of an account, with the titles of the site', async () => {
    const other = await signIn(cms, 'editor')
    const draft = async (token: string, title: string) => {
      const { id } = await makeNews(cms, { title: 'Published' })
      const data = { title, _status: 'draft' }
      await rest(`news/${id}?draft=true`, { method: 'PATCH', token, data })
      return id
    }
    const [mine] = [await draft(editor.token, 'Mine'), await draft(other.token, 'Theirs')]
    const drafts = await findChanges(cms, { collections, globals, site, limit: 8, draftsOf: editor.user.id })
    expect(drafts).toMatchObject([{ collection: 'news', id: mine, title: 'Mine', isDraft: true }])
  })

  test('what was changed last comes first, of all kinds, with the name of the account', async () => {
    const { id: news } = await makeNews(cms, { title: 'One' })
    const { id: product } = await makeProduct(cms, { name: 'Two' })
    await rest(`news/${news}`, { method: 'PATCH', token: editor.token, data: { title: 'Again' } })
    const [first, second] = await findChanges(cms, { collections, globals, site, limit: 2 })
    expect(first).toMatchObject({ collection: 'news', id: news, title: 'Again', by: editor.user.name })
    expect(second).toMatchObject({ collection: 'products', id: product, title: 'Two', by: null })
  })

  test('a form that was opened and left empty is no draft of the account', async () => {
    const { status, body } = await rest('news?draft=true&locale=en_EN', {
      token: editor.token,
      data: { _status: 'draft' },
    })
    expect(status).toBe(201)
    const changes = await findChanges(cms, {
      collections,
      globals,
      site,
      limit: 50,
      draftsOf: editor.user.id,
    })
    expect(changes.map(({ id }) => id)).not.toContain((body as { doc: { id: string } }).doc.id)
  })

  test('a draft of the menus is listed with its account until it is published', async () => {
    const drafts = () =>
      findChanges(cms, { collections: [], globals, site, limit: 8, draftsOf: editor.user.id })
    const save = (status: string) =>
      rest(`globals/navigation?locale=${site}${status === 'draft' ? '&draft=true' : ''}`, {
        token: editor.token,
        data: { footerLinks: [{ label: 'Legal', address: '/en/legal' }], _status: status },
      })
    expect((await save('draft')).status).toBe(200)
    expect(await drafts()).toMatchObject([
      { collection: null, global: 'navigation', id: null, isDraft: true, by: editor.user.name },
    ])
    expect((await save('published')).status).toBe(200)
    expect(await drafts()).toEqual([])
    const [last] = await findChanges(cms, { collections, globals, site, limit: 1 })
    expect(last).toMatchObject({ global: 'navigation', isDraft: false, by: editor.user.name })
  })

  test('what is in the trash is not listed', async () => {
    const { id } = await makeNews(cms, { title: 'Discarded' })
    const data = { deletedAt: new Date().toISOString() }
    await rest(`news/${id}`, { method: 'PATCH', token: editor.token, data })
    const changes = await findChanges(cms, { collections, globals, site, limit: 50 })
    expect(changes.map((change) => change.id)).not.toContain(id)
  })
})

test('what is planned, in the order of time', async () => {
  const { id } = await makeNews(cms, { title: 'Later' })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await rest(`news/${id}/schedule`, { token: editor.token, data: { kind: 'unpublish', at } })
  const planned = await findPlanned(cms, 8)
  expect(planned).toMatchObject([{ kind: 'unpublish', at, collection: 'news', id, global: null }])
  const titles = await findTitles(cms, { site, refs: [{ collection: 'news', id }] })
  expect(titles.get(`news:${id}`)).toBe('Later')
})

test('a draft has its newest title, and that of the fallback before any other site', async () => {
  const { id } = await makeNews(cms, { title: '以前' }, { locale: 'zh_CN', draft: true })
  const refs = [{ collection: 'news', id }]
  const titleFor = async (of: string) => (await findTitles(cms, { site: of, refs })).get(`news:${id}`)
  await changeNews(cms, id, { title: '现在' }, { locale: 'zh_CN', draft: true })
  expect(await titleFor('en_US')).toBe('现在')
  await changeNews(cms, id, { title: 'Now' }, { locale: 'en_EN', draft: true })
  expect(await titleFor('en_US')).toBe('Now')
  expect(await titleFor('zh_CN')).toBe('现在')
})

test('public documents without a title on a site that should show them', async () => {
  const before = await findMissingTranslations(cms, collections, 100)
  const countOf = (gaps: typeof before, of: string) =>
    gaps.find((gap) => gap.collection === 'news' && gap.site === of)?.count ?? 0
  await makeNews(cms, { sites: ['en_EN', 'en_US', 'fr_FR'] })
  await makeNews(cms, { sites: ['fr_FR'], _status: 'draft' })
  const after = await findMissingTranslations(cms, collections, 100)
  const grown = (of: string) => countOf(after, of) - countOf(before, of)
  expect([grown('fr_FR'), grown('es_ES'), grown('en_EN'), grown('en_US')]).toEqual([1, 0, 0, 0])
})

test('names of people are no missing translations on sites that show those of their fallback', async () => {
  const before = await findMissingTranslations(cms, collections, 100)
  await makeTeamMember(cms, { name: 'Ada', sites: ['en_EN', 'fr_FR', 'zh_CN'] })
  const after = await findMissingTranslations(cms, collections, 100)
  const grown = (of: string) => {
    const [old, now] = [before, after].map((gaps) =>
      gaps.find((gap) => gap.collection === 'team-members' && gap.site === of),
    )
    return (now?.count ?? 0) - (old?.count ?? 0)
  }
  expect([grown('en_EN'), grown('fr_FR'), grown('zh_CN')]).toEqual([0, 0, 1])
})

test('pictures without an alternative text in any language', async () => {
  const { id } = await makePicture(cms)
  await makePicture(cms, { data: { alt: 'A freezer' } })
  const { total, newest } = await findUndescribedPictures(cms, 5)
  expect(newest[0]).toMatchObject({ id })
  expect(total).toBe(newest.length)
})

test('the documents that were read most', async () => {
  const { id } = await makeNews(cms)
  for (let view = 0; view < 3; view += 1) viewCounter().add(viewCounterName('news', id))
  await viewCounter().flush()
  expect((await findMostRead(cms, 5))[0]).toEqual({ collection: 'news', id, count: 3 })
})

test('each list is one statement, however many kinds there are', async () => {
  await makeCategory(cms)
  const lists = [
    () => findChanges(cms, { collections, globals, site, limit: 6, draftsOf: editor.user.id }),
    () => findChanges(cms, { collections, globals, site, limit: 6 }),
    () => findPlanned(cms, 6),
    () => findMissingTranslations(cms, collections, 6),
    () => findUndescribedPictures(cms, 6),
    () => findMostMissing(cms, 6),
    () => findMostRead(cms, 6),
    () => findTitles(cms, { site, refs: [{ collection: 'news', id: '1' }] }),
  ]
  for (const list of lists) expect(await countStatements(cms, list)).toBe(1)
})
