import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { judgedGroups, type JudgedQuery } from '../../search/judged'
import { idsOf } from '../../search/judged/documents'

const queries = judgedGroups.flatMap(({ site, queries }) => queries.map((query) => ({ site, ...query })))

test('the judged set has enough queries in four languages (issue 7)', () => {
  const of = (...sites: SiteId[]) => queries.filter(({ site }) => sites.includes(site))
  const short = of('zh_CN').filter(({ text }) => /^\p{Script=Han}{2}$/u.test(text))
  expect(short.length).toBeGreaterThanOrEqual(25)
  expect(of('zh_CN').length).toBeGreaterThanOrEqual(50)
  expect(of('en_EN', 'en_US', 'en_UK').length).toBeGreaterThanOrEqual(40)
  expect(of('es_ES').length).toBeGreaterThanOrEqual(15)
  expect(of('fr_FR').length).toBeGreaterThanOrEqual(15)
})

test('every name in the judged set means documents that the site shows', () => {
  const unknown = queries.flatMap((query) =>
    namesOf(query)
      .filter((name) => idsOf(name, query).length === 0)
      .map((name) => `${query.site} ${query.kind} ${query.text}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every query is judged once and has something to find', () => {
  const keys = queries.map(({ site, kind, text }) => `${site} ${kind} ${text}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  expect(queries.filter((query) => !query.exact?.length && !query.contains)).toEqual([])
})

function namesOf({ exact = [], good = [], related = [] }: JudgedQuery): string[] {
  return [...exact, ...good, ...related]
}
