import { expect, test } from '../../support/browser'

const columns = {
  '/en': { Company: ['Our History', 'The Team'], Support: ['Training Material', 'Customer Support'] },
  '/us': { Company: ['Our History'], Support: ['Training Material', 'Customer Support'] },
  '/uk': {
    Company: ['Our History', 'The Team'],
    Resources: ['Training Material', 'Customer Support'],
    Policies: [/^Privacy Policy/, /^Anti-Slavery Policy/],
  },
}

for (const [home, titles] of Object.entries(columns)) {
  test(`the footer of ${home} has its site's columns (S1 2.4)`, async ({ page }) => {
    await page.goto(home)
    const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer menu' })
    await expect(menu.getByRole('heading')).toHaveText(Object.keys(titles), { useInnerText: true })
    await expect(menu.getByRole('link')).toHaveText(Object.values(titles).flat())
  })
}

test('footer items carry their parameters, and the UK policies open documents of their own (S1 2.4)', async ({
  page,
}) => {
  await page.goto('/uk')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Our History' })).toHaveAttribute(
    'href',
    '/en/aboutUs/history?listid=0&lang=en_UK',
  )
  const policy = footer.getByRole('link', { name: /^Anti-Slavery Policy/ })
  await expect(policy).toHaveAttribute('target', '_blank')
  await expect(policy).toHaveAttribute('href', /^\/file\/documents\/.*anti-slavery.*\.pdf$/)
})

for (const { home, address, phone, legal } of [
  { home: '/en', address: '86 Lengquan Road', phone: '+86 0000 8600 0086', legal: 'Legal' },
  { home: '/us', address: 'Durham, North Carolina', phone: '+1 919 555 0186', legal: 'Legal' },
  { home: '/uk', address: 'Leeds, United Kingdom', phone: '+44 113 496 0086', legal: 'Legal' },
  { home: '/es', address: 'Getafe, Madrid', phone: '+34 555 010 086', legal: 'Ley' },
]) {
  test(`the footer of ${home} has its site's address, phone, legal notice and site map (S1 2.4)`, async ({
    page,
  }) => {
    await page.goto(home)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(address)).toBeVisible()
    await expect(footer.getByRole('link', { name: phone })).toBeVisible()
    await expect(footer.getByRole('link', { name: legal, exact: true })).toHaveAttribute(
      'href',
      /^\/en\/legal/,
    )
    await expect(footer.locator('a[href^="/en/sitemap"]')).toBeVisible()
    await expect(footer.locator('a[href^="/static/policy.pdf?lang="]')).toBeVisible()
  })
}

test('narrow screens fold the columns of the footer (S1 2.4)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Training Material' })
  await expect(link).toBeHidden()
  await footer.getByRole('button', { name: 'Support' }).click()
  await expect(link).toBeVisible()
})

for (const { home, account } of [
  { home: '/fr', account: 'norvane-biomedical' },
  { home: '/uk', account: 'norvane-biomedical-uk' },
]) {
  test(`the floating bar of ${home} has its site's accounts and a QR code (S1 2.5)`, async ({ page }) => {
    await page.goto(home)
    const bar = page.locator('aside', { has: page.locator('a[href="#top"]') })
    for (const network of ['linkedin', 'facebook', 'youtube']) {
      await expect(bar.locator(`a[href*="${network}.com"][href$="${account}"]`)).toBeVisible()
    }
    const code = bar.getByRole('button', { name: /WeChat/ })
    await code.focus()
    await code.press('Enter')
    await expect(bar.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('img')).toBeHidden()
  })
}

test('the floating bar leads back to the top (S1 2.5)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('friendly links of an international site open elsewhere in a new window (S1 2.4)', async ({ page }) => {
  await page.goto('/fr')
  const friends = page.getByRole('contentinfo').getByRole('navigation', { name: 'Liens utiles', exact: true })
  await expect(friends.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expect(friends.getByRole('link').first()).toHaveAttribute('href', /^https:/)
})
