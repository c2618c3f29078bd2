import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBanner, makeBanner } from '../factories/banners'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { makeDocument, makePicture } from '../factories/uploads'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

const wholeDocument = /^(?:global:)?[\w-]+(?::\d+)?$/

/** The documents and globals whose change is sent to all processes, or all tags if none is among them. */
async function notified(work: () => Promise<unknown>): Promise<string[]> {
  const tags = [...new Set((await notifications.during(work)).flat())]
  const documents = tags.filter((tag) => wholeDocument.test(tag))
  return documents.length > 0 ? documents : tags
}

const tagOf = (collection: string, id: string) => `${collection}:${id}`

test('publishing, changing and deleting invalidate the document and its lists', async () => {
  const { id } = await makeNews(cms)
  expect(await notified(() => changeNews(cms, id, { title: 'Changed' }))).toEqual([tagOf('news', id)])
  const slide = await makeBanner(cms)
  expect(await notified(() => changeBanner(cms, slide.id, { title: 'Changed' }))).toEqual([
    tagOf('banners', slide.id),
  ])
  expect(await notified(() => cms.delete({ collection: 'news', id }))).toEqual([tagOf('news', id)])
})

test('a new published document sends a notification, a new draft does not', async () => {
  let id = ''
  expect(await notified(async () => ({ id } = await makeBanner(cms)))).toEqual([tagOf('banners', id)])
  expect(await notified(() => makeBanner(cms, {}, { draft: true }))).toEqual([])
})

test('the first publication of a draft sends a notification', async () => {
  const { id } = await makeBanner(cms, {}, { draft: true })
  expect(await notified(() => changeBanner(cms, id, {}))).toEqual([tagOf('banners', id)])
})

test('a save that changes nothing sends no notification', async () => {
  const { id } = await makeBanner(cms)
  expect(await notified(() => changeBanner(cms, id, {}))).toEqual([])
  const picture = await makePicture(cms)
  const save = () => cms.update({ collection: 'media', id: picture.id, data: { alt: picture.alt } })
  expect(await notified(save)).toEqual([])
})

test('drafts and autosaves send no notification, for published documents and others', async () => {
  for (const draft of [true, false]) {
    const { id } = await makeBanner(cms, {}, { draft })
    const autosave = { collection: 'banners', id, draft: true, autosave: true } as const
    const work = async () => {
      await changeBanner(cms, id, { title: 'A draft' }, { draft: true })
      await cms.update({ ...autosave, data: { title: 'Half a wo' } })
      await cms.update({ ...autosave, data: { title: 'Half a word' } })
    }
    expect(await notified(work)).toEqual([])
  }
})

test('unpublishing sends a notification', async () => {
  const { id } = await makeBanner(cms)
  const unpublish = () => cms.update({ collection: 'banners', id, data: { _status: 'draft' } })
  expect(await notified(unpublish)).toEqual([tagOf('banners', id)])
})

test('unpublishing sends a notification even if there is a newer draft', async () => {
  const { id } = await makeBanner(cms)
  await changeBanner(cms, id, { title: 'A draft' }, { draft: true })
  const unpublish = () => cms.update({ collection: 'banners', id, data: { _status: 'draft' } })
  expect(await notified(unpublish)).toEqual([tagOf('banners', id)])
})

test('a restored version sends a notification', async () => {
  const { id } = await makeBanner(cms, { title: 'First' })
  await changeBanner(cms, id, { title: 'Second' })
  const { docs } = await cms.findVersions({ collection: 'banners', where: { parent: { equals: id } } })
  const first = docs.find(({ version }) => version.title === 'First')
  const restore = () => cms.restoreVersion({ collection: 'banners', id: String(first?.id) })
  expect(await notified(restore)).toEqual([tagOf('banners', id)])
})

test('a change of type, recommendation or sites sends one notification', async () => {
  const { id } = await makeNews(cms)
  const { id: type } = await makeNewsType(cms)
  const change = () => changeNews(cms, id, { type, recommended: true, sites: ['fr_FR'] })
  expect(await notified(change)).toEqual([tagOf('news', id)])
})

test('many documents changed at once send a notification each', async () => {
  const { id: type } = await makeNewsType(cms)
  const ids = [(await makeNews(cms, { type })).id, (await makeNews(cms, { type })).id]
  const where = { type: { equals: type } }
  const change = () =>
    cms.update({ collection: 'news', where, data: { recommended: true, _status: 'published' } })
  expect((await notified(change)).toSorted()).toEqual(ids.map((id) => tagOf('news', id)).toSorted())
  const remove = () => cms.delete({ collection: 'news', where })
  expect((await notified(remove)).toSorted()).toEqual(ids.map((id) => tagOf('news', id)).toSorted())
})

test('news types, pictures and files send notifications, accounts do not', async () => {
  const type = await makeNewsType(cms)
  const rename = () => cms.update({ collection: 'news-types', id: type.id, data: { name: 'Renamed' } })
  expect(await notified(rename)).toEqual([tagOf('news-types', type.id)])
  const picture = await makePicture(cms)
  const describe = () => cms.update({ collection: 'media', id: picture.id, data: { alt: 'A room' } })
  expect(await notified(describe)).toEqual([tagOf('media', picture.id)])
  const document = await makeDocument(cms)
  const restrict = () => cms.update({ collection: 'files', id: document.id, data: { restricted: true } })
  expect(await notified(restrict)).toEqual([tagOf('files', document.id)])
  expect(await notified(() => makeUser(cms, 'editor'))).toEqual([])
})

test('a saved global sends a notification', async () => {
  const settings = () => cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Norvane' } })
  expect(await notified(settings)).toEqual(['global:site-settings'])
  const navigation = () => cms.updateGlobal({ slug: 'navigation', data: { utility: [{ label: 'Contact' }] } })
  expect(await notified(navigation)).toEqual(['global:navigation'])
})

test('notifications are sent at the commit, and not on rollback', async () => {
  const { id } = await makeBanner(cms)
  const change = async (title: string) => {
    const req = await createLocalReq({}, cms)
    await initTransaction(req)
    await cms.update({ collection: 'banners', id, data: { title, _status: 'published' }, req })
    return req
  }
  expect(await notified(async () => killTransaction(await change('Taken back')))).toEqual([])
  expect(await cms.findByID({ collection: 'banners', id })).toMatchObject({ title: 'A slide' })

  let req: Awaited<ReturnType<typeof change>> | undefined
  expect(await notified(async () => (req = await change('Kept')))).toEqual([])
  expect(await notified(async () => req && commitTransaction(req))).toEqual([tagOf('banners', id)])
})

test('a refused save sends no notification', async () => {
  const { id } = await makeBanner(cms)
  const refused = () => changeBanner(cms, id, { title: '' }).catch(() => undefined)
  expect(await notified(refused)).toEqual([])
})
