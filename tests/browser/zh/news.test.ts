import { expect, test } from '../../support/browser'

test('an article shows date and readers as 发布日期：… | … 人阅读, and each opening counts (S1 2.9)', async ({
  page,
  content,
}) => {
  const { id } = await content.news(
    { sites: ['zh_CN'], updateTime: '2001-02-03T18:00:00.000Z' },
    { locale: 'zh_CN' },
  )
  const line = page
    .getByRole('main')
    .getByText(/^发布日期：/)
    .locator('..')
  // Beijing time is a day ahead of UTC at that hour.
  const text = (views: string) => new RegExp(`^发布日期：2001\\D0?2\\D0?4\\D? ?\\| ?${views} 人阅读$`)
  const open = () => page.goto(`/zh_CN/newsDetail?id=${id}`)
  await open()
  await expect(line).toHaveText(text('1'))
  // The number that a page shows may be some seconds old (decision 75).
  await expect(async () => {
    await open()
    await expect(line).toHaveText(text('[2-9]'), { timeout: 5000 })
  }).toPass({ timeout: 45_000 })
})
