import { expect, test } from 'vitest'
import { searchHref, tagOf, toOtherTypes, toTabs, totalOf } from '@/features/search/view-models/tabs'

const counts = { products: 1204, solutions: 0, cases: 7, videos: 3, brochures: 2, news: 1 }
const international = { site: 'en_EN', tag: 'cases', text: 'blood & ice' } as const
const chinese = { site: 'zh_CN', tag: 'products', text: '血液' } as const

test('the tags are in the order of the specification, each with its count (S1 2.17)', () => {
  expect(toTabs(international, counts).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Products 1,204',
    'Solutions 0',
    'Cases 7',
    'Videos 3',
    'Product Images 1,204',
    'Product Brochure 2',
    'News 1',
  ])
})

test('the Chinese site has products, scenes, applications, videos and news (S1 2.17)', () => {
  const tabs = toTabs(chinese, counts)
  expect(tabs.map(({ label }) => label)).toEqual(['产品', '解决方案', '用户案例', '视频', '新闻'])
  expect(tabs.map(({ current }) => current)).toEqual([true, false, false, false, false])
})

test('a tag keeps the text and begins with the first page (S1 4)', () => {
  const [products] = toTabs(international, counts)
  expect(products?.href).toBe('/en/search?selectWD=2&inputWD=blood+%26+ice&lang=en_EN')
})

test('pages of a search have its type and its text', () => {
  expect(searchHref(international, 3)).toBe('/en/search?selectWD=4&inputWD=blood+%26+ice&pageNo=3&lang=en_EN')
  expect(searchHref({ ...chinese, text: '' })).toBe('/zh_CN/search?selectWD=2')
})

test('if a type has no results, types with results are listed', () => {
  const empty = { ...international, tag: 'solutions' } as const
  expect(toOtherTypes(empty, counts).map(({ label }) => label)).toEqual([
    'Products: 1,204 results',
    'Cases: 7 results',
    'Videos: 3 results',
    'Product Images: 1,204 results',
    'Product Brochure: 2 results',
    'News: 1 result',
  ])
  expect(toOtherTypes({ ...empty, tag: 'pictures' }, counts).map(({ label }) => label)).not.toContain(
    'Products: 1,204 results',
  )
})

test('a number means a tag where the site shows it (S1 9)', () => {
  expect(tagOf('en_EN', '6')).toBe('pictures')
  expect(tagOf('zh_CN', '6')).toBeUndefined()
  expect(tagOf('zh_CN', '1')).toBe('news')
})

test('all results together count product images once, and only what the site shows', () => {
  expect(totalOf('en_EN', counts)).toBe(1217)
  expect(totalOf('zh_CN', counts)).toBe(1215)
})
