import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '@/cms/distributors/token'
import { findNews, findNewsPage } from '@/features/news/queries'
import { findHomePage } from '@/features/home/queries'
import { closeDatabase, database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import { pageCache } from '@/server/page-cache'
import { showDraft } from '@/server/preview/edited-document'
import { countOpening, findSharedLink, type SharedLink } from '@/server/preview/shared-link'
import { changeNews, makeNews, newestTime } from '../factories/news'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
  return closeDatabase
})

const endpoint = 'shared-previews'

type Sent = { sites?: unknown; days?: unknown; recipient?: unknown; token?: string }

function share(document: object, { token = editor.token, ...sent }: Sent = {}) {
  return rest(endpoint, { token, data: { ...document, sites: ['en_EN'], days: 7, ...sent } })
}

/** The token of a new link. */
async function newLink(document: object, sent?: Sent): Promise<string> {
  const { body } = await share(document, sent)
  return String(body.address).split('/').at(-1) ?? ''
}

function list(query: Record<string, string>, token = editor.token) {
  return rest(`${endpoint}?${new URLSearchParams(query)}`, { token })
}

type Listed = {
  id: string
  recipient: string | null
  createdAt: string
  expiresAt: string
  openings: number
  openedAt: string | null
}
const linksIn = ({ body }: Awaited<ReturnType<typeof rest>>) => body.links as Listed[]

const stateOf = async (token: string) => (await findSharedLink(token)).state

async function draftArticle(data: Parameters<typeof makeNews>[1] = {}) {
  const { id } = await makeNews(
    cms,
    { title: 'A draft', sites: ['en_EN', 'fr_FR'], ...data },
    { draft: true },
  )
  return { collection: 'news', id }
}

describe('who may share', () => {
  test.each([
    ['nobody', 401],
    ['inbox', 403],
    ['editor', 200],
    ['administrator', 200],
  ] as const)('%s: %i', async (role, status) => {
    const article = await draftArticle()
    const token = role === 'nobody' ? '' : (await signIn(cms, role)).token
    const id = hashOf(await newLink(article))
    expect((await list(article, token)).status).toBe(status)
    expect((await share(article, { token })).status).toBe(status)
    const revoked = await rest(`${endpoint}/${id}/revoke`, { token, data: article })
    expect(revoked.status).toBe(status)
  })

  test.each([
    ['what has no preview', { collection: 'users', id: '1' }],
    ['an unknown collection', { collection: 'nothing', id: '1' }],
    ['nothing', {}],
  ])('%s cannot be shared', async (_what, document) => {
    expect((await share(document)).status).toBe(403)
  })

  test('the collection of the links has no access over HTTP', async () => {
    const { token } = await signIn(cms, 'administrator')
    expect((await rest('preview-links', { token })).status).toBe(403)
  })
})

