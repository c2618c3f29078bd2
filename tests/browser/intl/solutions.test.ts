import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

const ids = {
  sample: '1209669217492766722',
  blood: '1209667603977572353',
  universities: '1214000000000002113',
}

const frenchEmptyText =
  'Aucune information n’est disponible. Envoyez-nous votre demande ou contactez-nous pour en savoir plus.'

const list = (page: Page) => page.getByRole('navigation', { name: 'All solutions' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const address = (solutionId: string, lang = 'en_EN') => `/en/solutions?solutionId=${solutionId}&lang=${lang}`

test('the solutions begin with the first solution of the first type (S2 2.6)', async ({ page }) => {
  await page.goto('/en/solutions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solutions')
  await expect(heading(page)).toHaveText('Sample Network Solution')
  await expect(list(page).locator('[aria-current]')).toHaveText('Sample Network Solution')
  await expect(list(page).getByRole('link')).toHaveCount(14)
  await expect(page).toHaveTitle(/^Solutions \|/)
})

test('the breadcrumb is Solutions, parent and child (S2 2.6)', async ({ page }) => {
  await page.goto(address(ids.blood))
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    ...['Home', 'Solutions', 'Blood and Plasma', 'Blood Network Solution'],
  ])
  await crumbs.getByRole('link', { name: 'Solutions', exact: true }).click()
  await expect(page).toHaveURL('/en/solutions?lang=en_EN')
})

for (const query of [
  `solutionId=${ids.blood}`,
  `id=${ids.blood}`,
  'name=Blood+Network+Solution',
  `solutionId=${ids.blood}&parentName=Anything`,
]) {
  test(`${query} selects the solution (S2 2.6, readings 4)`, async ({ page }) => {
    await page.goto(`/en/solutions?${query}&lang=en_EN`)
    await expect(heading(page)).toHaveText('Blood Network Solution')
    await expect(page).toHaveTitle(/^Blood Network Solution \|/)
  })
}

test('choosing a solution names it and its parent in the address and scrolls to the banner less 116 px (S2 2.6, 9)', async ({
  page,
}) => {
  await page.goto('/en/solutions?lang=en_EN')
  await list(page).getByRole('link', { name: 'Blood Network Solution' }).click()
  await expect(page).toHaveURL(
    `/en/solutions?solutionId=${ids.blood}&parentName=Blood+and+Plasma&lang=en_EN#content`,
  )
  await expect(heading(page)).toHaveText('Blood Network Solution')
  const scrolled = () =>
    page.evaluate(() => {
      const banner = document.querySelector('main header')?.getBoundingClientRect().height ?? 0
      return Math.abs(scrollY - (banner - 116))
    })
  await expect.poll(scrolled).toBeLessThan(2)

  await page.reload()
  await expect(heading(page)).toHaveText('Blood Network Solution')
  await expect.poll(scrolled).toBeLessThan(2)
  await page.goBack()
  await expect(heading(page)).toHaveText('Sample Network Solution')
})

test('one of five tabs is active, Introduction by default (S2 2.6, 4)', async ({ page }) => {
  await page.goto(address(ids.sample))
  await expect(page.getByRole('tab')).toHaveText([
    ...['Introduction', 'Related Products', 'Application Cases', 'Contact Us', 'Solution Catalogue'],
  ])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Introduction')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel.getByRole('img').first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'The way of a sample' })).toBeVisible()
})

test('the chosen tab survives a reload, another solution begins with the introduction (S2 4)', async ({
  page,
}) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Application Cases').click()
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Application Cases')
  await list(page).getByRole('link', { name: 'Vaccine Network Solution' }).click()
  await expect(heading(page)).toHaveText('Vaccine Network Solution')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Introduction')
})

test('related products lead to their pages with id, name and the way back (S2 2.6)', async ({ page }) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Related Products').click()
  const cards = page.getByRole('tabpanel').getByRole('article')
  expect(await cards.count()).toBeGreaterThan(3)
  await expect(cards.first().locator('img')).toBeVisible()
  const link = cards.first().getByRole('link')
  const query = new URL((await link.getAttribute('href')) ?? '', 'https://norvane.example').searchParams
  expect(query.get('name')).toBe(await link.textContent())
  expect(query.get('parentPath')).toBe(`/en/solutions?solutionId=${ids.sample}`)
  expect(query.get('id')).toMatch(/^\d{19}$/)
})

test('application cases show cover, day, name and brief and lead to the case (S2 2.6)', async ({ page }) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Application Cases').click()
  const first = page.getByRole('tabpanel').getByRole('article').first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible()
  await expect(first.getByRole('paragraph').last()).not.toBeEmpty()
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/en\/caseDetail\?id=\d{19}/)
})

