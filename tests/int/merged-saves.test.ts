import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { makeBanner } from '../factories/banners'
import { makeNewsType } from '../factories/news'
import { makeParameter, makeProduct } from '../factories/products'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

type Doc = Record<string, unknown>
type Form = { path: string; site: SiteId; doc: Doc }

let cms: Payload
let ana: SignedIn
let ben: SignedIn

beforeAll(async () => {
  cms = await testCms()
  ana = await signIn(cms, 'editor')
  ben = await signIn(cms, 'administrator')
})

const query = (site: SiteId) => `locale=${site}&fallback-locale=null&depth=0`

/** Opens a document as its form does. */
async function open({ token }: SignedIn, path: string, site: SiteId = 'en_EN'): Promise<Form> {
  const { body } = await rest(`${path}?draft=true&${query(site)}`, { token })
  return { path, site, doc: body }
}

type Kind = 'autosave' | 'draft' | 'publish'
const kinds: Record<Kind, string> = {
  autosave: 'draft=true&autosave=true&',
  draft: 'draft=true&',
  publish: '',
}

/** Saves a form as the admin does: all of its fields, and the values that it has changed some of them from. */
async function save({ token }: SignedIn, form: Form, changes: Doc, kind: Kind = 'autosave') {
  const { path, site, doc } = form
  const base = Object.fromEntries(Object.keys(changes).map((name) => [name, doc[name] ?? null]))
  const data = {
    ...doc,
    ...changes,
    _status: kind === 'publish' ? 'published' : 'draft',
    _changedFrom: base,
  }
  const method = path.startsWith('globals/') ? 'POST' : 'PATCH'
  const { status, body, headers } = await rest(`${path}?${kinds[kind]}${query(site)}`, {
    method,
    token,
    data,
  })
  const saved = (body.doc ?? body.result) as Doc
  return { status, body, saved, merged: headers.get('x-merged-fields') }
}

async function conflictOf(response: { status: number; body: Doc }): Promise<Doc> {
  expect(response.status).toBe(409)
  const [error] = response.body.errors as { message: string; data: Doc }[]
  return { ...error?.data, message: error?.message }
}

async function bannerPath(): Promise<string> {
  const { id } = await makeBanner(cms, { title: 'Old title', brief: 'Old brief' })
  return `banners/${id}`
}

async function stored(path: string, site: SiteId = 'en_EN'): Promise<Doc> {
  return (await open(ana, path, site)).doc
}

test.each<[Kind, Kind]>([
  ['autosave', 'autosave'],
  ['draft', 'autosave'],
  ['autosave', 'publish'],
  ['publish', 'publish'],
])('two people who change different fields can both save: %s, then %s (issue 20)', async (first, second) => {
  const path = await bannerPath()
  const [one, other] = [await open(ana, path), await open(ben, path)]
  expect(await save(ana, one, { title: "Ana's title" }, first)).toMatchObject({ status: 200, merged: '' })
  const response = await save(ben, other, { brief: "Ben's brief" }, second)
  expect(response).toMatchObject({ status: 200, merged: 'title' })
  // The response has both, so that the form can take over what the other has changed.
  expect(response.saved).toMatchObject({ title: "Ana's title", brief: "Ben's brief" })
  expect(await stored(path)).toMatchObject({ title: "Ana's title", brief: "Ben's brief" })
})

test('two people who write for different sites can both save, also the same field', async () => {
  const path = await bannerPath()
  const [spanish, chinese] = [await open(ana, path, 'es_ES'), await open(ben, path, 'zh_CN')]
  expect((await save(ana, spanish, { title: 'Título' })).status).toBe(200)
  expect((await save(ben, chinese, { title: '标题' }, 'publish')).status).toBe(200)
  expect((await stored(path, 'es_ES')).title).toBe('Título')
  expect((await stored(path, 'zh_CN')).title).toBe('标题')
  expect((await stored(path)).title).toBe('Old title')
})

test('a form that publishes one site gets its own texts back, not those of the fallback', async () => {
  const path = await bannerPath()
  const { doc } = await open(ana, path, 'en_UK')
  const data = { ...doc, title: 'Fridges', _status: 'published', _changedFrom: { title: null } }
  // As Payload's button sends it: without a choice of the fallback.
  const { status, body } = await rest(`${path}?depth=0&locale=en_UK&publishSpecificLocale=en_UK`, {
    method: 'PATCH',
    token: ana.token,
    data,
  })
  expect(status).toBe(200)
  expect(body.doc).toMatchObject({ title: 'Fridges', brief: null })
})

