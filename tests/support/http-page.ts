import { makeAccount, signIn } from './accounts'
import type { Api } from './api'
import { expect, open, origin, request, structuredDataOf, textOf, textsOf, within, type Page } from './http'

/** A page of the demo content that several tests of a file read; it is requested once. */
export function openOnce(path: string): () => Promise<Page> {
  let page: Promise<Page> | undefined
  return () => (page ??= open(path))
}

/** The queries of Testing Library within the main part of a page. */
export function mainOf(page: Page) {
  return within(page.getByRole('main'))
}

/** The entries of a breadcrumb; `name` is its name in the language of the page. */
export function breadcrumbOf(page: Page, name = 'You are here'): HTMLElement[] {
  return within(page.getByRole('navigation', { name })).getAllByRole('listitem')
}

/** The panel that a tab opens; while it is closed it has no accessible name. */
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

/** Those elements of a list that have a heading of a level, such as the cards of a page. */
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

/** A picture from the site's own files. */
export function expectPicture(picture: Element | null | undefined): void {
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/file\//))
}

/** The structured data of the page itself, which comes last. */
export function lastDataOf(page: Page): Record<string, unknown> | undefined {
  return structuredDataOf(page).at(-1)
}

/** The address that a browser opens when this form is sent with a text in its only text field. */
export function targetOf(form: HTMLElement, text: string): string {
  if (form.localName !== 'form') throw new Error('This is no form.')
  const fields = [...form.querySelectorAll('input')]
  const values = fields.map(({ name, type, value }) => [name, type === 'hidden' ? value : text])
  return `${form.getAttribute('action')}?${new URLSearchParams(values)}`
}

/** Opens the preview of a document in a browser of a signed-in editor. */
export async function openPreview(
  administer: Api,
  { collection, id, site }: { collection: string; id: string; site: string },
): Promise<Page> {
  const account = await makeAccount(administer, 'editor')
  try {
    const cookie = `payload-token=${await signIn(origin, account)}`
    // As a browser says that no other site asks; the CMS refuses its cookie otherwise.
    const headers = { cookie, 'sec-fetch-site': 'none' }
    const answer = await request(`/preview?${new URLSearchParams({ collection, id, site })}`, { headers })
    expect(answer.status).toBe(307)
    const [draft = ''] = answer.headers
      .getSetCookie()
      .flatMap((line) => (line.includes('Path=/preview') ? [line.split(';')[0]] : []))
    const cookies = `${cookie}; ${draft}`
    return await open(answer.headers.get('location') ?? '', { headers: { ...headers, cookie: cookies } })
  } finally {
    await administer.delete(`/api/users/${account.id}`)
  }
}
