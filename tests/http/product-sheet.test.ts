import { expect, follow, open, request, test, textOf, within } from '../support/http'

const id = '1211952306528985089'
const path = `/en/products/sheet?id=${id}&lang=en_US`

test('a specification sheet has name, drawing, every parameter in both units, and approvals', async () => {
  const page = await open(path)
  const sheet = within(page.getByRole('article'))
  expect(textOf(sheet.getByRole('heading', { level: 1 }))).toMatch(/^U830 /)
  expect(sheet.getAllByRole('img')[0]).toHaveAttribute('alt', expect.stringContaining('U830'))
  expect(sheet.getByText('−86 to −40 °C (−123 to −40 °F)', { selector: 'td' })).toBeInTheDocument()
  expect(sheet.getByText('829 L (29.3 cu ft)', { selector: 'td' })).toBeInTheDocument()
  expect(sheet.getByRole('table', { name: 'Markings and approvals' })).toBeInTheDocument()
  expect(sheet.getByText(/^As of /)).toBeInTheDocument()

  const product = await follow(page.getByRole('link', { name: 'Back to the product' }))
  expect(product.status).toBe(200)
  expect(product.address).toMatch(new RegExp(`^/en/products\\?id=${id}`))
})

test('a product that does not exist has no specification sheet', async () => {
  expect((await request('/en/products/sheet?id=1')).status).toBe(404)
})

test('the Chinese specification sheet is in Chinese, in stored units alone', async () => {
  const page = await open(`/zh_CN/products/sheet?id=${id}`)
  const sheet = within(page.getByRole('article'))
  expect(sheet.getByText('规格表')).toBeInTheDocument()
  expect(sheet.getByText('829 L', { selector: 'td' })).toBeInTheDocument()
  expect(page.getByRole('button', { name: '打印' })).toBeInTheDocument()
})
