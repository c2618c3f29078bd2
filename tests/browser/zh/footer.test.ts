import { expect, test } from '../../support/browser'

test('the Chinese footer has its columns with their parameters (S1 2.4)', async ({ page }) => {
  await page.goto('/zh_CN')
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: '页脚导航' })
  await expect(menu.getByRole('heading')).toHaveText(['关于诺凡', '服务支持', '投资者关系'], {
    useInnerText: true,
  })
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')))
  expect(addresses).toEqual([
    ...['/zh_CN/aboutUs', '/zh_CN/aboutUs?name=发展历程', '/zh_CN/aboutUs?name=荣誉资质'],
    ...[0, 1, 2].map((type) => `/zh_CN/supportDetail?type=${type}`),
    ...['overview', 'stocks', 'notice', 'information', 'contact'].map((page) => `/zh_CN/investor/${page}`),
  ])
})

test('friendly links and record filings open external pages (S1 2.4)', async ({ page }) => {
  await page.goto('/zh_CN')
  const footer = page.getByRole('contentinfo')
  const friends = footer.getByRole('navigation', { name: '友情链接' }).getByRole('link')
  await expect(friends).toHaveCount(6)
  await expect(friends.first()).toHaveAttribute('target', '_blank')
  await expect(friends.first()).toHaveAttribute('href', 'https://www.east-lake-biobank.example')
  await expect(footer.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', /beian\.miit\.gov\.cn/)
  await expect(footer.getByRole('link', { name: /公网安备/ })).toHaveAttribute('href', /beian\.mps\.gov\.cn/)
})

test('the Chinese footer names address, phone and legal notice, and no site map (S1 2.4)', async ({
  page,
}) => {
  await page.goto('/zh_CN')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('山海省青屿市高新区冷泉路 86 号')).toBeVisible()
  await expect(footer.getByRole('link', { name: '400-000-0086' }).first()).toHaveAttribute(
    'href',
    'tel:400-000-0086',
  )
  await expect(footer.getByRole('link', { name: '法律声明' })).toHaveAttribute('href', '/zh_CN/legal')
  await expect(footer.locator('a[href*="sitemap"]')).toHaveCount(0)
})
