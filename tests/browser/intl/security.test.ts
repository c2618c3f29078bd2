import { attacks } from '../../factories/attacks'
import { link, paragraphs, textNode } from '../../support/content'
import { expect, test } from '../../support/browser'

test('a script in the title or the body of an article does not run (issue 2, readings decision 9)', async ({
  page,
  content,
}) => {
  const title = `Attack ${attacks.join(' ')}`
  const { id } = await content.news({
    title,
    content: paragraphs(...attacks, [textNode('A quiet '), link('https://example.com/', 'link')]),
  })
  for (const path of [`/en/newsDetail?id=${id}`, `/f/news/queryById?siteId=en_EN&id=${id}`]) {
    await page.goto(path)
    await expect(page.getByText('window.attacked').first()).toBeVisible()
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  }
})
