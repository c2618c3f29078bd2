import { expect, test } from 'vitest'
import { fittingSentencesOf, teaserOf } from '@/lib/excerpt'
import { siteIds } from '@/i18n/locales'
import { textsOf } from './texts'

test('lists show whole sentences of cases and news', () => {
  const cut = [
    ...beginningsOf('cases', 'brief').map(({ where, text }) => ({
      where,
      shown: fittingSentencesOf(text, 150),
    })),
    ...beginningsOf('news', 'body').map(({ where, text }) => ({ where, shown: teaserOf(text, 180) })),
  ]
  expect(cut.filter(({ shown }) => shown.endsWith('…'))).toEqual([])
})

/** The first paragraphs of texts whose first sentences lists show. */
function beginningsOf(collection: string, field: string) {
  const path = new RegExp(`^${collection}\\..*\\.${field}$`)
  return textsOf(...siteIds)
    .filter(({ where }) => path.test(where))
    .map(({ where, site, text }) => ({ where: `${where} ${site}`, text: text.split('\n\n')[0] ?? '' }))
}
