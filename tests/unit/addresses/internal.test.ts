import { expect, test } from 'vitest'
import { paramsOf } from '@/addresses/internal'

test('the segments of an internal path are parsed into parameters', () => {
  expect(paramsOf('news', ['all', 'all', '1'])).toEqual({ pageNo: '1' })
  expect(paramsOf('news', ['id-7', 'all', '2'])).toEqual({ id: '7', pageNo: '2' })
  expect(paramsOf('news', ['id-7', 'es', '1'])).toEqual({ id: '7', newsletters: 'es', pageNo: '1' })
  expect(paramsOf('news', ['history', 'all', '1'])).toEqual({ mode: 'history', pageNo: '1' })
  expect(paramsOf('aboutUs', ['name-~E8~8D~A3~E8~AA~89'])).toEqual({ name: '荣誉' })
  expect(paramsOf('contact', ['Product~20Request'])).toEqual({ name: 'Product Request' })
})

test.each([
  ['too few', ['all']],
  ['too many', ['all', 'all', '1', '1']],
  ['a page out of bounds', ['all', 'all', '0']],
  ['an unknown choice', ['colour-red', 'all', '1']],
  ['an unacceptable id', ['id-%2e%2e', 'all', '1']],
  ['an unknown language', ['all', 'de', '1']],
  ['broken encoding', ['~E0~A4~A', 'all', '1']],
])('invalid segments are refused: %s', (_case, segments) => {
  expect(paramsOf('news', segments)).toBeNull()
})
