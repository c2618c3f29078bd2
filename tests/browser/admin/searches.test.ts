import AxeBuilder from '@axe-core/playwright'
import { randomBytes } from 'node:crypto'
import { expect, test } from '../../support/browser'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

/** A word that nothing has, of letters only: long numbers are not kept. */
const newWord = () => `zq${[...randomBytes(8)].map((byte) => 'bcdfghklmnprstvw'[byte % 16]).join('')}`

test('what visitors search in vain is seen by editors, and a promoted result answers it (issue 7)', async ({
  page,
  content,
  administer,
  signIn,
}) => {
  const word = newWord()
  const article = await content.news({ sites: ['en_UK'] }, { draft: true })
  await page.goto(`/en/search?selectWD=1&inputWD=${word}&lang=en_UK`)

  await signIn('editor')
  await page.goto('/admin/collections/searches/overview?days=7&site=en_UK')
  const nothing = page.getByRole('region', { name: 'Found nothing' })
  // A search is counted when its page is on its way.
  await expect(async () => {
    await page.reload()
    await expect(nothing.getByRole('row', { name: word })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const { violations } = await new AxeBuilder({ page })
    .include('form[aria-label="Period and site"]')
    .include('section[aria-labelledby]')
    .analyze()
  expect(violations).toEqual([])

  await nothing.getByRole('link', { name: `Promote a result for ${word}` }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(word)
  await expect(page.getByRole('button', { name: `${word} Remove` })).toBeVisible()
  // The account's language is the one it used last; titles are looked for in that alone.
  await page.goto(`${page.url()}&locale=en_EN`)
  await page.locator('.field-type.relationship').getByRole('combobox').fill(article.title)
  await page.getByRole('option', { name: article.title }).click()
  await expect(page.getByText('does not show on English, UK')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/promotions\/\d+/)

  const [promotion] = (await (await administer.get(`/api/promotions?where[title][equals]=${word}`)).json())
    .docs
  content.adopt(`promotions/${promotion.id}`)
  expect(promotion).toMatchObject({ terms: [word], sites: ['en_UK'] })
  await content.update(`news/${article.id}`, { _status: 'published' })
  await expect(async () => {
    await page.goto(`/en/search?selectWD=1&inputWD=${word.toUpperCase()}&lang=en_UK`)
    await expect(page.getByRole('heading', { name: article.title })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
