import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBanners } from '@/features/home/queries'
import { findNews, findNewsPage } from '@/features/news/queries'
import { changeBanner, makeBanner } from '../factories/banners'
import { changeNews, makeNews } from '../factories/news'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { testDatabase } from '../support/worker-database'
import { listen } from '../support/notifications'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const past = '2026-01-01T00:00:00.000Z'

/** Lets the time of all that is planned for a document come, and runs it. */
async function runPlanned(id: string, dates: Record<string, string> = {}) {
  // The dates of the document move with its jobs, as if the time had passed.
  for (const [column, time] of Object.entries(dates))
    for (const table of ['news', 'banners'])
      if (await hasColumn(table, column)) await moveDate(table, { id, column, time })
  await cms.db.drizzle.execute(
    sql`update payload_jobs set wait_until = now() - interval '1 minute' where input->>'document' = ${id}`,
  )
  await cms.jobs.run({ limit: 100, silent: true })
}

async function hasColumn(table: string, column: string): Promise<boolean> {
  const { rows } = await cms.db.drizzle.execute(
    sql`select from information_schema.columns where table_name = ${table} and column_name = ${column}`,
  )
  return rows.length > 0
}

async function moveDate(table: string, { id, column, time }: { id: string; column: string; time: string }) {
  const [own, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)]
  const [name, ofVersion] = [sql.identifier(column), sql.identifier(`version_${column}`)]
  await cms.db.drizzle.execute(sql`update ${own} set ${name} = ${time} where id = ${id}`)
  await cms.db.drizzle.execute(sql`update ${versions} set ${ofVersion} = ${time} where parent_id = ${id}`)
}

type Action = { job: number; kind: string; at: string; site: string | null; hasFailed: boolean }

async function scheduleOf(path: string, token = editor.token) {
  const { status, body } = await rest(`${path}/schedule`, { token })
  return { status, actions: (body.actions ?? []) as Action[], isPublic: body.isPublic }
}

const planned = async (path: string) =>
  (await scheduleOf(path)).actions.map(({ kind, at, hasFailed }) => [kind, at, hasFailed])

const statusOf = async (id: string) => (await cms.findByID({ collection: 'news', id }))._status

describe('an article with a date to come', () => {
  test('is not public until then', async () => {
    const publishTime = inHours(2)
    const { id } = await makeNews(cms, { publishTime })
    expect(await findNews('en_EN', id)).toBeNull()
    expect(await statusOf(id)).toBe('draft')
    expect(await planned(`news/${id}`)).toEqual([['publish', publishTime, false]])
    await runPlanned(id, { publish_time: past })
    expect(await findNews('en_EN', id)).toMatchObject({ id })
    expect(await planned(`news/${id}`)).toEqual([])
  })

  test('joins the lists and the search when it is published, and its pages are new', async () => {
    const { id, type } = await makeNews(cms, { title: 'Zwitterionic gaskets', publishTime: inHours(1) })
    const rows = () => cms.db.drizzle.execute(sql`select from search_rows where document = ${id}`)
    expect((await rows()).rows).toHaveLength(0)
    const notifications = await listen(await testDatabase())
    const sent = await notifications.during(() => runPlanned(id, { publish_time: past }))
    await notifications.stop()
    expect(sent.flat()).toContain('news:list@en_EN')
    expect((await rows()).rows.length).toBeGreaterThan(0)
    const page = { pageNo: 1, pageSize: 5, typeId: String(type) }
    expect((await findNewsPage('en_EN', page)).items.map((item) => item.id)).toEqual([id])
  })

  test('leaves the site if it was public, and returns with its changes', async () => {
    const { id } = await makeNews(cms, { title: 'Before' })
    await changeNews(cms, id, { title: 'After', publishTime: inHours(1) })
    expect(await findNews('en_EN', id)).toBeNull()
    await runPlanned(id, { publish_time: past })
    expect(await findNews('en_EN', id)).toMatchObject({ title: 'After' })
  })

  test('follows its date when it is published again', async () => {
    const { id } = await makeNews(cms, { publishTime: inHours(1) })
    const later = inHours(3)
    await changeNews(cms, id, { publishTime: later })
    expect(await planned(`news/${id}`)).toEqual([['publish', later, false]])
    await changeNews(cms, id, { publishTime: past })
    expect(await planned(`news/${id}`)).toEqual([])
    expect(await findNews('en_EN', id)).not.toBeNull()
  })

  test('waits again if its draft has a later date when its time comes', async () => {
    const { id } = await makeNews(cms, { publishTime: inHours(1) })
    const later = inHours(5)
    await changeNews(cms, id, { publishTime: later }, { draft: true })
    await runPlanned(id)
    expect(await statusOf(id)).toBe('draft')
    expect(await planned(`news/${id}`)).toEqual([['publish', later, false]])
  })

  test('is not delayed as a draft, and a deleted one is not published', async () => {
    const draft = await makeNews(cms, { publishTime: inHours(1) }, { draft: true })
    expect(await planned(`news/${draft.id}`)).toEqual([])
    const { id } = await makeNews(cms, { publishTime: inHours(1) })
    await cms.delete({ collection: 'news', id })
    const { rows } = await cms.db.drizzle.execute(
      sql`select from payload_jobs where input->>'document' = ${id}`,
    )
    expect(rows).toHaveLength(0)
  })
})

