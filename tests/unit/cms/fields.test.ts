import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { idField } from '@/cms/fields/id-field'
import { checkTextLink, isLinkAddress } from '@/cms/fields/link-address'
import { titleField } from '@/cms/fields/title-field'
import { newsTypes } from '../../../collections/news-types'
import { siteSettings } from '../../../globals/site-settings'

const t = (key: string) => key
const req = { i18n: { t } } as unknown as PayloadRequest

test.each(['https://example.com', 'http://a', '/en/news?id=1#x', '/', '/zh_CN/新闻'])(
  '%s is an address',
  (value) => {
    expect(isLinkAddress(value)).toBe(true)
  },
)

test.each([
  '',
  ' ',
  'example.com',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https:// x',
  'ftp://x',
  ' /en',
  '/a b',
  'https://a\nb',
  7,
  null,
  undefined,
])('%j is not a valid address', (value) => {
  expect(isLinkAddress(value)).toBe(false)
})

test.each(['https://example.com', '/en/news', 'mailto:a@b.c', 'tel:+49301'])(
  'a text may link to %s',
  (value) => {
    expect(checkTextLink(value, { req })).toBe(true)
  },
)

test.each(['javascript:alert(1)', 'mailto:', 'example.com', '//x', undefined])(
  'a text may not link to %j, and the message says what to enter',
  (value) =>
    expect(checkTextLink(value, { req, siblingData: { linkType: 'custom' } })).toBe('errors:textLink'),
)

test('a link to a document needs no address', () => {
  expect(checkTextLink(undefined, { req, siblingData: { linkType: 'internal' } })).toBe(true)
})

/** Calls a validation as the CMS does: with the value and its context. */
function check(validate: unknown, value: unknown, around: object = { req }): unknown {
  return (validate as (value: unknown, around: object) => unknown)(value, around)
}

test.each(['1', '1214000000000000101', 'old_news-1', 'x'.repeat(40)])('%s is an id', (value) => {
  expect(check(idField.validate, value)).toBe(true)
})

test.each(['', 'a b', 'é', '1\n', 'x'.repeat(41), 7, null])('%j is not a valid id', (value) => {
  expect(check(idField.validate, value)).toBe('errors:id')
})

test.each([
  ['en_EN', '', false],
  ['zh_CN', null, false],
  ['zh_CN', '标题', true],
  ['es_ES', '', true],
  ['fr_FR', null, true],
  ['all', '', false],
  ['es_ES', 'x'.repeat(21), false],
])('on %s the title %j passes: %s', (locale, value, passes) => {
  const field = titleField({ maxLength: 20 })
  const around = { ...field, req: { locale, t, context: {}, payload: { config: {} } } }
  expect(check(field.validate, value, around) === true).toBe(passes)
})

test.each([
  ['Events', true],
  ['Latest-News_2', true],
  ['', false],
  ['a b', false],
  ['事件', false],
])('the code %j of a news type passes: %s', (value, passes) => {
  const code = newsTypes.fields.find((field) => 'name' in field && field.name === 'code')
  expect(check(code && 'validate' in code ? code.validate : undefined, value) === true).toBe(passes)
})

test.each([
  ['ink', '#0b1b2b', true],
  ['ink', 'red; background: url(x)', false],
  ['fontFamily', "'Noto Sans', sans-serif", true],
  ['fontFamily', 'x; } body { display: none', false],
  ['chineseHosts', ['www.example.cn', 'example.cn:8443'], true],
  ['chineseHosts', ['https://example.cn'], false],
  ['chineseHosts', null, true],
  ['analyticsScript', 'https://stats.example.com/s.js', true],
  ['analyticsScript', 'javascript:alert(1)', false],
])('the setting %s is checked: %j passes: %s', (name, value, passes) => {
  expect(check(validationOf(name, siteSettings.fields), value) === true).toBe(passes)
})

/** The validation of a field at any depth. */
function validationOf(name: string, fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return undefined
  if ('name' in fields && fields.name === name && 'validate' in fields) return fields.validate
  return Object.values(fields)
    .map((inside) => validationOf(name, inside))
    .find(Boolean)
}
