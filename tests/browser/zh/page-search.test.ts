import { expect, test } from '../../support/browser'

test('Enter in the search of an article and of the error page opens the results (S1 2.9, 2.17, 2.18)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/404 \(Not Found\)/)
  const field = page.getByRole('main').getByRole('combobox')
  for (const { path, kind, text } of [
    { path: '/zh_CN/newsDetail?id=1214000000000001001', kind: '1', text: '疫苗' },
    { path: '/zh_CN/nothing-here', kind: '2', text: '超低温' },
  ]) {
    await page.goto(path)
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL(`/zh_CN/search?selectWD=${kind}&inputWD=${encodeURIComponent(text)}`)
  }
})
