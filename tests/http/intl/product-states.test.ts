import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within } from '../../support/http'

const u830 = '1211952306528985089'
const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

/** A product and a category created by the test, on a site whose list of categories no other test reads. */
async function own(
  content: Content,
  data: Record<string, unknown> = {},
): Promise<{ id: string; path: string }> {
  const sites = ['en_UK']
  const saving = { locale: 'en_UK' }
  const category = await content.create(
    'product-categories',
    { name: uniqueTitle('Category'), order: 99, sites },
    saving,
  )
  const name = uniqueTitle('Freezer')
  const fields = { name, category: category.id, sites, _status: 'published', ...data }
  const { id } = await content.create('products', fields, saving)
  return { id, path: `/en/products?id=${id}&lang=en_UK` }
}

test('a product without solutions, cases and materials shows a message instead (S2 2.3)', async ({
  content,
}) => {
  const product = await own(content)
  const page = await open(product.path)
  for (const tab of ['solutions-cases', 'resources'])
    expect(textOf(page.document.getElementById(tab))).toContain(emptyText)
  const [sheet] = page.getAllByText('Data sheet')
  expect(sheet?.closest('a')).toHaveAttribute(
    'href',
    expect.stringContaining(`/en/products/sheet?id=${product.id}`),
  )
})

test('a discontinued product links to its successor', async ({ content }) => {
  const product = await own(content, { availability: 'discontinued', replacedBy: u830 })
  const page = await open(product.path)
  const [note] = page.getAllByText('This product has been discontinued.')
  const successor = note?.closest('p')?.querySelector('a') ?? null
  expect(textOf(successor)).toMatch(/^U830 /)
  expect((await follow(successor)).address).toContain(`id=${u830}`)
})

test('an expired approval is marked in the table and not shown as a mark of the product', async ({
  content,
}) => {
  const approvals = [
    { kind: 'CE', code: 'MD 12' },
    { kind: 'WHO PQS', code: 'E003/091', expires: '2020-05-31T00:00:00.000Z' },
  ]
  const product = await own(content, { approvals })
  const page = await open(product.path)
  const table = within(page.getByRole('table', { name: 'Markings and approvals' }))
  const expired = textOf(table.getByRole('row', { name: /WHO PQS/ }))
  expect(expired).toContain('31 May 2020')
  expect(expired).toContain('Expired')
  expect(textOf(table.getByRole('row', { name: /^CE/ }))).toContain('No expiry')
  const marks = page.getByRole('list', { name: 'Markings and approvals' })
  expect(textsOf(within(marks).getAllByRole('listitem'))).toEqual(['CE'])
})

test('a product is shown on its own sites only, and a draft on none (S2 2.3)', async ({ content }) => {
  const product = await own(content, { overview: paragraphs('Cold.') })
  const status = async (path: string) => (await request(path)).status
  expect(await status(product.path)).toBe(200)
  expect(await status(`/en/products?id=${product.id}&lang=en_US`)).toBe(404)
  expect(await status(`/en/products?id=${product.id}`)).toBe(404)
  expect(await status(`/zh_CN/products?id=${product.id}`)).toBe(404)
  await content.update(`products/${product.id}`, { _status: 'draft' }, { locale: 'en_UK' })
  await expect.poll(() => status(product.path), { timeout: 15_000 }).toBe(404)
})
