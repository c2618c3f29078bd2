import { link, paragraphs, words } from '../../support/content'
import { expect, test } from '../../support/browser'

for (const path of [
  '/en',
  '/zh_CN',
  '/en/news',
  '/en/newsDetail?id=1214000000000001001',
  '/en/nothing-here',
]) {
  test(`${path} carries a content security policy without inline scripts at will (issue 2, the door)`, async ({
    request,
  }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).toContain("'self'")
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'self'")
  })
}

test('a script in a news body runs nowhere (issue 2, readings decision 9)', async ({
  page,
  content,
  request,
}) => {
  const attacks = [
    '<script>window.attacked = true</script>',
    '<img src=x onerror="window.attacked = true">',
    '</script><script>window.attacked = true</script>',
  ]
  const title = `Attack ${attacks.join(' ')}`
  const { id } = await content.news({
    title,
    content: paragraphs(...attacks, [words('A quiet '), link('https://example.com/', 'link')]),
    sites: ['en_EN', 'zh_CN'],
  })

  await page.goto(`/en/newsDetail?id=${id}`)
  await expect(page.getByRole('article').getByText(attacks[0] ?? '', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  await expect(page.getByRole('article').locator('script, img[src="x"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const answer = await (await request.get(`/f/news/queryById?siteId=en_EN&id=${id}`)).json()
  expect(answer.result.content).not.toMatch(/<script|<img/i)
  const feed = await (await request.get('/rss/en_EN')).text()
  expect(feed).not.toMatch(/<description>[^<]*<script/i)
})

test('a link that runs a script is refused or harmless (issue 2, readings decision 9)', async ({
  page,
  content,
}) => {
  const { id } = await content.news({
    content: paragraphs([words('Before '), link('https://example.com/', 'go')]),
  })
  const evil = paragraphs([words('After '), link('javascript:window.attacked=true', 'go')])
  await content.tryUpdate(`news/${id}`, { content: evil, _status: 'published' })

  await page.goto(`/en/newsDetail?id=${id}`)
  await expect(page.getByRole('article').getByText('go')).toBeVisible()
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
})

test('HTML of another system that slipped into rich text is not shown as HTML (readings decision 9)', async ({
  page,
  content,
}) => {
  const bold = { ...words('<b onmouseover=alert(1)>bold</b>'), style: 'background:url(javascript:alert(1))' }
  const { id } = await content.news({ content: paragraphs([bold]) })
  await page.goto(`/en/newsDetail?id=${id}`)
  await expect(page.getByRole('article').getByText('<b onmouseover=alert(1)>bold</b>')).toBeVisible()
  await expect(page.getByRole('article').locator('[style*="javascript"]')).toHaveCount(0)
})

test('a page of ours cannot be framed by others', async ({ request }) => {
  const headers = (await request.get('/en')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})
