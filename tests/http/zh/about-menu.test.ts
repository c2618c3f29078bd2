import { paragraphs, uniqueTitle, type Content, type CreatedDocument } from '../../support/content'
import { follow, open, textsOf, within, type Page } from '../../support/http'
import { expect, openPreview, test } from '../../support/http-admin'
import { mainOf } from '../../support/http-page'
import { crumbsOf, currentLabelsOf, headingOf } from './page-queries'

const about = '/zh_CN/aboutUs'
const locale = 'zh_CN'

function byName(name: string): string {
  return `${about}?name=${encodeURIComponent(name)}`
}

function menuOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '关于我们' })
}

/** An item created by the test at the end of the menu. */
function ownItem(
  content: Content,
  fields: Record<string, unknown>,
  options = { draft: false },
): Promise<CreatedDocument> {
  const title = uniqueTitle('条目')
  const shared = { title, sites: ['zh_CN'], pageType: '1', shows: 'text', order: 90 }
  const status = { _status: options.draft ? 'draft' : 'published' }
  return content.create('about-items', { ...shared, ...fields, ...status }, { locale, ...options })
}

test('the menu is a tree whose items link by name (S1 2.14; S1 4, page type 0)', async ({ content }) => {
  const parent = await ownItem(content, { pageType: '0' })
  const child = await ownItem(content, { parent: parent.id, content: paragraphs('子页面的内容。') })
  const page = await open(about)
  const entry = within(menuOf(page))
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(parent.title))
  const below = entry?.querySelector<HTMLElement>('li')
  expect(below).toHaveTextContent(child.title)
  const opened = await follow(below?.querySelector('a') ?? null)
  expect(opened.address).toBe(byName(child.title).replaceAll('%20', '+'))
  expect(headingOf(opened)).toBe(child.title)
  expect(mainOf(opened).getByText('子页面的内容。')).toBeInTheDocument()

  // An item with sub-pages opens the first of them.
  expect(currentLabelsOf(menuOf(await open(byName(parent.title))))).toEqual([child.title])
})

test('sub-items of page type 2 are tabs, the first one open, none of them in the menu (S1 4)', async ({
  content,
}) => {
  const parent = await ownItem(content, { pageType: '0' })
  const tab = { parent: parent.id, pageType: '2' }
  const first = await ownItem(content, { ...tab, order: 1, content: paragraphs('第一个标签的内容。') })
  const second = await ownItem(content, { ...tab, order: 2, content: paragraphs('第二个标签的内容。') })
  const page = await open(byName(parent.title))
  const links = within(mainOf(page).getByRole('navigation', { name: parent.title })).getAllByRole('link')
  expect(textsOf(links)).toEqual([first.title, second.title])
  expect(mainOf(page).getByText('第一个标签的内容。')).toBeInTheDocument()

  const other = await follow(links[1] ?? null)
  expect(currentLabelsOf(mainOf(other).getByRole('navigation', { name: parent.title }))).toEqual([
    second.title,
  ])
  expect(mainOf(other).getByText('第二个标签的内容。')).toBeInTheDocument()
  expect(mainOf(other).queryByText('第一个标签的内容。')).toBeNull()
  expect(crumbsOf(other).map(([label]) => label)).toEqual(['首页', '关于我们', parent.title, second.title])
  expect(within(menuOf(other)).queryByRole('link', { name: first.title })).toBeNull()
  expect(currentLabelsOf(menuOf(other))).toEqual([parent.title])
})

test('a draft of the menu is hidden from visitors (S1 2.14)', async ({ content }) => {
  const published = await ownItem(content, {})
  const { title } = await ownItem(content, {}, { draft: true })
  const menu = within(menuOf(await open(about)))
  expect(menu.getByRole('link', { name: published.title })).toBeInTheDocument()
  expect(menu.queryByRole('link', { name: title })).toBeNull()
})

test('editors preview an unpublished change of an item (issue 4)', async ({ content, signIn }) => {
  const { id, title } = await ownItem(content, { content: paragraphs('已发布的内容。') })
  const change = { content: paragraphs('尚未发布的内容。'), _status: 'draft' }
  await content.update(`about-items/${id}`, change, { locale, draft: true })
  const preview = { collection: 'about-items', id, site: 'zh_CN' }
  const page = await openPreview(preview, await signIn('editor'))
  expect(page.address).toMatch(/^\/preview\/zh_CN\/aboutUs/)
  expect(mainOf(page).getByText('尚未发布的内容。')).toBeInTheDocument()
  expect(mainOf(page).queryByText('已发布的内容。')).toBeNull()
  expect(mainOf(await open(byName(title))).getByText('已发布的内容。')).toBeInTheDocument()
})