describe('a banner with dates', () => {
  const shown = async (id: string) => (await findBanners('en_EN', 'hero')).some((banner) => banner.id === id)

  test('shows only between them', async () => {
    const [showFrom, showUntil] = [inHours(1), inHours(2)]
    const { id } = await makeBanner(cms, { showFrom, showUntil })
    expect(await shown(id)).toBe(false)
    expect(await planned(`banners/${id}`)).toEqual([
      ['publish', showFrom, false],
      ['unpublish', showUntil, false],
    ])
    await cms.db.drizzle.execute(
      sql`update payload_jobs set wait_until = now() + interval '1 day' where input->>'kind' = 'unpublish'`,
    )
    await moveDate('banners', { id, column: 'show_from', time: past })
    await cms.db.drizzle.execute(
      sql`update payload_jobs set wait_until = now() - interval '1 minute'
        where input->>'document' = ${id} and input->>'kind' = 'publish'`,
    )
    await cms.jobs.run({ limit: 100, silent: true })
    expect(await shown(id)).toBe(true)
    expect(await planned(`banners/${id}`)).toEqual([['unpublish', showUntil, false]])
    await runPlanned(id, { show_until: past })
    expect(await shown(id)).toBe(false)
  })

  test('is refused if it ends before it begins, or has ended', async () => {
    const end = (data: object) => makeBanner(cms, data)
    await expect(end({ showFrom: inHours(2), showUntil: inHours(1) })).rejects.toThrow('Show until')
    await expect(end({ showUntil: past })).rejects.toThrow('Show until')
    const { id } = await makeBanner(cms, { showUntil: past }, { draft: true })
    await expect(changeBanner(cms, id, {})).rejects.toThrow('Show until')
  })
})

