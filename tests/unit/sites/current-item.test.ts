import { expect, test } from 'vitest'

import { currentItemId } from '@/sites/current-item'

const entry = (id: string, href: string, children: string[] = []) => ({
  id,
  label: id,
  href,
  children: children.map((child) => ({ id: child, label: child, href: child })),
})

const international = [
  entry('home', '/en'),
  entry('about', '/en/aboutUs?lang=en_EN', ['/en/aboutUs/history']),
  entry('news', '/en/news?lang=en_EN'),
  entry('support', '/en/support?lang=en_EN'),
]

const chinese = [
  entry('home', '/zh_CN'),
  entry('cases', '', ['/zh_CN/case']),
  entry('about', '/zh_CN/aboutUs', ['/zh_CN/video']),
]

test('the current item of a page is its own, with any query (S1 2.2)', () => {
  expect(currentItemId(international, 'home')).toBe('home')
  expect(currentItemId(international, 'news')).toBe('news')
  expect(currentItemId(chinese, 'home')).toBe('home')
})

test('the current item of a detail page is that of its nearest ancestor', () => {
  expect(currentItemId(international, 'newsDetail')).toBe('news')
  expect(currentItemId(international, 'caseDetail')).toBe('about')
  expect(currentItemId(chinese, 'caseDetail')).toBe('cases')
  expect(currentItemId(international, 'serviceContract')).toBe('support')
})

test('the service solutions belong to the support where the menu has no item for them (S1 2.2)', () => {
  const british = [...international, entry('services', '/en/serviceSolution?lang=en_UK')]
  expect(currentItemId(international, 'serviceSolution')).toBe('support')
  expect(currentItemId(british, 'serviceCase')).toBe('services')
})

test('an item without a link is current for its children (S1 2.2)', () => {
  expect(currentItemId(chinese, 'cases')).toBe('cases')
  expect(currentItemId(chinese, 'videoDetail')).toBe('about')
})

test('pages outside the menu have no current item', () => {
  expect(currentItemId(international, 'legal')).toBeNull()
  expect(currentItemId(international, null)).toBeNull()
})
