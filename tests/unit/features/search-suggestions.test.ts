import { expect, test } from 'vitest'
import type { MaterialItem } from '@/features/materials/queries'
import { toSuggestions } from '@/features/search/view-models/suggestions'
import type { Completion } from '@/lib/search/engine'

const completion = (kind: Completion['kind'], collection: Completion['collection']): Completion => ({
  collection,
  document: '7',
  kind,
  title: 'A title',
})

const material = (kind: MaterialItem['kind'], mimeType: string): MaterialItem => ({
  id: '7',
  name: 'A title',
  kind,
  mimeType,
  url: '/file/documents/a.pdf',
  categoryId: null,
  fileId: '1',
  size: 1,
  restricted: false,
  fileGroups: [],
  cover: null,
  language: 'en',
  version: '',
  updateTime: '2026-01-01T00:00:00.000Z',
  sites: ['en_EN'],
})

test.each([
  ['products', 'products', '/en/products?id=7&lang=fr_FR', 'Produits'],
  ['solutions', 'solutions', '/en/solutions?solutionId=7&lang=fr_FR', 'Solutions'],
  ['news', 'news', '/en/newsDetail?id=7&lang=fr_FR', 'Actualités'],
  ['videos', 'company-videos', '/en/aboutUs/videoDetail?id=7&lang=fr_FR', 'Vidéos'],
] as const)('a suggestion of %s links to the page of the document', (kind, collection, href, name) => {
  const { suggestions } = toSuggestions('fr_FR', {
    completions: [completion(kind, collection)],
    materials: [],
  })
  expect(suggestions).toEqual([{ title: 'A title', kind: name, href }])
})

test('a video of the library has a page, a brochure opens in the viewer, another file opens directly', () => {
  const hrefOf = (one: MaterialItem) =>
    toSuggestions('en_EN', { completions: [completion('brochures', 'materials')], materials: [one] })
      .suggestions[0]?.href
  expect(hrefOf(material('user-video', 'video/mp4'))).toMatch(/[?&]id=7/)
  expect(hrefOf(material('brochure', 'application/pdf'))).toMatch(/^\/en\/pdf\?.*url=documents/)
  expect(hrefOf(material('brochure', 'application/zip'))).toBe('/file/documents/a.pdf')
})

test('types without a tag on the site and deleted documents are left out (S1 2.17)', () => {
  const brochure = completion('brochures', 'materials')
  const completed = { completions: [brochure], materials: [material('brochure', 'application/pdf')] }
  expect(toSuggestions('zh_CN', completed).suggestions).toEqual([])
  expect(toSuggestions('en_EN', { completions: [brochure], materials: [] }).suggestions).toEqual([])
})

test('the number of suggestions is announced to screen readers', () => {
  const two = { completions: [completion('news', 'news'), completion('products', 'products')], materials: [] }
  expect(toSuggestions('es_ES', two).announcement).toContain('2 sugerencias')
  expect(toSuggestions('zh_CN', { completions: [], materials: [] }).announcement).toBe('没有搜索建议')
})
