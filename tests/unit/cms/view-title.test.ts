import { expect, test } from 'vitest'
import { viewTitle } from '@/cms/admin/view-title'

const id = '1234567890123456789'

test.each([
  ['collections/products/table', 'table:title'],
  ['collections/redirects/table', 'redirects:tableTitle'],
  ['collections/materials/upload', 'upload:title'],
  ['collections/searches/overview', 'searches:overview'],
  [`collections/news/${id}/sites`, 'previews:sites'],
  [`collections/news/${id}/compare`, 'previews:compare'],
  ['globals/home-page/compare', 'previews:compare'],
  ['overview/missing-translations', 'dashboard:missingTranslations'],
  ['guide', 'guide:title'],
  ['guide/pages', 'guide:title'],
] as const)('%s has the title %s', (path, title) => {
  expect(viewTitle(path.split('/'))).toBe(title)
})

test.each([
  'account',
  'collections/products',
  'collections/jobs/table',
  `collections/news/${id}`,
  `collections/news/${id}/versions`,
  'collections/sites/compare',
  'globals/home-page',
  'overview/nothing',
])('%s keeps the title of Payload', (path) => {
  expect(viewTitle(path.split('/'))).toBeNull()
})

test('the dashboard has no parts', () => {
  expect(viewTitle()).toBeNull()
})
