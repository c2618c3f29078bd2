import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findNews } from '@/features/news/queries'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import type { News } from '@/payload-types'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { linkTo, linkToNews, paragraph, pictureBlock, richText, words } from '../factories/rich-text'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

async function shown(content: News['content'], site: SiteId = 'en_EN'): Promise<string> {
  return htmlOf(site, (await makeNews(cms, { content })).id)
}

/** Writes an article without the validation of the editor, like an import. */
async function imported(content: News['content'], sites: SiteId[] = ['en_EN']): Promise<string> {
  const id = newId()
  const { id: type } = await makeNewsType(cms)
  const texts = { title: { en_EN: 'Imported' }, content: { en_EN: content } }
  const rest = { type, sites, publishTime: '2026-01-01T00:00:00.000Z', _status: 'published' }
  await cms.db.create({ collection: 'news', data: { id, ...texts, ...rest } })
  return id
}

const htmlOf = async (site: SiteId, id: string) => (await findNews(site, id))?.content ?? ''

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
])('a link to %j is removed, its text stays', async (url) => {
  const html = await htmlOf('en_EN', await imported(richText(paragraph(linkTo(url, 'the words')))))
  expect(html).toContain('the words')
  expect(html).not.toContain('href')
})

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+4930123',
  '/en/news',
])('a link to %s stays', async (url) => {
  expect(await shown(richText(paragraph(linkTo(url, 'there'))))).toBe(`<p><a href="${url}">there</a></p>`)
})

test('a script in a text is escaped', async () => {
  expect(await shown(richText('<script>alert(1)</script><img src=x onerror=alert(1)>'))).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>',
  )
})

test('nodes that the editor does not support are left out', async () => {
  const unsupported = { type: 'script', version: 1, children: [words('alert(1)')] }
  const html = await htmlOf('en_EN', await imported(richText('Before', unsupported, 'after')))
  expect(html).toContain('<p>Before</p>')
  expect(html).not.toContain('script')
})

test('a link to an article opens it on the visitor’s site', async () => {
  const { id } = await makeNews(cms)
  const content = richText(paragraph(linkToNews(id, 'there')))
  expect(await shown(content)).toBe(`<p><a href="/en/newsDetail?id=${id}&amp;lang=en_EN">there</a></p>`)
  expect(await shown(content, 'fr_FR')).toContain(`lang=fr_FR`)
})

test('a link to an article that the visitor cannot see is plain text', async () => {
  const draft = await makeNews(cms, {}, { draft: true })
  const elsewhere = await makeNews(cms, { sites: ['fr_FR'] })
  const links = [draft.id, elsewhere.id, 'nothing'].map((id) => linkToNews(id, 'words '))
  const id = await imported(richText(paragraph(...links)), ['en_EN', 'fr_FR'])
  expect(await htmlOf('en_EN', id)).toBe('<p>words words words </p>')
  expect((await htmlOf('fr_FR', id)).match(/<a /g)).toHaveLength(1)
  await changeNews(cms, draft.id, {})
  expect(await htmlOf('en_EN', id)).toContain(`<a href="/en/newsDetail?id=${draft.id}`)
})

test('a picture in a text has its derivatives, its size and its alternative text', async () => {
  const { id, sizes } = await makePicture(cms, { width: 1000, data: { alt: 'A "cold" room' } })
  const html = await shown(richText(pictureBlock(id)))
  expect(html).toMatch(/<source type="image\/avif" srcset="[^"]+avif 480w, [^"]+avif 960w"[^>]+\/><img/)
  expect(html).toContain(`src="${sizes?.w960?.url}"`)
  expect(html).toContain('alt="A &quot;cold&quot; room"')
  expect(html).toMatch(/width="1000" height="500"/)
})

test('a deleted picture is left out', async () => {
  const id = await imported(richText('Before', pictureBlock('nothing'), 'after'))
  expect(await htmlOf('en_EN', id)).toBe('<p>Before</p><p>after</p>')
})