test('the contact tab says where to write and when an answer comes (S2 2.6, readings 19)', async ({
  page,
}) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Contact Us').click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('We reply within two working days.').first()).toBeVisible()
  const mail = panel.getByRole('link', { name: 'global@norvane.example' })
  expect(await mail.getAttribute('href')).toMatch(
    /^mailto:global@norvane\.example\?subject=.*Sample%20Network/,
  )
  await expect(panel.getByText(/Lengquan Road/)).toBeVisible()
})

test('the cover of the catalogue opens it in the viewer, Escape comes back (S2 2.6)', async ({ page }) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Solution Catalogue').click()
  const panel = page.getByRole('tabpanel')
  const view = panel.getByRole('link', { name: /^View/ })
  expect(await view.getAttribute('href')).toMatch(/^\/en\/pdf\?fileName=\S+&url=/)
  // The link lies over the cover.
  await panel.getByRole('img').click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(view).toBeFocused()
})

for (const { lang, labels } of [
  { lang: 'en_EN', labels: ['Introduction', 'Contact Us', 'Solution Catalogue'] },
  { lang: 'es_ES', labels: ['Introducción', 'Contacto', 'Catálogo de la solución'] },
]) {
  test(`solutions of the sectors have neither products nor cases on ${lang} (S2 2.6)`, async ({ page }) => {
    await page.goto(address(ids.universities, lang))
    await expect(page.getByRole('tab')).toHaveText(labels)
  })
}

test('a solution without anything says so in every tab (S2 2)', async ({ page, content }) => {
  const { id } = await bareSolution(content)
  await page.goto(address(id, 'fr_FR'))
  for (const name of ['Présentation', 'Produits associés', 'Cas d’application', 'Catalogue de la solution']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(page.getByRole('tabpanel')).toContainText(frenchEmptyText)
  }
})

test('an unknown solution is not found (readings 21)', async ({ page, tolerated }) => {
  tolerated.push(/404 \(Not Found\)/)
  const answer = await page.goto(address('1'))
  expect(answer?.status()).toBe(404)
})

test('an unpublished solution is seen in its preview only (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id, name } = await bareSolution(content, { draft: true })
  expect((await request.get(address(id, 'fr_FR'))).status()).toBe(404)
  await signIn('editor')
  await page.goto(`/preview?collection=solutions&id=${id}&site=fr_FR`)
  await expect(page).toHaveURL(/\/preview\/en\/solutions/)
  await expect(heading(page)).toHaveText(name)
})

test('tabs are worked with the keyboard (WCAG 2.1.1)', async ({ page }) => {
  await page.goto(address(ids.sample))
  await tab(page, 'Introduction').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Related Products')).toBeFocused()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(page, 'Solution Catalogue')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Introduction')
})

test('on narrow screens the list opens from a button and Escape closes it (readings 6)', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 844 })
  await page.goto(address(ids.sample))
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Choose a solution' }).click()
  await expect(list(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Choose a solution' }).click()
  await list(page).getByRole('link', { name: 'Biosafety Solution' }).click()
  await expect(heading(page)).toHaveText('Biosafety Solution')

  await page.setViewportSize({ width: 845, height: 844 })
  await expect(list(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a solution shows all its panels, and its list leads on (S2 2.6)', async ({ page }) => {
    await page.goto(address(ids.sample))
    await expect(page.getByRole('heading', { name: 'The way of a sample' })).toBeVisible()
    await expect(page.getByText('We reply within two working days.').first().first()).toBeVisible()
    await list(page).getByRole('link', { name: 'Blood Network Solution' }).click()
    await expect(heading(page)).toHaveText('Blood Network Solution')
  })
})

for (const width of [1440, 390]) {
  test(`axe finds nothing in any tab of a solution at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address(ids.blood))
    for (const name of await page.getByRole('tab').allTextContents()) {
      await tab(page, name).click()
      await expectAccessible(page)
      expect(await overflowOf(page), name).toBe(0)
    }
  })
}

test('the words of an editor are shown as written, never as markup (S2 3)', async ({ page, content }) => {
  const type = await content.create('solution-types', {
    name: uniqueTitle('Type'),
    sites: ['fr_FR'],
    order: 91,
  })
  const { id } = await content.create('solutions', {
    name: uniqueTitle('Solution'),
    type: type.id,
    content: paragraphs('Cold & <quiet>.'),
    sites: ['fr_FR'],
    order: 91,
    _status: 'published',
  })
  await page.goto(address(id, 'fr_FR'))
  await expect(page.getByRole('tabpanel')).toContainText('Cold & <quiet>.')
})

/** A solution on the French site with a name and nothing else. */
async function bareSolution(content: Content, { draft = false } = {}) {
  const name = uniqueTitle('Solution')
  const french = { sites: ['fr_FR'], order: 90 }
  const type = await content.create('solution-types', { name: uniqueTitle('Type'), ...french })
  const data = { name, type: type.id, ...french, _status: draft ? 'draft' : 'published' }
  const { id } = await content.create('solutions', data, { draft })
  return { id, name }
}