test('on the same field of the same site the second person gets both versions, and nothing is overwritten', async () => {
  const path = await bannerPath()
  const [one, other] = [await open(ana, path), await open(ben, path)]
  await save(ana, one, { title: "Ana's title", actionLabel: 'More' })
  const changes = { title: "Ben's title", brief: "Ben's brief" }
  for (const kind of ['autosave', 'draft', 'publish'] as const) {
    const conflict = await conflictOf(await save(ben, other, changes, kind))
    expect(conflict).toMatchObject({
      conflicts: [{ path: 'title', mine: "Ben's title", theirs: "Ana's title" }],
      stored: { title: "Ana's title" },
      savedBy: ana.user.name,
    })
    expect(conflict.message).toContain(String(ana.user.name))
    expect(conflict.savedAt).toBe((await stored(path)).updatedAt)
    expect(await stored(path)).toMatchObject({ title: "Ana's title", brief: 'Old brief' })
  }
})

test('after a choice the save is accepted: its base is now the other version', async () => {
  const path = await bannerPath()
  const [one, other] = [await open(ana, path), await open(ben, path)]
  await save(ana, one, { title: "Ana's title", actionLabel: 'More' })
  const chosen = { ...other, doc: { ...other.doc, title: "Ana's title" } }
  expect((await save(ben, chosen, { title: "Ben's title" })).status).toBe(200)
  expect(await stored(path)).toMatchObject({ title: "Ben's title", actionLabel: 'More' })
})

test('the same change by both is no conflict', async () => {
  const path = await bannerPath()
  const [one, other] = [await open(ana, path), await open(ben, path)]
  await save(ana, one, { title: 'Agreed' })
  expect((await save(ben, other, { title: 'Agreed' })).status).toBe(200)
})

test('a form that is very old can save what nobody else has changed', async () => {
  const path = await bannerPath()
  const old = await open(ana, path)
  for (const title of ['First', 'Second', 'Third']) {
    await save(ben, await open(ben, path), { title }, title === 'Second' ? 'publish' : 'autosave')
  }
  expect((await save(ana, old, { brief: 'At last' })).status).toBe(200)
  expect(await stored(path)).toMatchObject({ title: 'Third', brief: 'At last' })
  await conflictOf(await save(ana, old, { title: 'Too late' }))
})

test('a publication keeps the drafts that others have saved, and drafts continue on top of it', async () => {
  const path = await bannerPath()
  const [typing, publishing] = [await open(ana, path), await open(ben, path)]
  const first = await save(ana, typing, { title: 'Half a' })
  expect((await save(ben, publishing, { brief: 'Public' }, 'publish')).status).toBe(200)
  const next = { ...typing, doc: first.saved }
  expect((await save(ana, next, { title: 'Half a title' })).status).toBe(200)
  expect(await stored(path)).toMatchObject({ title: 'Half a title', brief: 'Public', _status: 'draft' })
  const id = path.split('/')[1] ?? ''
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({
    title: 'Half a',
    brief: 'Public',
  })
})

