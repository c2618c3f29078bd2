import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../support/http'

const u340 = '1215000000000040001'
const u350 = '1215000000000040008'
const comparison = (ids: string[], site = 'en_EN') => `/en/products/compare?ids=${ids.join(',')}&lang=${site}`

const columns = (page: Page) => textsOf(page.document.querySelectorAll('th[scope=col]'))
const heading = (page: Page) => textsOf(page.document.querySelectorAll('main h2'))

/** The row of a parameter: its label, marked when the products differ, and their values. */
function rowsOf(page: Page, label: string) {
  const rows = [...page.document.querySelectorAll('tbody tr')]
  return rows
    .map((row) => ({
      label: textOf(row.querySelector('th[scope=row]')),
      values: textsOf(row.querySelectorAll('td')),
    }))
    .filter((row) => row.label.replace(/ \(Differs\)$/, '') === label)
}

test('products are side by side, rows by class, differences marked', async () => {
  const page = await open(comparison([u340, u350]))
  expect(page.getByRole('rowheader', { name: /^Net volume\s*\(Differs\)$/ })).toBeInTheDocument()
  expect(rowsOf(page, 'Net volume')).toEqual([{ label: 'Net volume (Differs)', values: ['336 L', '348 L'] }])
  expect(rowsOf(page, 'Refrigerant').map(({ label }) => label)).toEqual(['Refrigerant'])
  expect(columns(page)).toEqual([
    expect.stringMatching(/^Parameter/),
    expect.stringMatching(/^U340/),
    expect.stringMatching(/^U350/),
  ])
  const product = page.document.querySelectorAll('th[scope=col]')[1]?.querySelector('a')
  expect(product).toHaveAttribute('href', expect.stringMatching(/^\/en\/products\?id=/))
})

test('’differences only’ has an address, with a link back to all values', async () => {
  const view = (page: Page, name: string) =>
    within(page.getByRole('navigation', { name: 'Rows' })).getByRole('link', { name })
  const differences = await follow(view(await open(comparison([u340, u350])), 'Differences only'))
  expect(differences.address).toMatch(/only=differences/)
  expect(rowsOf(differences, 'Refrigerant')).toHaveLength(0)
  expect(rowsOf(differences, 'Net volume')).toHaveLength(1)
  const all = await follow(view(differences, 'All values'))
  expect(rowsOf(all, 'Refrigerant')).toHaveLength(1)
})

test('the US site adds °F and cubic feet (readings 34)', async () => {
  const page = await open(comparison([u340, u350], 'en_US'))
  expect(rowsOf(page, 'Net volume')[0]?.values[0]).toBe('336 L (11.9 cu ft)')
  expect(rowsOf(page, 'Temperature range')[0]?.values[0]).toMatch(/°F\)$/)
})

test('a product is removed by its link', async () => {
  const page = await open(comparison([u340, '1215000000000040002', '1215000000000040019']))
  const removal = [...page.document.querySelectorAll('thead a')].find((one) =>
    textOf(one).startsWith('Remove U420'),
  )
  const left = await follow(removal ?? null)
  expect(columns(left)).toEqual([
    expect.stringMatching(/^Parameter/),
    expect.stringMatching(/^U340/),
    expect.stringMatching(/^C120/),
  ])
})

test('unknown products are left out; a single product asks for another', async () => {
  const page = await open(comparison([u340, '7']))
  expect(heading(page)).toContain('One more product is needed')
  expect(page.document.querySelector('table')).toBeNull()
})

test('without a product the page explains how to begin', async () => {
  const page = await open('/en/products/compare?lang=en_EN')
  expect(heading(page)).toContain('Nothing to compare yet')
})

test('of more than four products the first four are compared, and the page says so (issue 14)', async () => {
  const numbers = ['01', '02', '08', '19', '20', '21']
  const page = await open(comparison(numbers.map((number) => `12150000000000400${number}`)))
  expect(columns(page)).toHaveLength(5)
  expect(textOf(page.getByRole('main'))).toContain('these are the first 4')
  const four = await open(comparison(numbers.slice(0, 4).map((number) => `12150000000000400${number}`)))
  expect(columns(four)).toEqual(columns(page))
  expect(textOf(four.getByRole('main'))).not.toContain('these are the first 4')
})

/** Sends the form of a comparison with a choice, as a browser without scripts does. */
function add(page: Page, ids: string): Promise<Page> {
  const choice = page.getByRole('combobox', { name: 'Add a product' })
  expect(choice.querySelector(`option[value="${ids}"]`)).toBeInTheDocument()
  const form = choice.closest('form')
  expect(form).toHaveAttribute('method', 'get')
  expect(form?.querySelector('button[type=submit]')).toHaveTextContent('Add')
  const fields = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((field) => [
    field.getAttribute('name') ?? '',
    field.getAttribute('value') ?? '',
  ])
  const query = new URLSearchParams([...fields, [choice.getAttribute('name') ?? '', ids]])
  return open(`${form?.getAttribute('action')}?${query}`)
}

test('without scripts products are added one by one', async () => {
  const one = await add(await open('/en/products/compare?lang=en_EN'), u340)
  const two = await add(one, `${u340},${u350}`)
  expect(two.address).toMatch(/^\/en\/products\/compare\?lang=en_EN&ids=\d+%2C\d+$/)
  expect(columns(two)).toHaveLength(3)
})

test('the Chinese comparison marks what differs, and differences only is an address', async () => {
  const page = await open(`/zh_CN/products/compare?ids=${u340},${u350}&only=differences`)
  expect(columns(page)).toHaveLength(3)
  expect(page.getAllByRole('rowheader', { name: /有差异/ }).length).toBeGreaterThan(0)
  expect(page.getByRole('link', { name: '仅看差异' })).toHaveAttribute('aria-current', 'page')
})

test('a comparison is offered as CSV, a column for each product', async () => {
  const page = await open(comparison([u340, u350]))
  const link = page.getByRole('link', { name: 'Download as CSV' })
  const response = await request(link.getAttribute('href') ?? '')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('U340, U350.csv')
  const [head, ...lines] = (await response.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toMatch(/^Group,Parameter,"?U340 .*,"?U350 /)
  expect(lines).toContain('Capacity,Net volume,336\u00a0L,348\u00a0L')
})

test('the specification sheet of a product is offered as CSV in the units of its site', async () => {
  const page = await open(`/en/products/sheet?id=${u340}&lang=en_US`)
  const link = page.getByRole('link', { name: 'Download as CSV' })
  const text = await (await request(link.getAttribute('href') ?? '')).text()
  expect(text).toMatch(/Capacity,Net volume,336\sL \(11\.9\scu\sft\)/)
  const chinese = await (await request(`/csv/zh_CN/${u340}`)).text()
  expect(chinese).toMatch(/^\uFEFF?分类,参数,/)
})

test('there is no table of unknown products, or on an unknown site', async () => {
  for (const path of ['/csv/en_EN/9', `/csv/de_DE/${u340}`]) expect((await request(path)).status).toBe(404)
})
