import { expect, test } from 'vitest'
import { guideLanguageOf } from '@/cms/guide/chapters'
import { readGuide, readGuidePicture } from '@/cms/guide/read-guide'
import { headingId, renderGuide } from '@/cms/guide/render'

test('a page of the guide has its title, its text and the headings of its tasks', () => {
  const { title, html, headings } = renderGuide('# Pages\n\nText.\n\n## Share & draft\n\n### More\n')
  expect(title).toBe('Pages')
  expect(headings).toEqual([{ id: 'share--draft', text: 'Share & draft' }])
  expect(html).not.toContain('<h1')
  expect(html).toContain('<p>Text.</p>')
  expect(html).toContain('<h2 id="share--draft">Share &amp; draft</h2>')
})

test.each([
  ['pages.md#share-a-draft', '<a href="/admin/guide/pages#share-a-draft">a</a>'],
  ['editing/pages.zh-CN.md#发布新闻', '<a href="/admin/guide/pages#发布新闻">a</a>'],
  ['../editing.zh-CN.md', '<a href="/admin/guide">a</a>'],
  ['#here', '<a href="#here">a</a>'],
  ['https://www.example.com', '<a href="https://www.example.com">a</a>'],
  // Not part of the guide.
  ['../deploying.md#host-names', 'a'],
  ['nothing.md', 'a'],
])('a link to %s is %s', (target, html) => {
  expect(renderGuide(`[a](${target})`).html).toBe(`<p>${html}</p>\n`)
})

test('pictures come from the interface of the admin and say what they show', () => {
  expect(renderGuide('![A "form"](pictures/article.en.webp)').html).toBe(
    '<p><img src="/api/guide/pictures/article.en.webp" alt="A &quot;form&quot;" loading="lazy"></p>\n',
  )
})

test('ids of headings are those of links between Markdown files', () => {
  expect(headingId('Change the pages of support, careers and investors')).toBe(
    'change-the-pages-of-support-careers-and-investors',
  )
  expect(headingId('修改服务支持、招聘和投资者页面')).toBe('修改服务支持招聘和投资者页面')
})

test.each([
  ['zh', 'zh'],
  ['en', 'en'],
  ['fr', 'en'],
  ['es', 'en'],
])('an account in %s reads the guide in %s', (language, guide) => {
  expect(guideLanguageOf(language)).toBe(guide)
})

test('the files of the guide are read, and no others', async () => {
  expect(await readGuide(null, 'zh')).toContain('# 使用手册')
  expect(await readGuide('pages', 'en')).toContain('# Articles')
  expect(await readGuidePicture('article.en.webp')).not.toBeNull()
  for (const name of ['nothing.en.webp', '../pages.md', '..%2Fpages.md', '../../pictures/sites.webp'])
    expect(await readGuidePicture(name), name).toBeNull()
})
