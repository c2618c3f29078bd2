import { uniqueTitle } from '../../support/content'
import { expect, follow, open, request, test, textOf, textsOf, within, type Page } from '../../support/http'
import { itemsWithHeading, mainOf } from '../../support/http-page'
import { currentLabelsOf, hrefOf } from './page-queries'

const bloodNetwork = '1209667603977572353'
const emptyText = '暂无相关信息，请提交您的需求或联系我们了解详情。'

function tabsOf(page: Page): HTMLElement {
  return mainOf(page).getByRole('navigation', { name: '按场景查看案例' })
}

test('the Chinese list has a tab for all cases and one for each solution (S1 2.11)', async () => {
  const page = await open('/zh_CN/case')
  const tabs = within(tabsOf(page)).getAllByRole('link')
  const names = textsOf(tabs)
  expect(names[0]).toBe('全部')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['生物样本库', '疫苗网络', '血液网络', '食品与兽医']))
  expect(currentLabelsOf(tabsOf(page))).toEqual(['全部'])

  const blood = await follow(tabs[names.indexOf('血液网络')] ?? null)
  expect(blood.address).toBe(`/zh_CN/case?type=${bloodNetwork}`)
  expect(currentLabelsOf(tabsOf(blood))).toEqual(['血液网络'])
  expect(itemsWithHeading(blood)).toHaveLength(2)
})

test('the Chinese list shows all cases on one page (S1 2.11, 9)', async () => {
  const page = await open('/zh_CN/case')
  expect(itemsWithHeading(page).length).toBeGreaterThanOrEqual(27)
  expect(page.queryByRole('navigation', { name: '分页' })).toBeNull()
  expect((await request('/zh_CN/case?pageNo=2')).status).toBe(404)
})

test('a tile shows cover, name, what was used, brief and logo, and leads to its case (S1 2.11, readings 7)', async () => {
  const [tile] = itemsWithHeading(await open('/zh_CN/case'))
  if (!tile) throw new Error('There is no tile.')
  const first = within(tile)
  expect(textOf(first.getByRole('heading'))).toMatch(/^东湖样本库二期/)
  expect(first.getByText(/^使用场景\/产品：生物样本库解决方案、U830 .+、D47 /)).toBeInTheDocument()
  expect(first.getByText(/^2026 年 9 月/)).toBeInTheDocument()
  expect(tile.querySelectorAll('img')).toHaveLength(2)
  expect(hrefOf(first.getByRole('link'))).toMatch(
    /^\/zh_CN\/case\/caseDetail\?id=1214000000000003040&name=东湖样本库二期/,
  )
})

test('a case type in the place of a solution shows the cases of that type (S1 2.11, issue 14)', async () => {
  const page = await open('/zh_CN/case?type=1214000000000002501')
  expect(page.status).toBe(200)
  expect(currentLabelsOf(tabsOf(page))).toEqual([])
  const all = itemsWithHeading(await open('/zh_CN/case')).length
  expect(itemsWithHeading(page).length).toBeGreaterThan(0)
  expect(itemsWithHeading(page).length).toBeLessThan(all)
})

test('a solution without cases shows the empty state, an unknown one is not found (S1 2.11)', async ({
  content,
}) => {
  const name = uniqueTitle('尚无案例')
  const fields = { name, type: '1214000000000002001', order: 99, sites: ['zh_CN'], _status: 'published' }
  const { id } = await content.create('solutions', fields, { locale: 'zh_CN' })
  const page = await open(`/zh_CN/case?type=${id}`)
  expect(currentLabelsOf(tabsOf(page))).toEqual([name])
  expect(mainOf(page).getByText(emptyText)).toBeInTheDocument()
  expect((await request('/zh_CN/case?type=1')).status).toBe(404)
})
