import { expect, open, request, test } from '../support/http'

test.each([
  { home: '/uk', lang: 'en_UK' },
  { home: '/es', lang: 'es_ES' },
  { home: '/cn', lang: 'zh_CN' },
])('the privacy policy of $home is a document in its language (S1 2.4)', async ({ home, lang }) => {
  const footer = (await open(home)).getAllByRole('contentinfo').at(-1)
  const link = footer?.querySelector('a[href^="/static/policy.pdf"]')
  expect(link).toHaveAttribute('href', `/static/policy.pdf?lang=${lang}`)
  const response = await request(`/static/policy.pdf?lang=${lang}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
})
