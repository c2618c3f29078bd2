import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paramsOf } from '@/addresses/internal'
import { pageOf, type PageName } from '@/addresses/table'
import { locate, type Address, type Located } from '@/addresses/locate'
import { allRows } from '@/addresses/rows'
import { siteIds } from '@/i18n/locales'
import { hosts } from './locate-at'
import { anyText } from '../../factories/texts'

const known = fc.constantFrom(...allRows().map(({ path }) => path))
const path = fc.oneof(
  known,
  known.map((text) => `${text}/`.toUpperCase()),
  fc.tuple(known, fc.string()).map(([text, tail]) => `${text}/${tail}`),
  fc.webPath(),
  anyText(),
)
const names = fc.constantFrom(
  'id',
  'lang',
  'name',
  'pageNo',
  'code',
  'mode',
  'url',
  'solutionId',
  'inputWD',
  'level',
)
const value = fc.oneof(fc.constantFrom(...siteIds, 'history', '1', '0', 'f'), anyText())
const query = fc
  .array(fc.tuple(fc.oneof(names, fc.string()), value), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs))
const host = fc.oneof(
  fc.constantFrom(undefined, null, 'localhost:3000', ...hosts.chinese, ...hosts.spanish, ...hosts.french),
  fc.string(),
)
const storedSite = fc.oneof(fc.constantFrom(undefined, ...siteIds), fc.string())
const address: fc.Arbitrary<Address> = fc.record({ host, path, query, storedSite, hosts: fc.constant(hosts) })

test('locate never throws and returns one of four kinds', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(['page', 'redirect', 'notFound', 'system']).toContain(locate(given).kind)
    }),
    { numRuns: 2000 },
  )
})

test('every redirect stays on the host and ends after at most two steps', () => {
  fc.assert(
    fc.property(address, (given) => {
      let located: Located = locate(given)
      for (let step = 0; located.kind === 'redirect'; step += 1) {
        expect(step).toBeLessThan(2)
        expect(located.to).toMatch(/^\/(?![/\\])/)
        const url = new URL(located.to, 'http://host')
        located = locate({ ...given, path: url.pathname, query: url.searchParams })
      }
    }),
    { numRuns: 2000 },
  )
})

test('an internal path contains all parameters of its page', () => {
  fc.assert(
    fc.property(address, (given) => {
      const located = locate(given)
      if (located.kind !== 'page') return
      const [, site, page, ...segments] = located.internal.split('/')
      expect([site, page]).toEqual([located.site, located.page])
      expect(segments.every((segment) => segment.length > 0)).toBe(true)
      expect(located.params).toMatchObject(withoutFallbacks(located.page, paramsOf(located.page, segments)))
    }),
    { numRuns: 2000 },
  )
})

function withoutFallbacks(page: PageName, values: Readonly<Record<string, string>> | null) {
  expect(values).not.toBeNull()
  const { query } = pageOf(page)
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([name, value]) => query[name]?.fallback !== value),
  )
}
