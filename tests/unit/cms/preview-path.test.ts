import { expect, test } from 'vitest'
import { previewPath } from '@/cms/preview/preview-path'

test('a preview is the public address of the edited site, below /preview', () => {
  const news = { collection: 'news', id: '12' }
  expect(previewPath({ ...news, site: 'en_UK' })).toBe('/preview/en/newsDetail?id=12&lang=en_UK')
  expect(previewPath({ ...news, site: 'zh_CN' })).toBe('/preview/zh_CN/newsDetail?id=12')
  expect(previewPath({ collection: 'banners', id: '1', site: 'fr_FR' })).toBe('/preview/fr')
})

test('products, videos and cases are previewed on their own pages', () => {
  const site = 'en_EN'
  expect(previewPath({ collection: 'products', id: '12', site })).toBe(
    '/preview/en/products?id=12&lang=en_EN',
  )
  expect(previewPath({ collection: 'materials', id: '7', kind: 'user-video', site })).toBe(
    '/preview/en/products/videoDetail?id=7&lang=en_EN',
  )
  expect(previewPath({ collection: 'cases', id: '8', site: 'zh_CN' })).toBe(
    '/preview/zh_CN/case/caseDetail?id=8',
  )
})

test('solutions and service solutions are previewed where their site shows them', () => {
  const preview = (collection: string, site: 'en_UK' | 'zh_CN') => previewPath({ collection, id: '12', site })
  expect(preview('solutions', 'en_UK')).toBe('/preview/en/solutions?solutionId=12&lang=en_UK')
  expect(preview('solutions', 'zh_CN')).toBe('/preview/zh_CN/solutions?solutionId=12')
  expect(preview('service-solution-types', 'en_UK')).toBe(
    '/preview/en/serviceSolution?solutionId=12&lang=en_UK',
  )
  expect(preview('service-contracts', 'en_UK')).toBe('/preview/en/serviceSolution/contract?id=12&lang=en_UK')
  expect(preview('service-cases', 'en_UK')).toBe('/preview/en/serviceSolution/solutionCase?id=12&lang=en_UK')
  expect(preview('service-contracts', 'zh_CN')).toBeNull()
})

test('other materials are previewed where the library lists them, on the sites that have it (S2 2.9)', () => {
  const preview = (kind: string, site: 'fr_FR' | 'zh_CN' = 'fr_FR') =>
    previewPath({ collection: 'materials', id: '7', kind, site })
  expect(preview('brochure')).toBe('/preview/en/support/productBrochure?lang=fr_FR')
  expect(preview('catalogue')).toBe('/preview/en/support/productBrochure?lang=fr_FR')
  expect(preview('manual')).toBe('/preview/en/support/ManualBrochure?lang=fr_FR')
  expect(preview('launch-pack')).toBe('/preview/en/support/trainingMaterial?type=p&lang=fr_FR')
  expect(preview('newsletter')).toBe('/preview/en/news?code=Newsletter&lang=fr_FR')
  expect(preview('manual', 'zh_CN')).toBeNull()
  expect(preview('newsletter', 'zh_CN')).toBeNull()
  expect(preview('service-brochure')).toBeNull()
})

test('service and support is previewed where the site shows it (S2 2.16, 2.17)', () => {
  const global = { collection: 'service-support', id: '' }
  expect(previewPath({ ...global, site: 'zh_CN' })).toBe('/preview/zh_CN/support')
  expect(previewPath({ ...global, site: 'en_US' })).toBe('/preview/en/support/customer?lang=en_US')
  const page = { collection: 'support-pages', id: 'repair' }
  expect(previewPath({ ...page, site: 'zh_CN' })).toBe('/preview/zh_CN/supportDetail?type=2')
  expect(previewPath({ ...page, site: 'en_US' })).toBeNull()
  expect(previewPath({ ...page, id: '', site: 'zh_CN' })).toBeNull()
})

test('types, categories, menus and settings are previewed on a page that shows them', () => {
  const preview = (collection: string, id: string, site: 'en_UK' | 'zh_CN') =>
    previewPath({ collection, id, site })
  expect(preview('product-categories', '12', 'en_UK')).toBe('/preview/en/productsList?id=12&lang=en_UK')
  expect(preview('news-types', 'LatestNews', 'en_UK')).toBe('/preview/en/news?code=LatestNews&lang=en_UK')
  expect(preview('news-types', 'LatestNews', 'zh_CN')).toBe('/preview/zh_CN/news')
  expect(preview('case-types', '12', 'zh_CN')).toBe('/preview/zh_CN/case?type=12')
  expect(preview('team-groups', '12', 'en_UK')).toBe('/preview/en/aboutUs/team?lang=en_UK')
  for (const slug of ['navigation', 'site-settings', 'solution-types']) {
    expect(preview(slug, '', 'zh_CN')).toBe('/preview/cn')
  }
})

test.each(['media', 'users', 'constructor', ''])('%j has no page to preview', (collection) => {
  expect(previewPath({ collection, id: '1', site: 'en_EN' })).toBeNull()
})

test('promotions and search settings are previewed on the search page, form settings in a form (issue 16)', () => {
  const site = 'en_EN'
  expect(previewPath({ collection: 'promotions', id: 'BSC', kind: 'solutions', site })).toBe(
    '/preview/en/search?selectWD=3&inputWD=BSC&lang=en_EN',
  )
  expect(previewPath({ collection: 'search-settings', id: '', site })).toBe('/preview/en/search?lang=en_EN')
  expect(previewPath({ collection: 'request-settings', id: '', site })).toBe('/preview/en/contact?lang=en_EN')
  expect(previewPath({ collection: 'request-settings', id: '', site: 'zh_CN' })).toBe('/preview/cn')
})