describe('a new link', () => {
  test('is listed with its maker; only the hash of its token is stored', async () => {
    const article = await draftArticle()
    const { body } = await share(article, { recipient: ' The lawyers ', days: 30 })
    const token = String(body.address).split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const found = await list(article)
    expect(found.headers.get('cache-control')).toBe('private, no-store')
    expect(found.body.sites).toMatchObject([{ id: 'en_EN' }, { id: 'fr_FR' }])
    expect(found.body.links).toMatchObject([
      { recipient: 'The lawyers', maker: editor.user.name, openings: 0, openedAt: null, revokedAt: null },
    ])
    expect(JSON.stringify(found.body)).not.toContain(token)
    const { rows } = await cms.db.drizzle.execute(sql`select * from preview_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('has times in ISO format, which all browsers can parse', async () => {
    const article = await draftArticle()
    const token = await newLink(article)
    await countOpening((await findSharedLink(token)) as SharedLink)
    const [link] = linksIn(await list(article))
    for (const time of [link?.createdAt, link?.expiresAt, link?.openedAt]) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
  })

  test.each([
    ['no site', { sites: [] }],
    ['a site that does not show the document', { sites: ['zh_CN'] }],
    ['no list of sites', { sites: 'en_EN' }],
    ['another validity', { days: 365 }],
    ['a long name', { recipient: 'x'.repeat(121) }],
    ['no text as the name', { recipient: 7 }],
  ])('with %s is refused', async (_what, sent) => {
    const article = await draftArticle()
    expect((await share(article, sent)).status).toBe(400)
    expect(linksIn(await list(article))).toEqual([])
  })

  test('can be for a site that shows the document by fallback, or only in its draft', async () => {
    const { id } = await makeNews(cms, { sites: ['en_EN'] })
    await changeNews(cms, id, { sites: ['en_EN', 'es_ES'] }, { draft: true })
    const token = await newLink({ collection: 'news', id }, { sites: ['es_ES'] })
    const { pages } = (await findSharedLink(token)) as SharedLink
    expect([...pages]).toEqual([['es_ES', `/en/newsDetail?id=${id}&lang=es_ES`]])
  })

  test('can be for a global', async () => {
    const token = await newLink({ global: 'home-page' }, { sites: ['en_EN', 'zh_CN'] })
    const { pages } = (await findSharedLink(token)) as SharedLink
    expect([...pages.keys()]).toEqual(['zh_CN', 'en_EN'])
    expect(linksIn(await list({ global: 'home-page' }))).toHaveLength(1)
  })
})

describe('a link ends', () => {
  test('when it expires', async () => {
    const token = await newLink(await draftArticle(), { days: 1 })
    expect(await stateOf(token)).toBe('valid')
    await cms.db.drizzle.execute(sql`update preview_links set expires_at = now() where id = ${hashOf(token)}`)
    expect(await stateOf(token)).toBe('ended')
  })

  test('when it is revoked, by whoever may edit the document, and only as a link of this document', async () => {
    const [article, other] = [await draftArticle(), await draftArticle()]
    const token = await newLink(article)
    const { token: session } = await signIn(cms, 'editor')
    const revoke = (data: object) => rest(`${endpoint}/${hashOf(token)}/revoke`, { token: session, data })
    expect((await revoke(other)).status).toBe(404)
    expect(await stateOf(token)).toBe('valid')
    expect((await revoke(article)).status).toBe(200)
    expect(await stateOf(token)).toBe('ended')
  })

  test('when the account that made it may not edit any more', async () => {
    const { user, token } = await signIn(cms, 'editor')
    const link = await newLink(await draftArticle(), { token })
    await cms.update({ collection: 'users', id: user.id, data: { role: 'inbox' } })
    expect(await stateOf(link)).toBe('ended')
  })

  test('when that account is deleted; the list still has the link', async () => {
    const { user, token } = await signIn(cms, 'editor')
    const article = await draftArticle()
    const link = await newLink(article, { token })
    await cms.delete({ collection: 'users', id: user.id })
    expect(await stateOf(link)).toBe('ended')
    expect(linksIn(await list(article))).toMatchObject([{ maker: null }])
  })

  test('when its document is deleted', async () => {
    const article = await draftArticle()
    const token = await newLink(article)
    const kept = await newLink(await draftArticle())
    await cms.delete({ collection: 'news', id: article.id })
    expect(await stateOf(token)).toBe('unknown')
    expect(await stateOf(kept)).toBe('valid')
  })

  test('when none of its sites shows the document any more', async () => {
    const article = await draftArticle()
    const token = await newLink(article)
    await changeNews(cms, article.id, { sites: ['fr_FR'] }, { draft: true })
    expect(await stateOf(token)).toBe('ended')
  })

  test('and is removed from the list 30 days later', async () => {
    const article = await draftArticle()
    await newLink(article)
    const kept = hashOf(await newLink(article))
    await cms.db.drizzle.execute(
      sql`update preview_links set expires_at = now() - interval '31 days' where id <> ${kept} and document = ${article.id}`,
    )
    expect(await deleteExpiredRows(database())).toMatchObject({ preview_links: 1 })
    expect(linksIn(await list(article))).toMatchObject([{ id: kept }])
  })
})

test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}é`, 'x'.repeat(4000)])(
  'a damaged token is unknown: %s',
  async (token) => {
    expect(await stateOf(token)).toBe('unknown')
  },
)

test('openings are counted', async () => {
  const article = await draftArticle()
  const link = (await findSharedLink(await newLink(article))) as SharedLink
  await countOpening(link)
  await countOpening(link)
  const [listed] = linksIn(await list(article))
  expect(listed).toMatchObject({ openings: 2 })
  expect(Date.parse(listed?.openedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

describe('the reads of a shared draft', () => {
  function asRecipient<Result>(document: Parameters<typeof showDraft>[0], read: () => Promise<Result>) {
    const request = { startedAt: 0, tags: null, reads: new Set<string>() }
    return pageCache().capture.run(request, () => {
      showDraft(document)
      return read()
    })
  }

  test('have this draft and no other; texts do not tell where they come from', async () => {
    const publishTime = newestTime()
    const published = await makeNews(cms, { title: 'Published', publishTime })
    await changeNews(cms, published.id, { title: 'Changed, not shared' }, { draft: true })
    const shared = await makeNews(cms, { title: 'Shared before', publishTime })
    await changeNews(cms, shared.id, { title: 'Shared draft' }, { draft: true })
    const other = await makeNews(cms, { title: 'Another draft', publishTime }, { draft: true })

    const document = { collection: 'news', global: null, id: shared.id, site: 'en_EN' } as const
    const shown = await asRecipient(document, async () => ({
      page: (await findNews('en_EN', shared.id))?.title,
      changed: (await findNews('en_EN', published.id))?.title,
      other: await findNews('en_EN', other.id),
      list: (await findNewsPage('en_EN', { pageNo: 1, pageSize: 50 })).items.map(({ title }) => title),
    }))
    expect(shown).toMatchObject({ page: 'Shared draft', changed: 'Published', other: null })
    expect(shown.list).toEqual(expect.arrayContaining(['Shared draft', 'Published']))
    expect(shown.list).not.toContain('Another draft')
    expect((await findNews('en_EN', shared.id))?.title).toBe('Shared before')
  })

  test('have the draft of a global', async () => {
    await cms.updateGlobal({
      slug: 'home-page',
      locale: 'en_EN',
      draft: true,
      data: { statistics: [{ figure: '12', label: 'Drafted' }], _status: 'draft' },
    })
    const document = { collection: null, global: 'home-page', id: '', site: 'en_EN' } as const
    const read = async () => JSON.stringify(await findHomePage('en_EN'))
    expect(await asRecipient(document, read)).toContain('Drafted')
    expect(await read()).not.toContain('Drafted')
  })
})
