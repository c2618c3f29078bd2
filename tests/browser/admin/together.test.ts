import type { Page } from '@playwright/test'
import { makeAccount, signIn as sessionOf, type Account } from '../../support/accounts'
import type { Api } from '../../support/api'
import { expect, hydratedElement, publish, test as base } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

/** Another editor, who is signed in in a browser of their own. */
type Colleague = { account: Account; page: Page }

const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ openElsewhere, administer, baseURL }, use) => {
    const origin = baseURL ?? ''
    const account = await makeAccount(administer, 'editor')
    const page = await openElsewhere()
    const value = await sessionOf(origin, account)
    await page.context().addCookies([{ name: 'payload-token', value, url: origin, httpOnly: true }])
    await use({ account, page })
    await administer.delete(`/api/users/${account.id}`)
  },
})

const nameOf = ({ email }: Account): string => email.split('@')[0] ?? ''

async function openSlide(page: Page, id: string, site = 'en_EN'): Promise<void> {
  await page.goto(`/admin/collections/banners/${id}?locale=${site}`)
  await hydratedElement(page.locator('#field-title'))
}

/** The latest draft of a slide. */
function draftOf(administer: Api, id: string, site = 'en_EN') {
  return expect.poll(
    async () => {
      const address = `/api/banners/${id}?locale=${site}&fallback-locale=null&draft=true&depth=0`
      return (await administer.get(address)).json() as Promise<object>
    },
    { timeout: 60_000 },
  )
}

test('a form says from its opening who else has the document open, and on which site, until they leave (issue 20)', async ({
  page,
  colleague,
  content,
  signIn,
}) => {
  const { id } = await content.banner()
  await signIn('editor')
  await openSlide(colleague.page, id, 'es_ES')
  await openSlide(page, id)
  const notice = page.getByText(`${nameOf(colleague.account)} is editing this document in Español (es_ES).`)
  await expect(notice).toBeVisible()
  expect(await accessibilityProblems(page, '[role=status]:has(li)')).toEqual([])
  await colleague.page.goto('about:blank')
  await expect(notice).toBeHidden({ timeout: 60_000 })
})

test('two people type into different fields: both are saved, and each form shows the text of the other (issue 20)', async ({
  page,
  colleague,
  content,
  administer,
  signIn,
}) => {
  const { id } = await content.banner()
  const [title, brief] = [uniqueTitle('Their title'), uniqueTitle('My text')]
  await signIn('editor')
  await openSlide(page, id)
  await openSlide(colleague.page, id)
  await colleague.page.locator('#field-title').fill(title)
  await draftOf(administer, id).toMatchObject({ title })
  await page.locator('#field-brief').fill(brief)
  await draftOf(administer, id).toMatchObject({ title, brief })
  await expect(page.locator('#field-title')).toHaveValue(title)
  await publish(page)
  await expect(page.getByText(/Updated successfully/).first()).toBeVisible()
  await draftOf(administer, id).toMatchObject({ title, brief, _status: 'published' })
})

test('two people write for different sites, also the same field (issue 20)', async ({
  page,
  colleague,
  content,
  administer,
  signIn,
}) => {
  const { id } = await content.banner()
  const [spanish, chinese] = [uniqueTitle('Título'), uniqueTitle('标题')]
  await signIn('editor')
  await openSlide(page, id, 'zh_CN')
  await openSlide(colleague.page, id, 'es_ES')
  await colleague.page.locator('#field-title').fill(spanish)
  await page.locator('#field-title').fill(chinese)
  await draftOf(administer, id, 'es_ES').toMatchObject({ title: spanish })
  await draftOf(administer, id, 'zh_CN').toMatchObject({ title: chinese })
})

for (const { choice, button } of [
  { choice: 'mine', button: 'Keep mine' },
  { choice: 'theirs', button: 'Take this' },
] as const) {
  test(`the same field: both versions are shown, nothing is overwritten before the choice of ${choice} (issue 20)`, async ({
    page,
    colleague,
    content,
    administer,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/409 \(Conflict\)/)
    const { id } = await content.banner()
    const titles = { mine: uniqueTitle('My title'), theirs: uniqueTitle('Their title') }
    await signIn('editor')
    await openSlide(page, id)
    await openSlide(colleague.page, id)
    await colleague.page.locator('#field-title').fill(titles.theirs)
    await draftOf(administer, id).toMatchObject({ title: titles.theirs })
    await page.locator('#field-title').fill(titles.mine)
    const panel = page.getByRole('alert').filter({ hasText: 'Changed at the same time' })
    await expect(panel).toContainText(`${nameOf(colleague.account)} saved other versions`)
    await expect(panel).toContainText(titles.mine)
    await expect(panel).toContainText(titles.theirs)
    await draftOf(administer, id).toMatchObject({ title: titles.theirs })
    await expect(page.locator('#field-title')).toHaveValue(titles.mine)
    expect(await accessibilityProblems(page, '[aria-labelledby="conflicts-title"]')).toEqual([])
    await panel.getByRole('button', { name: button }).click()
    await expect(panel).toBeHidden()
    await expect(page.locator('#field-title')).toHaveValue(titles[choice])
    await expect(page.locator('[data-not-saved]')).toBeHidden()
    await draftOf(administer, id).toMatchObject({ title: titles[choice] })
  })
}
