import { makeAccount, signIn } from './accounts'
import type { Api } from './api'
import { expect, open, origin, request, structuredDataOf, textOf, textsOf, within, type Page } from './http'

/** A page of the demo content that several tests share; it is requested once. */
export function openOnce(path: string): () => Promise<Page> {
  let page: Promise<Page> | undefined
  return () => (page ??= open(path))
}

/** The queries of Testing Library within the main part of a page. */
export function mainOf(page: Page) {
  return within(page.getByRole('main'))
}

/** The items of a breadcrumb; `name` is its label in the language of the page. */
export function breadcrumbOf(page: Page, name = 'You are here'): HTMLElement[] {
  return within(page.getByRole('navigation', { name })).getAllByRole('listitem')
}

/** The panel of a tab; closed panels have no accessible name. */
export function panelOf(page: Page, tab: string): HTMLElement {
  const id = page.getByRole('tab', { name: tab }).getAttribute('aria-controls') ?? ''
  const panel = page.document.getElementById(id)
  if (panel?.getAttribute('role') !== 'tabpanel') throw new Error(`The tab ${tab} has no panel.`)
  return panel
}

/** The text of the current entry of a navigation. */
export function currentOf(navigation: HTMLElement): string {
  const entries = navigation.querySelectorAll('[aria-current]')
  expect(entries).toHaveLength(1)
  return textOf(entries[0])
}

/** The list items that have a heading of this level, such as the cards of a page. */
export function itemsWithHeading(page: Page, level = 2): HTMLElement[] {
  return mainOf(page)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level }))
}

/** The texts of the headings of a level in the main part. */
export function headingsOf(page: Page, level = 2): string[] {
  return textsOf(mainOf(page).queryAllByRole('heading', { level }))
}

/** The link of a breadcrumb's entry. */
export function linkOf(entry: HTMLElement | undefined): HTMLAnchorElement | null {
  return entry?.querySelector('a') ?? null
}

/** Expects a picture from the site's own files. */
export function expectPicture(picture: Element | null | undefined): void {
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/file\//))
}

/** The structured data of the page itself, which is the last. */
export function pageDataOf(page: Page): Record<string, unknown> | undefined {
  return structuredDataOf(page).at(-1)
}

/** The address that submitting the form with this text opens. */
export function targetOf(form: HTMLElement, text: string): string {
  if (form.localName !== 'form') throw new Error('This is not a form.')
  const fields = [...form.querySelectorAll('input')]
  const values = fields.map(({ name, type, value }) => [name, type === 'hidden' ? value : text])
  return `${form.getAttribute('action')}?${new URLSearchParams(values)}`
}

/** Opens the preview of a document as a signed-in editor. */
export async function openPreview(
  administer: Api,
  { collection, id, site }: { collection: string; id: string; site: string },
): Promise<Page> {
  const account = await makeAccount(administer, 'editor')
  try {
    const cookie = `payload-token=${await signIn(origin, account)}`
    // As browsers send for a direct visit; otherwise the CMS refuses the cookie.
    const headers = { cookie, 'sec-fetch-site': 'none' }
    const response = await request(`/preview?${new URLSearchParams({ collection, id, site })}`, { headers })
    expect(response.status).toBe(307)
    const [draft = ''] = response.headers
      .getSetCookie()
      .flatMap((line) => (line.includes('Path=/preview') ? [line.split(';')[0]] : []))
    const cookies = `${cookie}; ${draft}`
    return await open(response.headers.get('location') ?? '', { headers: { ...headers, cookie: cookies } })
  } finally {
    await administer.delete(`/api/users/${account.id}`)
  }
}