describe('a plan of an editor', () => {
  test('publishes the newest draft of one site', async () => {
    const { id } = await makeNews(cms, { title: 'Old' })
    await cms.update({ collection: 'news', id, locale: 'fr_FR', draft: true, data: { title: 'Neuf' } })
    await cms.update({ collection: 'news', id, locale: 'en_EN', draft: true, data: { title: 'New' } })
    const data = { kind: 'publish', at: inHours(1), site: 'fr_FR' }
    expect((await rest(`news/${id}/schedule?locale=fr_FR`, { token: editor.token, data })).status).toBe(200)
    await runPlanned(id)
    expect(await findNews('fr_FR', id)).toMatchObject({ title: 'Neuf' })
    expect(await findNews('en_EN', id)).toMatchObject({ title: 'Old' })
  })

  test('unpublishes a document that is no longer valid', async () => {
    const { id } = await makeNews(cms)
    await cms.db.drizzle.execute(sql`update news set type_id = null where id = ${id}`)
    await cms.db.drizzle.execute(sql`update _news_v set version_type_id = null where parent_id = ${id}`)
    await rest(`news/${id}/schedule`, { token: editor.token, data: { kind: 'unpublish', at: inHours(1) } })
    await runPlanned(id)
    expect(await statusOf(id)).toBe('draft')
  })

  test('shows that the document could not be published, until that is dismissed', async () => {
    const { id } = await makeNews(cms, {}, { draft: true })
    await cms.db.drizzle.execute(sql`update _news_v set version_type_id = null where parent_id = ${id}`)
    await rest(`news/${id}/schedule`, { token: editor.token, data: { kind: 'publish', at: inHours(1) } })
    await runPlanned(id)
    const { actions, isPublic } = await scheduleOf(`news/${id}`)
    expect(actions).toMatchObject([{ kind: 'publish', hasFailed: true }])
    expect(isPublic).toBe(false)
    const job = `news/${id}/schedule/${actions[0]?.job}`
    expect((await rest(job, { method: 'DELETE', token: editor.token })).status).toBe(200)
    expect(await planned(`news/${id}`)).toEqual([])
  })

  test('publishes a global', async () => {
    await cms.updateGlobal({ slug: 'home-page', draft: true, data: { storyTitle: 'Planned' } as object })
    const path = 'globals/home-page'
    await rest(`${path}/schedule`, { token: editor.token, data: { kind: 'publish', at: inHours(1) } })
    expect(await planned(path)).toHaveLength(1)
    await cms.db.drizzle.execute(
      sql`update payload_jobs set wait_until = now() - interval '1 minute' where input->>'global' = 'home-page'`,
    )
    await cms.jobs.run({ limit: 100, silent: true })
    expect((await scheduleOf(path)).isPublic).toBe(true)
  })

  test('can be cancelled, for this document only', async () => {
    const [one, other] = [await makeNews(cms), await makeNews(cms)]
    await rest(`news/${one.id}/schedule`, {
      token: editor.token,
      data: { kind: 'unpublish', at: inHours(1) },
    })
    const [action] = (await scheduleOf(`news/${one.id}`)).actions
    const cancel = (id: string) =>
      rest(`news/${id}/schedule/${action?.job}`, { method: 'DELETE', token: editor.token })
    expect((await cancel(other.id)).status).toBe(404)
    expect((await cancel(one.id)).status).toBe(200)
    expect((await cancel(one.id)).status).toBe(404)
  })

  test.each([
    ['a time that is past', { kind: 'publish', at: past }, 400],
    ['no time', { kind: 'publish' }, 400],
    ['another action', { kind: 'delete', at: inHours(1) }, 400],
  ])('%s is refused', async (_what, data, status) => {
    const { id } = await makeNews(cms)
    expect((await rest(`news/${id}/schedule`, { token: editor.token, data })).status).toBe(status)
  })

  test('is refused for a document that does not exist', async () => {
    const data = { kind: 'publish', at: inHours(1) }
    expect((await rest('news/0/schedule', { token: editor.token, data })).status).toBe(404)
  })

  test.each([
    ['nobody', 403],
    ['inbox', 403],
    ['editor', 200],
  ] as const)('may be made, read and cancelled by: %s (%i)', async (role, status) => {
    const { id } = await makeNews(cms)
    const path = `news/${id}/schedule`
    const token = role === 'nobody' ? '' : (await signIn(cms, role)).token
    const data = { kind: 'unpublish', at: inHours(1) }
    await rest(path, { token: editor.token, data })
    const [action] = (await scheduleOf(`news/${id}`)).actions
    expect((await rest(path, { token })).status).toBe(status)
    expect((await rest(path, { token, data })).status).toBe(status)
    expect((await rest(`${path}/${action?.job}`, { method: 'DELETE', token })).status).toBe(status)
  })
})

test('an open form can be saved after a scheduled publication', async () => {
  const created = await rest('news', {
    token: editor.token,
    data: { title: 'Mine', type: (await makeNews(cms)).type, publishTime: past, _status: 'draft' },
  })
  const { id, updatedAt } = created.body.doc as { id: string; updatedAt: string }
  await rest(`news/${id}/schedule`, { token: editor.token, data: { kind: 'publish', at: inHours(1) } })
  await runPlanned(id)
  expect(await statusOf(id)).toBe('published')
  const saved = await rest(`news/${id}?draft=true`, {
    method: 'PATCH',
    token: editor.token,
    data: { title: 'Mine, longer', updatedAt, _status: 'draft' },
  })
  expect(saved.status).toBe(200)
})
