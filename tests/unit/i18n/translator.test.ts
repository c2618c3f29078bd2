import { expect, test } from 'vitest'
import { setsOf, translator } from '@/i18n/translator'

test('a text is found in the language of the site (S1 1)', () => {
  expect(translator('zh_CN', 'common')('next')).toBe('下一页')
  expect(translator('es_ES', 'common')('next')).toBe('Siguiente')
  expect(translator('fr_FR', 'common')('next')).toBe('Suivant')
})

test('regional English overrides differences and inherits the rest from English', () => {
  expect(translator('en_US', 'shell')('call.note')).toBe('We reply within two business days.')
  expect(translator('en_UK', 'shell')('call.note')).toBe('We reply within two working days.')
  expect(translator('en_US', 'shell')('call.request')).toBe(translator('en_EN', 'shell')('call.request'))
})

test('arguments are filled in', () => {
  expect(translator('en_EN', 'contract')('missing', { parameter: 'id' })).toBe('The parameter id is missing')
})

test('international sites share the English fallback only where they have no language of their own', () => {
  expect(Object.entries(setsOf).map(([site, sets]) => [site, sets.length])).toEqual([
    ['zh_CN', 1],
    ['en_EN', 1],
    ['en_US', 2],
    ['en_UK', 2],
    ['es_ES', 1],
    ['fr_FR', 1],
  ])
})
