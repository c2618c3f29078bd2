import { png } from '../../factories/uploads'
import { uniqueTitle, type Content, type CreatedDocument } from '../../support/content'
import { expect, follow, open, pathOf, request, test, textOf, within, type Page } from '../../support/http'

const sites = ['en_EN']
const first = '/en/support/productPicture?lang=en_EN'
const address = (level: number, id: string, more = '') =>
  `/en/support/productPicture?level=${level}&id=${id}${more}&lang=en_EN`

const main = (page: Page) => within(page.getByRole('main'))
const headings = (page: Page, level: 1 | 2) => [...page.document.querySelectorAll(`main h${level}`)]
const pager = (page: Page) => within(page.getByRole('navigation', { name: 'Pages' }))
const steps = (page: Page) => within(page.getByRole('navigation', { name: 'More products' }))

/** The tile of a folder or a product. */
function card(page: Page, name: string) {
  const item = main(page).getByText(name, { selector: 'li h2, li h2 *, li h3, li h3 *' }).closest('li')
  if (!item) throw new Error(`${name} is in no list.`)
  return item
}

const linkOf = (element: Element) => element.querySelector('a[href]')

type Named = CreatedDocument & { name: string }

async function folder(content: Content, name: string, parent?: CreatedDocument): Promise<Named> {
  const data = { name: uniqueTitle(name), sites, parent: parent?.id, order: 900 }
  return { ...(await content.create('product-categories', data)), name: data.name }
}

async function picture(content: Content, width: number): Promise<string> {
  const file = { name: 'view.png', mimeType: 'image/png', buffer: await png(width) }
  return String((await content.upload('media', file)).id)
}

async function product(content: Content, category: CreatedDocument, data: object = {}): Promise<Named> {
  const name = uniqueTitle('Freezer')
  const fields = { name, category: category.id, sites, _status: 'published', ...data }
  return { ...(await content.create('products', fields)), name }
}

test('a folder opens its subfolders; one without any is no link, and its products are below it (S2 4)', async ({
  content,
}) => {
  const cover = await picture(content, 300)
  const outer = await folder(content, 'Open')
  const inner = await folder(content, 'Inner', outer)
  await product(content, inner, { cover })
  const closed = await folder(content, 'Closed')
  const direct = await product(content, closed, { cover })
  const page = await open(first)
  expect(linkOf(card(page, closed.name))).toBeNull()
  main(page).getByRole('heading', { name: `Directly in ${closed.name}` })
  expect(linkOf(card(page, direct.name))).toHaveAttribute(
    'href',
    address(4, direct.id, `&classifyId=${closed.id}`),
  )
  const opened = await follow(linkOf(card(page, outer.name)))
  expect(opened.address).toBe(address(1, outer.id))
  expect(textOf(headings(opened, 1)[0])).toBe(outer.name)
  card(opened, inner.name)
})

test('level 1 leads to 3 directly or through 2; a product with pictures leads to them (S2 2.12, 4)', async ({
  content,
}) => {
  const cover = await picture(content, 300)
  const top = await folder(content, 'Top')
  const flat = await folder(content, 'Flat', top)
  const deep = await folder(content, 'Deep', top)
  const inner = await folder(content, 'Inner', deep)
  const pictured = await product(content, flat, { cover, pictures: [await picture(content, 320)] })
  const bare = await product(content, flat)
  await product(content, inner, { cover })
  const page = await open(address(1, top.id))
  const second = await follow(linkOf(card(page, deep.name)))
  expect(second.address).toBe(address(2, deep.id))
  const third = await follow(linkOf(card(second, inner.name)))
  expect(third.address).toBe(address(3, inner.id))
  const crumbs = within(third.getByRole('navigation', { name: 'You are here' }))
  expect(crumbs.getByRole('link', { name: top.name })).toHaveAttribute('href', address(1, top.id))
  const products = await follow(linkOf(card(page, flat.name)))
  expect(products.address).toBe(address(3, flat.id))
  expect(card(products, pictured.name)).toHaveTextContent('2 pictures')
  expect(card(products, bare.name)).toHaveTextContent('No pictures')
  expect(linkOf(card(products, bare.name))).toBeNull()
  const pictures = await follow(linkOf(card(products, pictured.name)))
  expect(pictures.address).toBe(address(4, pictured.id, `&classifyId=${flat.id}`))
  expect(pictures.status).toBe(200)
})

