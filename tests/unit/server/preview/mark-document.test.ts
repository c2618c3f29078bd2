import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { marksIn } from '@/lib/content-marks'
import { markDocument } from '@/server/preview/mark-document'

const field = (name: string, type: string, more: object = {}) => ({ name, type, ...more }) as FlattenedField
const localized = { localized: true }

const marked = (fields: FlattenedField[], document: Record<string, unknown>, slug = 'products') =>
  markDocument(fields, document, { slug, id: '7' })

test('texts of a site are marked with their path; codes, addresses and other values stay', () => {
  const fields = [
    field('name', 'text', localized),
    field('code', 'text'),
    field('linkAddress', 'text', localized),
    field('kind', 'select'),
    field('traits', 'array', { flattenedFields: [field('text', 'textarea', localized)] }),
    field('link', 'group', { flattenedFields: [field('label', 'text', localized)] }),
  ]
  const document = { id: '7', name: 'A', code: 'b', linkAddress: '/en', kind: 'c', traits: [{ text: 'D' }] }
  const result = marked(fields, { ...document, link: { label: 'E' } })
  expect(result).toMatchObject({ id: '7', code: 'b', linkAddress: '/en', kind: 'c' })
  expect(marksIn(JSON.stringify(result))).toEqual([
    'products/7/name',
    'products/7/traits.0.text',
    'products/7/link.label',
  ])
})

test('the texts of rich text carry the path of its field', () => {
  const content = { root: { children: [{ children: [{ type: 'text', text: 'One' }] }, { type: 'upload' }] } }
  const result = marked([field('content', 'richText', localized)], { content })
  expect(marksIn(JSON.stringify(result))).toEqual(['products/7/content'])
  expect(content.root.children[0]?.children?.[0]?.text).toBe('One')
})

test('dates that pages show, and numbers of parameters, carry their field', () => {
  const fields = [
    field('createTime', 'date'),
    field('parameters', 'array', { flattenedFields: [field('value', 'number')] }),
  ]
  const parameters = [
    { parameter: '1', value: -86 },
    { parameter: '2', flag: true },
  ]
  const result = marked(fields, { createTime: '2026-09-03T00:00:00.000Z', parameters })
  expect(marksIn(JSON.stringify(result))).toEqual([
    'products/7/createTime',
    'products/7/parameters.0.value',
    'products/7/parameters.1.flag',
  ])
  expect(result.parameters).toMatchObject(parameters)
})

test('an excerpt belongs to the text that it is made from', () => {
  const result = marked([field('excerpt', 'textarea', localized)], { excerpt: 'First words' }, 'news')
  expect(marksIn(String(result.excerpt))).toEqual(['news/7/content'])
})

test('a picture is named in its addresses', () => {
  const document = {
    id: '7',
    url: '/file/a.png',
    alt: 'A',
    sizes: { small: { url: '/file/b.webp', width: 2 } },
  }
  expect(marked([], document, 'media')).toEqual({
    ...document,
    url: '/file/a.png#media/7/',
    sizes: { small: { url: '/file/b.webp#media/7/', width: 2 } },
  })
})
