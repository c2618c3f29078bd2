import type { Page } from '@playwright/test'
import { film } from '../../factories/uploads'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const lists = [
  { kind: 'product-video', path: '/en/support/productVideo', name: 'Product Videos', other: 'userVideo' },
  { kind: 'user-video', path: '/en/support/userVideo', name: 'User Videos', other: 'productVideo' },
]

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const steps = (page: Page) => page.getByRole('navigation', { name: 'More videos' })

for (const { kind, path, name, other } of lists) {
  test(`${name} are a list of covers; an id shows the film (S2 2.13, 2.14)`, async ({ page }) => {
    await page.goto(`${path}?lang=en_EN`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const title = (await titles(page).first().textContent()) ?? ''
    await titles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?id=\\d{19}&lang=en_EN$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^Release date: /)).toBeVisible()
    const video = page.getByRole('main').locator('video')
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveAttribute('poster', /^\/file\/pictures\//)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      ...['href', /\/en\/products\/videoDetail\?id=\d{19}$/],
    )
  })

  test(`previous and next of ${name} take the place of the page (S2 2.13, 2.14)`, async ({ page }) => {
    await page.goto(`${path}?lang=en_EN`)
    await titles(page).first().getByRole('link').click()
    await hydrated(page)
    const next = steps(page).getByRole('link', { name: /^Next/ })
    const title = ((await next.textContent()) ?? '').replace(/^Next/, '')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await hydrated(page)
    await steps(page).getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(`${path}?lang=en_EN`)
  })

  test(`${name} has eight on a page, and its number survives the way back (S2 9)`, async ({
    page,
    content,
    request,
  }) => {
    const upload = { name: 'film.mp4', mimeType: 'video/mp4', buffer: film }
    const file = String((await content.upload('files', upload)).id)
    const data = { kind, file, language: 'en', sites: ['fr_FR', 'en_EN'], order: 900, _status: 'published' }
    for (let one = 0; one < 9; one += 1)
      await content.create('materials', { ...data, name: uniqueTitle('Film') })
    await page.goto(`${path}?lang=en_EN`)
    await expect(titles(page)).toHaveCount(8)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(`${path}?pageNo=2&lang=en_EN`)
    await titles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\?id=/)
    await page.goBack()
    await expect(page).toHaveURL(`${path}?pageNo=2&lang=en_EN`)
    await page.reload()
    await expect(titles(page).first()).toBeVisible()
    expect((await request.get(`${path}?pageNo=99`)).status()).toBe(404)
  })

  test(`an unknown id, 0 too, is no page of ${name}, and one of the other kind leads there (S2 2.13, 4)`, async ({
    request,
    content,
  }) => {
    expect((await request.get(`${path}?id=0`)).status()).toBe(404)
    const upload = { name: 'film.mp4', mimeType: 'video/mp4', buffer: film }
    const file = String((await content.upload('files', upload)).id)
    const data = { kind: lists.find((list) => list.kind !== kind)?.kind, file, language: 'en', order: 900 }
    const own = { ...data, name: uniqueTitle('Film'), sites: ['en_EN'], _status: 'published' }
    const { id } = await content.create('materials', own)
    const answer = await request.get(`${path}?id=${id}&lang=en_EN`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toContain(`/en/support/${other}?id=${id}&lang=en_EN`)
  })
}

test('customer support says what helps, whom to call and where to write (S2 2.16)', async ({ page }) => {
  await page.goto('/en/support/customer?lang=en_EN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Support')
  await expect(page.getByText('We reply within two working days.').first()).toBeVisible()
  await expect(page.getByText(/rating plate names the model/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
    ...['href', /^mailto:.+\?subject=Service%20request$/],
  )
  await expect(page.getByRole('main').getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:/)
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on videos and customer support at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const video = '/en/support/productVideo?id=1216000000000011015'
    for (const path of [...lists.map((list) => list.path), video, '/en/support/customer']) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}
