import { expect, test } from '../../support/http-admin'
import { request } from '../../support/http'

/** Waits until a page contains a text, or no longer does; the target is one second (readings 36). */
function expectSoon(path: string, text: string) {
  return expect.poll(
    async () => (await (await request(path, { redirect: 'follow' })).text()).includes(text),
    {
      timeout: 20_000,
    },
  )
}

test('unpublishing removes an article from pages, lists and the contract (issue 2)', async ({ content }) => {
  const { id, title } = await content.news({ sites: ['en_UK'], publishTime: new Date().toISOString() })
  await expectSoon('/en/news?lang=en_UK', title).toBe(true)
  await content.update(`news/${id}`, { _status: 'draft' })
  await expectSoon('/en/news?lang=en_UK', title).toBe(false)
  await expect
    .poll(async () => (await request(`/en/newsDetail?id=${id}&lang=en_UK`)).status, { timeout: 20_000 })
    .toBe(404)
  const response = await request(`/f/news/queryById?siteId=en_UK&id=${id}`)
  expect(await response.text()).not.toContain(title)
})
