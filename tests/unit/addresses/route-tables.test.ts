import { expect, test } from 'vitest'
import { internalPath } from '@/addresses/internal'
import { findRow } from '@/addresses/rows'
import { pageNames, pageOf, type PageName } from '@/addresses/table'
import { readValues } from '@/addresses/values'
import type { SiteId } from '@/i18n/locales'
import { locateAt, redirectAt } from './locate-at'

/** Address, page and the segments of its internal path. */
type ExpectedPage = [address: string, page: PageName, segments: string]

const chinese: ExpectedPage[] = [
  ['/cn', 'home', ''],
  ['/zh_CN', 'home', ''],
  ['/zh_CN/index', 'home', ''],
  ['/zh_CN/aboutUs', 'aboutUs', '/all'],
  ['/zh_CN/aboutUs?name=荣誉', 'aboutUs', '/name-~E8~8D~A3~E8~AA~89'],
  ['/zh_CN/aboutUsNew', 'aboutUsNew', ''],
  ['/zh_CN/productsList', 'productsList', '/all/all/all/all/all/all'],
  ['/zh_CN/productsList?id=7', 'productsList', '/id-7/all/all/all/all/all'],
  ['/zh_CN/products?id=7&name=U830', 'products', '/7'],
  ['/zh_CN/support', 'support', ''],
  ['/zh_CN/supportDetail?type=0', 'supportDetail', '/0'],
  ['/zh_CN/supportDetail?type=1', 'supportDetail', '/1'],
  ['/zh_CN/supportDetail?type=2', 'supportDetail', '/2'],
  ['/zh_CN/distributor', 'distributor', '/all'],
  ['/zh_CN/distributor/password', 'distributorPassword', ''],
  ['/zh_CN/news', 'news', '/all/all/1'],
  ['/zh_CN/newsDetail?id=7&name=x', 'newsDetail', '/7'],
  ['/zh_CN/video', 'videos', '/1'],
  ['/zh_CN/videoDetail?id=7&title=x', 'videoDetail', '/7'],
  ['/zh_CN/search?selectWD=1&inputWD=疫苗', 'search', '/1/inputWD-~E7~96~AB~E8~8B~97/1'],
  ['/zh_CN/legal', 'legal', ''],
  ['/zh_CN/investor/overview', 'investorOverview', ''],
  ['/zh_CN/investor/stocks', 'investorStocks', ''],
  ['/zh_CN/investor/notice', 'investorNotice', ''],
  ['/zh_CN/investor/information', 'investorInformation', '/1/1'],
  ['/zh_CN/investor/contact', 'investorContact', ''],
  ['/zh_CN/investor/informationDetail?id=7&name=x', 'investorInformationDetail', '/7'],
  ['/zh_CN/recruitment', 'recruitment', '/2/1'],
  ['/zh_CN/case', 'cases', '/all/1'],
  ['/zh_CN/case?type=7', 'cases', '/type-7/1'],
  ['/zh_CN/case/caseDetail?id=7&name=x', 'caseDetail', '/7'],
  ['/zh_CN/solutions?solutionId=7', 'solutions', '/solutionId-7'],
  ['/zh_CN/solutions?id=7', 'solutions', '/solutionId-7'],
]

