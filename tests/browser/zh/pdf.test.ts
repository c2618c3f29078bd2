import { expect, test } from '../../support/browser'
import { expectRendered, darkPixels, uploadPdf } from '../../support/browser-pdf'

test('Chinese documents without embedded fonts are drawn, selectable and searchable (S1 2.19)', async ({
  page,
  content,
}) => {
  const { key } = await uploadPdf(
    content,
    [
      { lines: ['超低温冰箱使用说明书', '温度均匀，运行可靠。'], script: 'UniGB-UCS2-H' },
      { lines: ['低温冰箱安装手册', '国家标准编码'], script: 'GBK-EUC-H' },
      { lines: [], script: 'GBK-EUC-H' },
    ],
    { name: '超低温冰箱 说明书.pdf' },
  )
  const maps: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/cmaps/') && response.ok()) maps.push(response.url())
  })
  await page.goto(`/zh_CN/pdf?fileName=x&url=${encodeURIComponent(key)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('超低温冰箱 说明书')
  await expect(page.getByRole('status').filter({ hasText: '第 1 页，共 3 页' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: '打印' })).toBeEnabled()
  await page.getByRole('combobox', { name: '缩放' }).selectOption('50%')
  await expectRendered(page, 1)
  await expectRendered(page, 2)
  expect(await darkPixels(page, 3)).toBe(0)
  expect(maps.some((address) => address.includes('GBK-EUC-H'))).toBe(true)
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('超低温冰箱使用说明书')
  await expect(page.getByRole('region', { name: '第 2 页' })).toContainText('国家标准编码')

  await page.getByRole('button', { name: '在文档中查找' }).click()
  await page.getByRole('textbox', { name: '输入要查找的文字' }).fill('低温冰箱')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('第 1/2 处')
})
