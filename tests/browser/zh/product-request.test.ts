import { picker } from '../../support/browser-picker'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '1211952306528985089'
const chinese = { opener: /^意向产品/, list: '产品列表', cards: '已选产品', submit: '确定' }

test('the product of a page is chosen for a request, and another one replaces it (S2 2.5, 2.19)', async ({
  page,
}) => {
  await page.goto(`/zh_CN/products?id=${u830}#contact`)
  await waitForHydration(page)
  const contact = page.getByRole('region', { name: /^咨询/ })
  const { opener, list, cards, submit } = picker(page, chinese)
  await expect(cards).toHaveText([/U830/])
  await opener.click()
  await contact.getByRole('button', { name: '清空选择' }).click()
  await contact.getByRole('searchbox', { name: '在列表中搜索' }).fill('V1000')
  await list.getByRole('checkbox', { name: /V1000/ }).check()
  await submit.click()
  await expect(cards).toHaveText([/V1000/])
  await page.reload()
  await expect(cards).toHaveText([/V1000/])
  await waitForHydration(page)
  await cards.getByRole('button', { name: /^移除/ }).click()
  await expect(opener).toContainText('请选择产品')
  await expect(contact.getByLabel(/^姓名/)).toBeVisible()
})
