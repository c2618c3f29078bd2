import { expect, follow, open, request, test, textOf, within, type Page } from '../../support/http'

const support = '/zh_CN/support'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => textOf(main(page).querySelector('h1'))
const region = (page: Page, name: string) => within(main(page)).getByRole('region', { name })
const list = (page: Page) => within(main(page)).getByRole('navigation', { name: '服务支持' })
const newTab = /在新窗口打开/

test('the support page has three promises and six pillars, the distributors’ area and the hotline (S2 1, 2.17, 6)', async () => {
  const page = await open(support)
  expect(heading(page)).toBe('服务支持')
  const promises = within(region(page, '服务承诺')).getAllByRole('listitem')
  expect(promises).toHaveLength(3)
  expect(textOf(promises[1])).toMatch(/^1\s?小时/)
  expect(region(page, '服务体系').querySelectorAll('h3')).toHaveLength(6)
  expect(within(region(page, '经销商专区')).getByRole('link')).toHaveAttribute('href', '/zh_CN/distributor')
  const [hotline, repair, ...others] = within(region(page, '服务热线')).getAllByRole('link')
  expect(hotline).toHaveTextContent(/^400-/)
  expect(hotline?.getAttribute('href')).toMatch(/^tel:400/)
  expect(repair).toHaveAccessibleName(newTab)
  expect(others).toEqual([])
  // DOM order is keyboard order.
  for (const link of [hotline, repair]) expect(link).not.toHaveAttribute('tabindex')
})

test('each tile leads to its page, which lists all three (S2 2.17)', async () => {
  const tiles = within(region(await open(support), '服务内容')).getAllByRole('link')
  expect(tiles).toHaveLength(3)
  for (const [type, tile] of tiles.entries()) {
    const page = await follow(tile)
    expect(page.address).toBe(`/zh_CN/supportDetail?type=${type}`)
    expect(heading(page)).toBe(textOf(tile))
    expect(within(list(page)).getAllByRole('link')).toHaveLength(3)
    expect(textOf(list(page).querySelector('[aria-current="page"]'))).toBe(textOf(tile))
  }
})

test('the repair request is a page with the hotline and the code of the official account (S2 2.17)', async () => {
  const page = await open('/zh_CN/supportDetail?type=2')
  const { getByRole } = within(main(page))
  expect(getByRole('link', { name: /^400-/ }).getAttribute('href')).toMatch(/^tel:400/)
  getByRole('heading', { name: '官方公众号' })
  const code = [...main(page).querySelectorAll('img')].at(-1)?.getAttribute('src')
  expect((await request(code ?? '')).headers.get('content-type')).toMatch(/^image\//)
  const repair = getByRole('link', { name: newTab })
  expect(repair).toHaveAttribute('target', '_blank')
  expect(repair.getAttribute('href')).toMatch(/^https:/)
})

test('without a type 0 is used, an unknown one is not found, and pages of the other layout do not exist (S2 9, issue 14)', async () => {
  const page = await open('/zh_CN/supportDetail')
  expect(within(list(page)).getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page')
  expect(textOf(main(page).querySelector('p'))).not.toBe('')
  expect((await request('/zh_CN/support/customer')).status).toBe(404)
  for (const type of ['9', '01', 'x'])
    expect((await request(`/zh_CN/supportDetail?type=${type}`)).status, type).toBe(404)
})
