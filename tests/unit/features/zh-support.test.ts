import { expect, test } from 'vitest'
import { supportHref, supportKindOf, toHotline, toPromise } from '@/features/support/view-models/zh-support'

test.each([
  ['24 小时', '24', '小时'],
  ['24小时', '24', '小时'],
  ['365', '365', undefined],
  ['100%', '100', '%'],
  ['全天', '全天', undefined],
])('the promise %j is the figure %j with the unit %j (S2 1)', (figure, value, unit) => {
  expect(toPromise({ figure, label: '热线' })).toEqual({ value, unit, label: '热线' })
})

test('the types 0, 1 and 2 of addresses are maintenance, contact and repair (S2 2.17, 9)', () => {
  expect(['0', '1', '2'].map(supportKindOf)).toEqual(['maintenance', 'contact', 'repair'])
  expect(supportKindOf(undefined)).toBe('maintenance')
  expect(supportHref('zh_CN', 'repair')).toBe('/zh_CN/supportDetail?type=2')
})

test('a hotline can be called, and without one there is none', () => {
  expect(toHotline('400-618-0086')).toEqual({ text: '400-618-0086', href: 'tel:4006180086' })
  expect(toHotline('')).toBeUndefined()
})
