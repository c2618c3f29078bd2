import { expect, test } from 'vitest'
import { lexemesOf, pinyinLexemes } from '@/lib/search/lexemes'
import { normalise } from '@/lib/search/normalise'
import { piecesOf } from '@/lib/search/pieces'

test.each([
  ['U830-86H', 'u83086h', 'u830', '86h', '830', '86'],
  ['−86 °C', '86c', '-86', '86'],
  ['-86℃', '86c', '-86', '86'],
  ['WHO PQS E003/091', 'who', 'pqs', 'e003091', 'e003', '091'],
  ['HYC-260', 'hyc260', 'hyc', '260'],
])('a model number is found whole and in parts: %s (S1 2.17)', (text, ...wanted) => {
  expect(lexemesOf(text, 'en_EN')).toEqual(expect.arrayContaining(wanted))
})

test('Chinese is found by every character and every two side by side', () => {
  expect(lexemesOf('超低温，冰箱', 'zh_CN')).toEqual(['超', '超低', '低', '低温', '温', '冰', '冰箱', '箱'])
})

test('words are found by their stem and without their accents', () => {
  expect(lexemesOf('refrigeradores', 'es_ES')).toEqual(
    expect.arrayContaining(lexemesOf('refrigerador', 'es_ES').slice(1)),
  )
  expect(lexemesOf('réfrigérateur', 'fr_FR')).toContain('refrigerateur')
  expect(lexemesOf('freezers', 'en_EN')).toContain('s/freezer')
})

test('Chinese titles are found by pinyin, whole and by initials', () => {
  expect(pinyinLexemes('超低温冰箱')).toEqual(
    expect.arrayContaining(['p/chaodiwenbingxiang', 'p/bingxiang', 'p/cdwbx', 'p/bx']),
  )
})

test.each(['', '!!!???', '\u0000\u0007', '\ud800', '🧊', '%%_\\', "'; drop table", ':* & | ! <->'])(
  'nothing typed breaks it: %j',
  (text) => {
    expect(() => lexemesOf(text, 'zh_CN')).not.toThrow()
    expect(normalise(text).isWellFormed()).toBe(true)
  },
)

test('signs hold a word together and nothing else does', () => {
  expect(piecesOf('U830-86H, 2–8 °C 血库!').map(({ text }) => text)).toEqual(['u830-86h', '2-8°c', '血库'])
})

test('a letter with marks without end takes no time', () => {
  expect(normalise(`a${'\u0301\u0323'.repeat(200_000)}`)).toHaveLength(16)
})
