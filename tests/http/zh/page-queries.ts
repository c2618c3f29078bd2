import { expect, pathOf, textsOf, within, type Page } from '../../support/http'
import { breadcrumbOf, linkOf, mainOf } from '../../support/http-page'

export function headingOf(page: Page): string | null {
  return page.getByRole('heading', { level: 1 }).textContent
}

/** Labels and addresses of the breadcrumb; the page itself has no address. */
export function crumbsOf(page: Page): [label: string, href: string | undefined][] {
  return breadcrumbOf(page, '当前位置').map((item) => [item.textContent, hrefOf(linkOf(item))])
}

export function pagerOf(page: Page, name = '分页') {
  return within(mainOf(page).getByRole('navigation', { name }))
}

/** Path and query of a link, decoded. */
export function hrefOf(link: Element | null): string | undefined {
  const href = pathOf(link?.getAttribute('href'))
  return href === undefined ? undefined : decodeURIComponent(href.replaceAll('+', ' '))
}

/** The labels of the items of a navigation that lead to the page itself. */
export function currentLabelsOf(navigation: Element): string[] {
  return textsOf(navigation.querySelectorAll('[aria-current]'))
}

/** A picture with a text alternative. */
export function expectPicture(element: HTMLElement): void {
  const picture = within(element).getAllByRole('img')[0]
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/file\//))
  expect(picture).toHaveAccessibleName()
}

/** The search form in the page's content for one type of results. */
export function expectSearch(page: Page, { placeholder, kind }: { placeholder: string; kind: string }) {
  const form = mainOf(page).getByRole('search')
  const field = within(form).getByRole('combobox')
  expect(field).toHaveAttribute('placeholder', placeholder)
  expect(field).toHaveAttribute('name', 'inputWD')
  expect(form).toHaveAttribute('action', '/zh_CN/search')
  expect(form).toHaveFormValues({ selectWD: kind, inputWD: '' })
  expect(form.getAttribute('method') ?? 'get').toBe('get')
}