test('saves at the same moment lose nothing', async () => {
  const path = await bannerPath()
  const form = await open(ana, path)
  const changes = [{ title: 'T' }, { brief: 'B' }, { actionLabel: 'A' }, { figureUnit: '°C' }]
  const responses = await Promise.all(
    changes.map((change, index) =>
      save(index % 2 ? ana : ben, form, change, index < 2 ? 'draft' : 'publish'),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await stored(path)).toMatchObject(Object.assign({}, ...changes))
})

test('of two saves of one field at the same moment one is refused', async () => {
  const path = await bannerPath()
  const form = await open(ana, path)
  const responses = await Promise.all([
    save(ana, form, { title: "Ana's" }, 'draft'),
    save(ben, form, { title: "Ben's" }, 'draft'),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('another window of the same account is protected like another person', async () => {
  const path = await bannerPath()
  const [one, other] = [await open(ana, path), await open(ana, path)]
  await save(ana, one, { title: 'In one window' })
  const conflict = await conflictOf(await save(ana, other, { title: 'In the other' }))
  expect(conflict).toMatchObject({ savedBy: '' })
  expect(conflict.message).toContain('another window')
})

describe('rows', () => {
  async function productWithRows() {
    const parameters = [await makeParameter(cms), await makeParameter(cms), await makeParameter(cms)]
    const rows = parameters.map(({ id }, index) => ({ parameter: id, value: index }))
    const { id } = await makeProduct(cms, { parameters: rows } as object)
    return { path: `products/${id}`, another: (await makeParameter(cms)).id }
  }
  const rowsOf = ({ doc }: Form) => doc.parameters as Doc[]
  const withValue = (form: Form, index: number, value: number) =>
    rowsOf(form).map((row, at) => (at === index ? { ...row, value } : row))
  const valuesOf = async (path: string) =>
    ((await stored(path)).parameters as Doc[]).map(({ value }) => value)

  test('different rows can be changed by two people, and one can add a row meanwhile', async () => {
    const { path, another } = await productWithRows()
    const [one, other] = [await open(ana, path), await open(ben, path)]
    const added = [...withValue(one, 0, 10), { id: 'a0b1c2d3e4f5a6b7c8d9e0f1', parameter: another, value: 7 }]
    expect((await save(ana, one, { parameters: added })).status).toBe(200)
    const second = await save(ben, other, { parameters: withValue(other, 2, 30) })
    expect(second).toMatchObject({ status: 200, merged: 'parameters' })
    expect(await valuesOf(path)).toEqual([10, 1, 30, 7])
  })

  test('the same field of a row is a conflict of that field only', async () => {
    const { path } = await productWithRows()
    const [one, other] = [await open(ana, path), await open(ben, path)]
    await save(ana, one, { parameters: withValue(one, 1, 11) })
    const conflict = await conflictOf(await save(ben, other, { parameters: withValue(other, 1, 12) }))
    expect(conflict.conflicts).toEqual([{ path: 'parameters.1.value', mine: 12, theirs: 11 }])
    expect(await valuesOf(path)).toEqual([0, 11, 2])
  })

  test('a row that one removes and the other changes is a conflict of the list', async () => {
    const { path } = await productWithRows()
    const [one, other] = [await open(ana, path), await open(ben, path)]
    await save(ana, one, { parameters: rowsOf(one).slice(1) })
    const conflict = await conflictOf(await save(ben, other, { parameters: withValue(other, 0, 5) }))
    expect(conflict.conflicts).toMatchObject([{ path: 'parameters' }])
    expect(await valuesOf(path)).toEqual([1, 2])
  })

  test('the texts of rows on other sites are kept', async () => {
    const { path } = await productWithRows()
    const [spanish, chinese] = [await open(ana, path, 'es_ES'), await open(ben, path, 'zh_CN')]
    const textOn = (form: Form, text: string) =>
      rowsOf(form).map((row, at) => (at === 0 ? { ...row, text } : row))
    expect((await save(ana, spanish, { parameters: textOn(spanish, 'seco') })).status).toBe(200)
    expect((await save(ben, chinese, { parameters: textOn(chinese, '干') })).status).toBe(200)
    expect(((await stored(path, 'es_ES')).parameters as Doc[])[0]?.text).toBe('seco')
    expect(((await stored(path, 'zh_CN')).parameters as Doc[])[0]?.text).toBe('干')
  })
})

test('collections without drafts are merged, too', async () => {
  const { id } = await makeNewsType(cms, { name: 'Old name', order: 1 })
  const path = `news-types/${id}`
  const [one, other] = [await open(ana, path), await open(ben, path)]
  expect((await save(ana, one, { name: 'New name' }, 'publish')).status).toBe(200)
  expect((await save(ben, other, { order: 2 }, 'publish')).status).toBe(200)
  expect(await stored(path)).toMatchObject({ name: 'New name', order: 2 })
  await conflictOf(await save(ben, other, { name: 'Another name' }, 'publish'))
})

test('globals are merged, too, and know who saved them', async () => {
  const path = 'globals/careers'
  await save(
    ana,
    await open(ana, path),
    { campusLabel: 'Old', campusAddress: 'https://example.com' },
    'publish',
  )
  const [one, other] = [await open(ana, path), await open(ben, path)]
  expect((await save(ana, one, { campusLabel: "Ana's" }, 'draft')).status).toBe(200)
  expect(await stored(path)).toMatchObject({ savedBy: ana.user.id })
  const second = await save(ben, other, { campusAddress: 'https://example.com/ben' }, 'publish')
  expect(second).toMatchObject({ status: 200, merged: 'campusLabel' })
  const both = { campusLabel: "Ana's", campusAddress: 'https://example.com/ben' }
  expect(await stored(path)).toMatchObject(both)
  const conflict = await conflictOf(await save(ben, other, { campusLabel: "Ben's" }, 'draft'))
  expect(conflict.conflicts).toEqual([{ path: 'campusLabel', mine: "Ben's", theirs: "Ana's" }])
})

test('a save without the right to it is refused, and learns nothing of the document', async () => {
  const path = await bannerPath()
  const form = await open(ana, path)
  await save(ana, form, { title: "Ana's title" })
  const inbox = await signIn(cms, 'inbox')
  const refused = await save(inbox, form, { title: 'Mine' })
  expect(refused.status).toBe(403)
  expect(JSON.stringify(refused.body)).not.toContain("Ana's title")
  const data = { title: 'Mine', _changedFrom: { title: 'Old title' } }
  const anonymous = await rest(`${path}?draft=true`, { method: 'PATCH', data })
  expect(anonymous.status).toBe(403)
  expect(await stored(path)).toMatchObject({ title: "Ana's title" })
})
