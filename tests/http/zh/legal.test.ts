import { expect, open, test } from '../../support/http'
import { mainOf } from '../../support/http-page'
import { headingOf } from './page-queries'

test('法律声明 is dated 2020-01-22 and names the applicable law and the court (S1 2.18, 9)', async () => {
  const page = await open('/zh_CN/legal')
  expect(headingOf(page)).toBe('法律声明')
  expect(page.getByText('2020-01-22').parentElement).toHaveTextContent(/^发布日期：2020-01-22$/)
  const text = page.getByRole('main')
  expect(text).toHaveTextContent(/法律/)
  expect(text).toHaveTextContent(/人民法院/)
  expect(page.getAllByRole('banner')[0]).toHaveAttribute('data-solid', 'true')

  const links = [...mainOf(page).getByRole('navigation', { name: '本页目录' }).querySelectorAll('a')]
  const headings = mainOf(page).getAllByRole('heading', { level: 2 })
  expect(links.length).toBeGreaterThan(1)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
  expect(links[1]).toHaveAttribute('href', '#section-2')
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent))
})
