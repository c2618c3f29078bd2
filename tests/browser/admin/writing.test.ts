import type { Api } from '../../support/api'
import {
  expect,
  expectSoon,
  holdAutosaves,
  hydratedElement,
  publish,
  test,
} from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle, type Content } from '../../support/content'

async function makeProduct(content: Content): Promise<string> {
  const shared = { order: 900, sites: ['en_EN'] }
  const { id: category } = await content.create('product-categories', { ...shared, name: uniqueTitle('C') })
  const data = { ...shared, category, availability: 'active', name: uniqueTitle('Freezer') }
  const { id } = await content.create('products', { ...data, _status: 'published' })
  return id
}

test('a new parameter opens with the cursor in it and offers the value and the unit of its kind (issue 20)', async ({
  page,
  content,
  signIn,
}) => {
  const id = await makeProduct(content)
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  await (await hydratedElement(page.getByRole('button', { name: 'Parameters', exact: true }))).click()
  await page.getByRole('button', { name: 'Add Parameter' }).click()
  const parameter = page.locator('#field-parameters__0__parameter')
  await expect(parameter.locator(':focus')).toBeVisible()
  const value = page.locator('#field-parameters__0__value')
  const words = page.locator('#field-parameters__0__text')
  await expect(value).toBeHidden()
  await page.keyboard.type('Net volume')
  await page.getByRole('option', { name: 'Net volume' }).click()
  await expect(page.getByLabel('Value (L)')).toBeFocused()
  await expect(words).toBeHidden()
  await expect(page.locator('#field-parameters__0__flag')).toBeHidden()
})