test('a wrong level redirects to the right one, an unknown id and a page beyond the last one are not found (S2 2.12)', async ({
  content,
}) => {
  const cover = await picture(content, 300)
  const top = await folder(content, 'Top')
  const leaf = await folder(content, 'Leaf', top)
  const { id } = await product(content, leaf, { cover })
  const responseTo = async (path: string) => {
    const { status, headers } = await request(path)
    return [status, pathOf(headers.get('location'))]
  }
  expect(await responseTo(address(3, top.id))).toEqual([308, address(1, top.id)])
  expect(await responseTo(address(1, leaf.id))).toEqual([308, address(3, leaf.id)])
  expect(await responseTo(address(4, leaf.id))).toEqual([308, address(3, leaf.id)])
  const pictures = address(4, id, `&classifyId=${leaf.id}`)
  expect(await responseTo(address(3, id))).toEqual([308, pictures])
  expect(await responseTo(address(4, id, `&classifyId=${top.id}`))).toEqual([308, pictures])
  const missing = [address(4, '0'), address(2, '0'), '/en/support/productPicture?level=3&lang=en_EN']
  for (const path of [...missing, address(3, leaf.id, '&pageNo=2')])
    expect((await request(path)).status, path).toBe(404)
})

test('a product shows the first of its pictures, and offers a file of them for print if there is one (S2 2.12)', async ({
  content,
}) => {
  const file = { name: 'views.png', mimeType: 'image/png', buffer: await png(500) }
  const { id: hdPicture, url } = await content.upload('files', file)
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  const [cover, ...pictures] = await Promise.all([300, 320, 340].map((width) => picture(content, width)))
  const [plain, printed] = [
    await product(content, leaf, { cover, pictures }),
    await product(content, leaf, { cover, hdPicture }),
  ]
  const page = await open(address(4, plain.id))
  expect(textOf(headings(page, 1)[0])).toBe(plain.name)
  const gallery = within(page.getByRole('group', { name: `Pictures of ${plain.name}` }))
  gallery.getByText('1 / 3')
  expect(gallery.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true')
  expect(gallery.getAllByRole('button', { name: /^Show picture \d$/ })).toHaveLength(3)
  expect(main(page).queryByRole('link', { name: /High resolution/ })).toBeNull()

  const link = main(await open(address(4, printed.id))).getByRole('link', {
    name: 'High resolution images download',
  })
  expect(link).toHaveAttribute('href', String(url))
  expect(link).toHaveAttribute('download')
  expect((await request(String(url))).status).toBe(200)
})

test('a folder has eight products on a page, and the pages of its products know their neighbours (S2 2.9, 2.12)', async ({
  content,
}) => {
  const cover = await picture(content, 300)
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  const products: Named[] = []
  for (let order = 1; order <= 10; order += 1) products.push(await product(content, leaf, { cover, order }))
  const page = await open(address(3, leaf.id))
  expect(headings(page, 2)).toHaveLength(8)
  const second = await follow(pager(page).getByRole('link', { name: 'Next' }))
  expect(second.address).toBe(address(3, leaf.id, '&pageNo=2'))
  expect(headings(second, 2)).toHaveLength(2)
  const [eighth, ninth, tenth] = products.slice(7)
  const detail = await follow(linkOf(card(second, ninth?.name ?? '')))
  expect(steps(detail).getByRole('link', { name: /^Previous:/ })).toHaveTextContent(eighth?.name ?? '')
  const last = await follow(steps(detail).getByRole('link', { name: /^Next:/ }))
  expect(textOf(headings(last, 1)[0])).toBe(tenth?.name)
  expect(steps(last).queryByRole('link', { name: /^Next:/ })).toBeNull()
  const tabs = page.getByRole('navigation', { name: 'Support library' })
  expect(textOf(tabs.querySelector('[aria-current="page"]'))).toBe('Product Images')
  expect(tabs.querySelector('[aria-current="page"]')).toHaveAttribute('href', first)
})
