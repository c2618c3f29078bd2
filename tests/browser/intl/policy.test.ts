import { expect, test } from '../../support/browser'

for (const { home, lang } of [
  { home: '/uk', lang: 'en_UK' },
  { home: '/es', lang: 'es_ES' },
  { home: '/cn', lang: 'zh_CN' },
]) {
  test(`the privacy policy of ${home} is a document in its words (S1 2.4)`, async ({ page, request }) => {
    await page.goto(home)
    const link = page.getByRole('contentinfo').locator('a[href^="/static/policy.pdf"]').first()
    await expect(link).toHaveAttribute('href', `/static/policy.pdf?lang=${lang}`)
    const answer = await request.get(`/static/policy.pdf?lang=${lang}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
}