test('what keeps a document from being published is named by its label, and a click leads there (issue 20)', async ({
  page,
  content,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await (await hydratedElement(page.locator('#field-title'))).fill('x'.repeat(301))
  await publish(page)
  const notice = page.getByRole('alert').filter({ hasText: 'needs your attention' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Title' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  expect(await accessibilityProblems(page, '[role=alert]')).toEqual([])
  await page.locator('#field-title').fill(uniqueTitle('Short'))
  await expect(notice).toBeHidden()
})

test('Ctrl and K finds documents, views and settings with the keyboard (issue 20)', async ({
  page,
  content,
  signIn,
}) => {
  const { id, title } = await content.news()
  await signIn('editor')
  await page.goto('/admin')
  await hydratedElement(page.getByRole('button', { name: 'Find anything' }))
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const field = dialog.getByRole('combobox', { name: 'Find anything' })
  await expect(field).toBeFocused()
  await field.fill('site set')
  await expect(dialog.getByRole('option', { name: /^Site settings/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await accessibilityProblems(page, 'dialog')).toEqual([])
  await field.fill(title)
  await expect(dialog.getByRole('option')).toHaveText([`${title}News article`])
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/collections/news/${id}`))
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('create news article')
  await field.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`))
  const empty = page.locator('#field-title').and(page.locator('[value=""]'))
  await expect(empty).toBeFocused()
})

/** The title of an article's latest draft. */
async function draftTitle(administer: Api, id: string): Promise<unknown> {
  const stored = await administer.get(`/api/news/${id}?locale=en_EN&draft=true&depth=0`)
  return ((await stored.json()) as { title?: unknown }).title
}

test('a translation is written and published with the keyboard alone (issue 20)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'es_ES'] })
  const title = uniqueTitle('Traducido')
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await hydratedElement(page.locator('#field-title'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('español')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('es_ES')
  await page.keyboard.press('Enter')
  await page.waitForURL(/locale=es_ES/)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Control+Enter')
  await expectSoon(request, `/en/newsDetail?id=${id}&lang=es_ES`).toContain(title)
})

test('a click on publish while a draft is being saved publishes when it is saved (issue 13)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id } = await content.news({ sites: ['en_EN'] })
  const title = uniqueTitle('Pressed early')
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const field = await hydratedElement(page.locator('#field-title'))
  const button = page.getByRole('button', { name: 'Publish changes' })
  const continueSaving = await holdAutosaves(page)
  await field.fill(title)
  await expect(page.getByText('Saving...')).toBeVisible()
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  continueSaving()
  await expectSoon(request, `/en/newsDetail?id=${id}`).toContain(title)
})

test('two fields that are changed while a draft is being saved keep what was entered', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await content.news({ sites: ['en_EN'] })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const title = await hydratedElement(page.locator('#field-title'))
  const continueSaving = await holdAutosaves(page)
  await title.fill('The first words')
  await expect(page.getByText('Saving...')).toBeVisible()
  await title.fill('The first words and the next')
  await page.locator('#field-recommended').check()
  continueSaving()
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/news/${id}?depth=0&draft=true&locale=en_EN`)
      return (await response.json()) as unknown
    })
    .toMatchObject({ title: 'The first words and the next', recommended: true })
  await expect(title).toHaveValue('The first words and the next')
})

test('without a connection nothing typed is lost, the form says so, and saving resumes by itself (issue 20)', async ({
  page,
  content,
  administer,
  signIn,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED|Failed to fetch|The server cannot be reached/)
  const { id } = await content.news()
  const title = uniqueTitle('Typed offline')
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await hydratedElement(page.locator('#field-title'))
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('#field-title').fill(title)
  const notice = page.getByRole('status').filter({ hasText: 'Not saved: the server cannot be reached' })
  await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByText(/Last saved/)).toBeHidden()
  expect(await draftTitle(administer, id)).not.toBe(title)
  await page.unroute('**/api/**')
  await expect.poll(() => draftTitle(administer, id), { timeout: 60_000 }).toBe(title)
  await expect(notice).toBeHidden()
  await expect(page.locator('#field-title')).toHaveValue(title)
})

test('when the session has ended, a dialog signs in again in place and the typed text is saved (issue 20)', async ({
  page,
  context,
  content,
  administer,
  signIn,
  tolerated,
}) => {
  tolerated.push(/40[13] \(/)
  const { id } = await content.news()
  const title = uniqueTitle('Typed signed out')
  const account = await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await hydratedElement(page.locator('#field-title'))
  await context.clearCookies({ name: 'payload-token' })
  await page.locator('#field-title').fill(title)
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  expect(await accessibilityProblems(page, 'dialog')).toEqual([])
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => draftTitle(administer, id), { timeout: 60_000 }).toBe(title)
  await expect(page.locator('#field-title')).toHaveValue(title)
})

test('what is typed just before a form is left is saved, also when the site is changed (issue 20)', async ({
  page,
  content,
  administer,
  signIn,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'es_ES'] })
  const [first, second] = [uniqueTitle('Before the list'), uniqueTitle('Before the site')]
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const title = await hydratedElement(page.locator('#field-title'))
  await title.fill(first)
  await page.locator('.step-nav a[href$="/collections/news"]').click()
  await page.waitForURL(/\/collections\/news(?:\?|$)/)
  expect(await draftTitle(administer, id)).toBe(first)

  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await (await hydratedElement(title)).fill(second)
  await page.locator('.localizer button').first().click()
  await page
    .getByRole('button')
    .filter({ has: page.locator('[data-locale="es_ES"]') })
    .click()
  await page.waitForURL(/locale=es_ES/)
  expect(await draftTitle(administer, id)).toBe(second)
})

test('a form without drafts asks before the site is changed and what was typed would be lost (issue 20)', async ({
  page,
  content,
  signIn,
}) => {
  const name = uniqueTitle('Category')
  const { id } = await content.create('product-categories', { order: 900, sites: ['en_EN'], name })
  await signIn('editor')
  await page.goto(`/admin/collections/product-categories/${id}?locale=en_EN`)
  const field = await hydratedElement(page.locator('#field-name'))
  await field.fill('Typed')
  await page.locator('.localizer button').first().click()
  await page
    .getByRole('button')
    .filter({ has: page.locator('[data-locale="es_ES"]') })
    .click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(field).toHaveValue('Typed')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dashboard')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await page.waitForURL(/\/admin$/)
})

test('an empty parameter row does not keep a draft from being saved (issue 20)', async ({
  page,
  content,
  administer,
  signIn,
}) => {
  const id = await makeProduct(content)
  const name = uniqueTitle('Beside an empty row')
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  const tab = (label: string) => page.getByRole('button', { name: label, exact: true })
  await (await hydratedElement(tab('Parameters'))).click()
  await page.getByRole('button', { name: 'Add Parameter' }).click()
  await tab('Product').click()
  await page.locator('#field-name').fill(name)
  const draft = async () => {
    const stored = await administer.get(`/api/products/${id}?locale=en_EN&draft=true&depth=0`)
    const { parameters, ...rest } = (await stored.json()) as { name: string; parameters: unknown[] }
    return { name: rest.name, rows: parameters.length }
  }
  await expect.poll(draft).toEqual({ name, rows: 1 })
})
