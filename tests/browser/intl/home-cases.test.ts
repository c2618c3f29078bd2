import { clockStates, endTurn } from '../../support/browser-clock'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const biobanks = '1214000000000002501'

for (const { path, site, title, type, all } of [
  {
    path: '/en',
    site: 'en_EN',
    title: 'In use, and on record',
    type: 'Biobanks',
    all: 'All cases: Biobanks',
  },
  {
    path: '/es',
    site: 'es_ES',
    title: 'En uso y con datos',
    type: 'Biobancos',
    all: 'Todos los casos: Biobancos',
  },
]) {
  test(`a type of cases on ${path} leads to its list, a case to its page (S1 2.7)`, async ({ page }) => {
    await page.goto(path)
    const section = page.getByRole('region', { name: title, exact: true })
    const panel = section.getByRole('tabpanel', { name: type, exact: true })
    await expect(panel.getByRole('link', { name: all, exact: true })).toHaveAttribute(
      'href',
      `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=${site}`,
    )
    await expect(panel.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/en/caseDetail\\?id=\\d{19}.*lang=${site}$`),
    )
  })
}

test('each type of cases opens with the mouse over it and shows cases of its own (S1 2.7)', async ({
  page,
}) => {
  await page.goto('/us')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'In use, and on record', exact: true })
  const tabs = section.getByRole('tab')
  expect(await tabs.count()).toBeGreaterThan(3)
  const first = await section.getByRole('listitem').first().getByRole('link').innerText()
  await tabs.nth(2).hover()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(section.getByRole('listitem').first().getByRole('link')).not.toHaveText(first)
})

test('the cases of a type follow each other every 4000 ms and wait under the mouse (S1 9, WCAG 2.2.2)', async ({
  page,
}) => {
  await page.goto('/uk')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'In use, and on record', exact: true })
  const items = section.getByRole('listitem')
  await items.nth(2).hover()
  await expect(items.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => clockStates(section)).toEqual(['paused'])
  await expect.poll(() => endTurn(section)).toEqual([4000])
  await expect(items.nth(3)).toHaveAttribute('aria-current', 'true')
})