const international: ExpectedPage[] = [
  ['/en?lang=en_EN', 'home', ''],
  ['/en/solutions', 'solutions', '/all'],
  ['/en/solutions?id=7', 'solutions', '/solutionId-7'],
  ['/en/solutions?solutionId=7&parentName=Sectors', 'solutions', '/solutionId-7'],
  ['/en/solutions?name=Vaccine', 'solutions', '/name-Vaccine'],
  ['/en/productsList', 'productsList', '/all/all/all/all/all/all'],
  [
    '/en/productsList?productsIndex=1&productsubIndex=0',
    'productsList',
    '/productsIndex-1/productsubIndex-0/all/all/all/all',
  ],
  ['/en/productsList?id=7&name=Vaccine+Refrigerator', 'productsList', '/id-7/all/all/all/all/all'],
  ['/en/productsList?id=7&productsIndex=1&productsubIndex=0', 'productsList', '/id-7/all/all/all/all/all'],
  ['/en/productsList?name=Dewars&productsubIndex=2', 'productsList', '/name-Dewars/all/all/all/all/all'],
  ['/en/productsList?productsubIndex=2', 'productsList', '/all/all/all/all/all/all'],
  [
    '/en/productsList?id=7&temperature=ultra-low&volume=from-600&application=8',
    'productsList',
    '/id-7/all/ultra-low/from-600/application-8/all',
  ],
  ['/en/productsList?id=7&temperature=hot&volume=9', 'productsList', '/id-7/all/all/all/all/all'],
  ['/en/products?id=7&name=x&parentPath=/en/solutions', 'products', '/7'],
  ['/en/products/videoDetail?id=7', 'productVideo', '/7'],
  ['/en/products/compare', 'productCompare', '/all/all'],
  ['/en/products/compare?ids=7,8&only=differences', 'productCompare', '/ids-7~2C8/differences'],
  ['/en/products/compare?ids=1,2,3,4,5', 'productCompare', '/ids-1~2C2~2C3~2C4~2C5/all'],
  ['/en/products/sheet?id=7', 'productSheet', '/7'],
  ['/en_US/products/videoDetail?id=7', 'productVideo', '/7'],
  ['/en/aboutUs', 'aboutUs', '/all'],
  ['/en/aboutUs/history?listid=0', 'aboutUsHistory', ''],
  ['/en/aboutUs/team?listid=1', 'aboutUsTeam', ''],
  ['/en/aboutUs/video?listid=2', 'videos', '/1'],
  ['/en_US/aboutUs/video', 'videos', '/1'],
  ['/en/aboutUs/videoDetail?id=7', 'videoDetail', '/7'],
  ['/en/videoDetail?id=7&title=x', 'videoDetail', '/7'],
  ['/en/aboutUs/case?listid=7&parentid=3', 'cases', '/listid-7/1'],
  ['/en/caseDetail?id=7', 'caseDetail', '/7'],
  ['/en/case/caseDetail?id=7&name=x', 'caseDetail', '/7'],
  ['/en/contact', 'contact', '/Product~20Request'],
  ['/en/contact?name=Product+Request', 'contact', '/Product~20Request'],
  ['/en/contact?name=Customer+Support', 'contact', '/Customer~20Support'],
  ['/en/legal', 'legal', ''],
  ['/en/news', 'news', '/all/all/1'],
  ['/en/news?id=7&index=2', 'news', '/id-7/all/1'],
  ['/en/news?code=Newsletter&pageNo=2', 'news', '/code-Newsletter/all/2'],
  ['/en/news?id=7&newsletters=es', 'news', '/id-7/es/1'],
  ['/en/news?name=Industry+News', 'news', '/code-IndustryNews/all/1'],
  ['/en/news?name=Latest+News+from+Norvane', 'news', '/code-LatestNews/all/1'],
  ['/en/news?mode=history', 'news', '/history/all/1'],
  ['/en/newsDetail?id=7', 'newsDetail', '/7'],
  ['/en/pdf?fileName=a.pdf&url=2026/a.pdf', 'pdf', '/2026~2Fa.pdf'],
  ['/en/pdf?url=//evil.example/a.pdf', 'pdf', '/-'],
  ['/en/search?selectWD=6&inputWD=cold+room', 'search', '/6/inputWD-cold~20room/1'],
  ['/en/serviceSolution?solutionId=7', 'serviceSolution', '/solutionId-7'],
  ['/en/serviceSolution/contract?id=7', 'serviceContract', '/7'],
  ['/en/serviceSolution/solutionCase?id=7', 'serviceCase', '/7'],
  ['/en/support', 'support', ''],
  ['/en/support/productBrochure?id=7&level=3', 'supportProductBrochure', '/3/id-7/1'],
  ['/en/support/ManualBrochure?id=7&level=2', 'supportManualBrochure', '/2/id-7/1'],
  ['/en/support/ManualBrochure?index=4', 'supportManualBrochure', '/0/index-4/1'],
  ['/en/support/productPicture?level=4&id=7&classifyId=8', 'supportProductPicture', '/4/id-7/classifyId-8/1'],
  ['/en/support/productVideo?type=0', 'supportProductVideo', '/all/1'],
  ['/en/support/productVideo?id=0', 'supportProductVideo', '/id-0/1'],
  ['/en/support/userVideo?type=0', 'supportUserVideo', '/all/1'],
  ['/en/support/userVideo?id=7', 'supportUserVideo', '/id-7/1'],
  ['/en/support/trainingMaterial?level=0&type=f', 'supportTrainingMaterial', '/f/0/all/1'],
  ['/en/support/trainingMaterial?index=1', 'supportTrainingMaterial', '/p/0/all/1'],
  ['/en/support/trainingMaterial?index=2', 'supportTrainingMaterial', '/f/0/all/1'],
  ['/en/support/trainingMaterial?index=1&type=c', 'supportTrainingMaterial', '/c/0/all/1'],
  ['/en/support/trainingMaterial?index=4&type=s', 'supportTrainingMaterial', '/s/0/all/1'],
  ['/en/distributor', 'distributor', '/all'],
  ['/en/distributor/password', 'distributorPassword', ''],
  ['/en/support/customer', 'supportCustomer', ''],
  ['/en/sitemap', 'sitemap', ''],
]

