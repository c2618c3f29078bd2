import { expect, test } from 'vitest'
import { matchesWhere } from '@/server/preview/matches-where'
import { publishedOn } from '@/server/published'

const document = {
  id: '12',
  _status: 'published',
  title: { en_EN: 'A title', fr_FR: '' },
  sites: ['en_EN', 'fr_FR'],
  type: '7',
  onHome: null,
  order: 3,
}

const matches = (where: Parameters<typeof matchesWhere>[0], site: 'en_EN' | 'zh_CN' = 'en_EN') =>
  matchesWhere(where, document, site, false)

test('a document meets the filters of the lists that would show it', () => {
  expect(matches(publishedOn('en_EN'))).toBe(true)
  expect(matches(publishedOn('fr_FR'))).toBe(true)
  expect(matches(publishedOn('zh_CN'))).toBe(false)
  expect(matches(publishedOn('en_EN', { type: { equals: '7' } }, { id: { in: ['11', '12'] } }))).toBe(true)
  expect(matches({ id: { in: ['11'] } })).toBe(false)
  expect(matches({ type: { not_equals: '7' } })).toBe(false)
  expect(matches({ onHome: { equals: true } })).toBe(false)
  expect(matches({ title: { exists: true } })).toBe(true)
  expect(matches({ title: { exists: true } }, 'zh_CN')).toBe(false)
})

test('what needs the database stays as it was found', () => {
  for (const wasFound of [true, false]) {
    expect(matchesWhere({ 'type.code': { equals: 'x' } }, document, 'en_EN', wasFound)).toBe(wasFound)
    expect(matchesWhere({ order: { near: '1' } }, document, 'en_EN', wasFound)).toBe(wasFound)
  }
})
