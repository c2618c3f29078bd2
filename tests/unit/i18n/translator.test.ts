import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteIds, type SiteId } from '@/i18n/locales'
import { compiledMessages, setsOf, translator } from '@/i18n/translator'

test('a text is found in the language of the site (S1 1)', () => {
  expect(translator('zh_CN', 'controls')('next')).toBe('下一页')
  expect(translator('es_ES', 'controls')('next')).toBe('Siguiente')
  expect(translator('fr_FR', 'controls')('next')).toBe('Suivant')
})

test('regional English overrides differences and inherits the rest from English', () => {
  expect(translator('en_US', 'requests')('form.promise')).toBe('We reply within two business days.')
  expect(translator('en_UK', 'requests')('form.promise')).toBe('We reply within two working days.')
  expect(translator('en_US', 'shell')('call.request')).toBe(translator('en_EN', 'shell')('call.request'))
})

test('arguments are filled in', () => {
  expect(translator('en_EN', 'contract')('missing', { parameter: 'id' })).toBe('The parameter id is missing')
})

test('plurals follow the rules of the language', () => {
  const later = (site: SiteId, seconds: number) =>
    translator(site, 'distributors.errors')('later', { seconds })
  expect(later('en_EN', 1)).toMatch(/in 1 second\.$/)
  expect(later('en_EN', 0)).toMatch(/in 0 seconds\.$/)
  expect(later('fr_FR', 0)).toMatch(/dans 0 seconde\.$/)
  expect(later('es_ES', 2)).toMatch(/en 2 segundos\.$/)
  expect(later('zh_CN', 1)).toContain('1 秒')
})

test('tags are replaced by elements', () => {
  const t = translator('en_EN', 'requests.consents')
  const html = renderToStaticMarkup(t.rich('privacy', { policy: (name) => createElement('b', null, name) }))
  expect(html).toBe('I have read and agree to the <b>privacy policy</b>')
})

test('a message for a key that is known only at run time is optional', () => {
  const t = translator('en_EN', 'messageBoard')
  expect(t.optional('errors.name.missing')).toBe('Please fill in the name')
  expect(t.optional('errors.name.long')).toBeUndefined()
})

test('a page with many components of a namespace contains its messages once', () => {
  for (const site of siteIds)
    expect(compiledMessages(site, 'pdf.viewer')).toBe(compiledMessages(site, 'pdf.viewer'))
})

test('compiled messages are plain objects, which React serialises', () => {
  // With its prototypes, unlike toEqual.
  expect(compiledMessages('en_EN', 'distributors.errors').later).toStrictEqual([
    'Too many attempts. Try again in ',
    ['seconds', 2, { one: [0, ' second'], other: [0, ' seconds'] }],
    '.',
  ])
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