const byLanguage: ExpectedPage[] = [
  ['/{language}/aboutUs', 'aboutUs', '/all'],
  ['/{language}/solutions', 'solutions', '/all'],
  ['/{language}/case', 'cases', '/all/1'],
  ['/{language}/news', 'news', '/all/all/1'],
  ['/{language}/video', 'videos', '/1'],
]

const languages = ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR', 'zh_CN'] as const

test.each(chinese)('the Chinese table has %s (S1 2.1)', (address, page, segments) => {
  expectPage(address, 'zh_CN', page, segments)
})

test.each(international)('the international table has %s (S1 2.1, S2 2)', (address, page, segments) => {
  expectPage(address, address.startsWith('/en_US') ? 'en_US' : 'en_EN', page, segments)
})

test.each(languages.flatMap((site) => byLanguage.map((row) => [site, ...row] as const)))(
  'addresses with a site as first segment: %s, %s (S1 2.1)',
  (site, address, page, segments) => {
    expectPage(address.replace('{language}', site), site, page, segments)
  },
)

test('these lists contain every page of the table', () => {
  const listed = new Set([...chinese, ...international].map(([, page]) => page))
  expect(pageNames.filter((page) => !listed.has(page))).toEqual([])
})

test('/zh_CN/investorRelation redirects to the overview (S1 2.1)', () => {
  expect(redirectAt('/zh_CN/investorRelation')).toBe('/zh_CN/investor/overview')
})

test.each([
  ['/newsDetail?id=7', '/en/newsDetail?id=7'],
  ['/caseDetail?id=7', '/en/caseDetail?id=7'],
  ['/solutions?solutionId=7', '/en/solutions?solutionId=7'],
  ['/aboutUs/case?listid=7&parentid=3', '/en/aboutUs/case?listid=7&parentid=3'],
  ['/aboutUs/videoDetail?id=7', '/en/aboutUs/videoDetail?id=7'],
  ['/newsDetail?id=7&lang=fr_FR', '/en/newsDetail?id=7&lang=fr_FR'],
  ['/newsDetail?id=7&lang=zh_CN', '/zh_CN/newsDetail?id=7&lang=zh_CN'],
])('%s, without a site, redirects to %s (S1 2.7, issue 14)', (path, to) => {
  expect(locateAt(path)).toEqual({ kind: 'redirect', to, permanent: false })
})

test('an address without a site redirects to the last international site, on the Chinese host to the Chinese site', () => {
  const path = '/newsDetail?id=7'
  expect(redirectAt(path, { stored: 'es_ES' })).toBe('/en/newsDetail?id=7&lang=es_ES')
  expect(redirectAt(path, { host: 'maker.cn' })).toBe('/zh_CN/newsDetail?id=7')
  expect(locateAt('/newsDetail').kind).toBe('notFound')
})

test('/en/newsHistory redirects to the history mode of news (readings 5)', () => {
  expect(redirectAt('/en/newsHistory')).toBe('/en/news?mode=history&lang=en_EN')
  expect(redirectAt('/en/newsHistory?lang=es_ES')).toBe('/en/news?mode=history&lang=es_ES')
})

test("no internal path ends in Next's reserved name index", () => {
  expect(pageNames.filter((page) => page.toLowerCase() === 'index')).toEqual([])
})

/** The page is served from its internal path. */
function expectPage(address: string, site: SiteId, page: PageName, segments: string) {
  const [path = '', query = ''] = address.split('?')
  expect(findRow(path.split('/').filter(Boolean))).toMatchObject({ path, page })

  const internal = `/${site}/${page}${segments}`
  const values = readValues(site, pageOf(page), new URLSearchParams(query))
  expect(values && internalPath(site, page, values)).toBe(internal)
  expect(locateAt(address)).toMatchObject({ kind: 'page', site, page, internal })
}
