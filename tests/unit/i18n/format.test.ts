import { expect, test } from 'vitest'
import { dateParts, formatDate, formatNumber, monthName } from '@/i18n/format'
import { marksIn, withMark, withoutMarks } from '@/lib/content-marks'

const evening = '2026-09-03T18:30:00.000Z'

test.each([
  ['en_EN', '3 September 2026', '3 Sept 2026'],
  ['en_UK', '3 September 2026', '3 Sept 2026'],
  ['en_US', 'September 3, 2026', 'Sep 3, 2026'],
  ['es_ES', '3 de septiembre de 2026', '3 sept 2026'],
  ['fr_FR', '3 septembre 2026', '3 sept. 2026'],
  ['zh_CN', '2026-09-04', '2026-09-04'],
] as const)('%s writes a date as %s or %s, Beijing time on zh_CN (readings 26)', (site, long, short) => {
  expect(formatDate(site, evening)).toBe(long)
  expect(formatDate(site, evening, 'short')).toBe(short)
})

test('the first of a month is an ordinal in French', () => {
  expect(formatDate('fr_FR', '2026-05-01T00:00:00Z')).toBe('1er mai 2026')
  expect(formatDate('fr_FR', '2026-05-11T00:00:00Z')).toBe('11 mai 2026')
})

test('a date can be split for lists that show the day as a large number (S1 2.7)', () => {
  expect(dateParts('en_EN', evening)).toEqual({ iso: evening, day: '03', month: 'Sept', year: '2026' })
  expect(dateParts('zh_CN', evening)).toEqual({ iso: evening, day: '04', month: '9月', year: '2026' })
})

test('a month on its own is written in the language (S1 2.14)', () => {
  expect([monthName('en_UK', 1), monthName('es_ES', 12), monthName('fr_FR', 8)]).toEqual([
    'January',
    'diciembre',
    'août',
  ])
  expect([monthName('zh_CN', 1), monthName('zh_CN', 12)]).toEqual(['1月', '12月'])
})

test('numbers follow the language', () => {
  expect(formatNumber('en_US', 12_500)).toBe('12,500')
  expect(formatNumber('es_ES', 12_500)).toBe('12\u00a0500')
  expect(formatNumber('es_ES', 1360.5)).toBe('1360,5')
  expect(formatNumber('fr_FR', 12_500)).toBe('12\u202f500')
  expect(formatNumber('zh_CN', 12_500)).toBe('12,500')
})

test('an invalid date throws', () => {
  expect(() => formatDate('en_EN', 'soon')).toThrow(RangeError)
})

test('a date of a preview says where it comes from (decision 98)', () => {
  const marked = withMark(evening, 'news/1/publishTime')
  for (const site of ['en_EN', 'fr_FR', 'zh_CN'] as const) {
    expect(withoutMarks(formatDate(site, marked))).toBe(formatDate(site, evening))
    expect(marksIn(formatDate(site, marked))).toEqual(['news/1/publishTime'])
  }
  const { iso: _, ...parts } = dateParts('en_EN', marked)
  const { iso: _iso, ...plain } = dateParts('en_EN', evening)
  expect(Object.values(parts).map(withoutMarks)).toEqual(Object.values(plain))
})
