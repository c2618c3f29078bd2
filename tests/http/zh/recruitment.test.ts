import { expect, follow, open, test, textOf, textsOf, within, type Page } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { crumbsOf, currentLabelsOf, hrefOf, pagerOf } from './page-queries'

const social = '/zh_CN/recruitment?type=1'

function tabsOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '人才招聘' })
}

test('future partners come first and open when no tab is named (S1 2.16, 4)', async () => {
  const page = await open('/zh_CN/recruitment')
  const links = within(tabsOf(page)).getAllByRole('link')
  expect(textsOf(links)).toEqual(['加入诺凡', '社会招聘', '办公环境'])
  expect(currentLabelsOf(tabsOf(page))).toEqual(['加入诺凡'])
  expect(tabsOf(page).querySelector('[aria-current="page"]')).not.toBeNull()
  expect(crumbsOf(page).map(([label]) => label)).toEqual(['首页', '人才招聘', '加入诺凡'])
  expect(mainOf(page).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0)

  const campus = mainOf(page).getByRole('link', { name: /校园招聘/ })
  expect(campus).toHaveAttribute('target', '_blank')
  expect(campus).toHaveAttribute('href', expect.stringMatching(/^https:/))
})

test('jobs show name, department and date, and open elsewhere in a new tab (S1 2.16)', async () => {
  const page = await open(social)
  const rows = within(mainOf(page).getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(11)
  const first = within(rows[1] ?? tabsOf(page))
  const link = within(first.getByRole('rowheader')).getByRole('link')
  expect(link).toHaveAttribute('target', '_blank')
  expect(textOf(link)).not.toBe('')
  expect(textOf(first.getAllByRole('cell')[0])).not.toBe('')
  expect(textOf(first.getByRole('time'))).toMatch(/^2026-\d\d-\d\d$/)
})

test('the pager works, and another tab starts at its first page (S1 2.16, 4)', async () => {
  const second = await follow(pagerOf(await open(social)).getByRole('link', { name: '下一页' }))
  expect(second.address).toBe(`${social}&pageNo=2`)
  const office = within(tabsOf(second)).getByRole('link', { name: '办公环境' })
  expect(hrefOf(office)).toBe('/zh_CN/recruitment?type=3')
})

test('the office environment is a gallery of pictures with titles on one page (S1 2.16)', async () => {
  const page = await open('/zh_CN/recruitment?type=3')
  const figures = mainOf(page).getAllByRole('figure')
  expect(figures).toHaveLength(8)
  for (const figure of figures) {
    expect(textOf(figure)).not.toBe('')
    expect(figure.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/file\//))
  }
  expect(page.queryByRole('navigation', { name: '分页' })).toBeNull()
})
