import { expect, test } from 'vitest'
import { lexemesOf, pinyinLexemes } from '@/lib/search/lexemes'
import { normalise } from '@/lib/search/normalise'
import { tokenise } from '@/lib/search/tokens'

test.each([
  ['U830-86H', 'u83086h', 'u830', '86h', '830', '86'],
  ['−86 °C', '86c', '-86', '86'],
  ['-86℃', '86c', '-86', '86'],
  ['WHO PQS E003/091', 'who', 'pqs', 'e003091', 'e003', '091'],
  ['HYC-260', 'hyc260', 'hyc', '260'],
])('a model number matches in full and in parts: %s (S1 2.17)', (text, ...expected) => {
  expect(lexemesOf(text, 'en_EN')).toEqual(expect.arrayContaining(expected))
})

test('Chinese is indexed by characters and bigrams', () => {
  expect(lexemesOf('超低温，冰箱', 'zh_CN')).toEqual(['超', '超低', '低', '低温', '温', '冰', '冰箱', '箱'])
})

test('words are indexed by stem and without accents', () => {
  expect(lexemesOf('refrigeradores', 'es_ES')).toEqual(
    expect.arrayContaining(lexemesOf('refrigerador', 'es_ES').slice(1)),
  )
  expect(lexemesOf('réfrigérateur', 'fr_FR')).toContain('refrigerateur')
  expect(lexemesOf('freezers', 'en_EN')).toContain('s/freezer')
})

test('Chinese titles are indexed by pinyin, in full and by initials', () => {
  expect(pinyinLexemes('超低温冰箱')).toEqual(
    expect.arrayContaining(['p/chaodiwenbingxiang', 'p/bingxiang', 'p/cdwbx', 'p/bx']),
  )
})

test.each(['', '!!!???', '\u0000\u0007', '\ud800', '🧊', '%%_\\', "'; drop table", ':* & | ! <->'])(
  'unusual input does not throw: %j',
  (text) => {
    expect(() => lexemesOf(text, 'zh_CN')).not.toThrow()
    expect(normalise(text).isWellFormed()).toBe(true)
  },
)

test('only punctuation within a word is part of a token', () => {
  expect(tokenise('U830-86H, 2–8 °C 血库!').map(({ text }) => text)).toEqual(['u830-86h', '2-8°c', '血库'])
})

test('a word joiner in a copied range is ignored', () => {
  expect(normalise('2–\u20608\u00a0°C')).toBe('2-8°c')
})

test('excess combining marks are removed', () => {
  expect(normalise(`a${'\u0301\u0323'.repeat(200_000)}`)).toHaveLength(16)
})
