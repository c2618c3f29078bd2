import { randomBytes } from 'node:crypto'
import { expect, expectSoon, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'

/** A word without results, of letters only: long numbers are not stored. */
const newWord = () => `zq${[...randomBytes(8)].map((byte) => 'bcdfghklmnprstvw'[byte % 16]).join('')}`

test('editors see which searches found nothing, and promote a result for one (issue 7)', async ({
  page,
  request,
  content,
  administer,
  signIn,
}) => {
  const word = newWord()
  const article = await content.news({ sites: ['en_UK'] }, { draft: true })
  // Twice, since the list is sorted by frequency.
  await request.get(`/en/search?selectWD=1&inputWD=${word}&lang=en_UK`)
  await request.get(`/en/search?selectWD=1&inputWD=${word}&lang=en_UK`)
  // A search is counted after its page has been sent.
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/searches?where[text][equals]=${word}`)
      return ((await response.json()) as { docs: { times: number }[] }).docs.map(({ times }) => times)
    })
    .toEqual([2])

  await signIn('editor')
  await page.goto('/admin/collections/searches/overview?days=7&site=en_UK')
  const nothing = page.getByRole('region', { name: 'Found nothing' })
  await expect(nothing.getByRole('row', { name: word })).toBeVisible()
  const overview = { include: ['form[aria-label="Period and site"]', 'section[aria-labelledby]'] }
  expect(await accessibilityProblems(page, overview)).toEqual([])

  await nothing.getByRole('link', { name: `Promote a result for ${word}` }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(word)
  await expect(page.getByRole('button', { name: `${word} Remove` })).toBeVisible()
  const combobox = page.locator('.field-type.relationship').getByRole('combobox')
  await (await hydratedElement(combobox)).fill(article.title)
  await page.getByRole('option', { name: article.title }).click()
  await expect(page.getByText('is not shown on English, UK')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/promotions\/\d+/)

  const found = await administer.get(`/api/promotions?where[title][equals]=${word}`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const [promotion] = docs
  content.deleteAfterwards(`promotions/${promotion?.id}`)
  expect(promotion).toMatchObject({ terms: [word], sites: ['en_UK'] })
  await content.update(`news/${article.id}`, { _status: 'published' })
  const address = `/en/search?selectWD=1&inputWD=${word.toUpperCase()}&lang=en_UK`
  await expectSoon(request, address).toContain(article.title)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: article.title })).toBeVisible()
})
