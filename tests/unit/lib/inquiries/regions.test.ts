import { expect, test } from 'vitest'
import { regionOptions } from '@/features/inquiries/view-models/regions'
import { regions } from '@/lib/inquiries/regions'

const namesIn = (region: string) =>
  regions.find(({ name }) => name === region)?.countries.map(({ name }) => name) ?? []

const labelsOf = (site: Parameters<typeof regionOptions>[0], region: string) =>
  regionOptions(site).find(({ value }) => value === region)?.countries ?? []

test('the regions are those of the specification, in its order (S2 3)', () => {
  expect(regions.map(({ name }) => name)).toEqual([
    'Asia-Pacific',
    'Africa',
    'South Asia',
    'CIS & Mongolia',
    'Middle East',
    'Latin America',
    'US & Canada',
    'UK',
    'Europe',
    'International Aid and Relief',
    'India',
  ])
})

test('the countries of the specification are listed with its names (S2 3)', () => {
  expect(namesIn('Asia-Pacific')).toEqual(
    expect.arrayContaining(['Burma', 'East Timor', 'China(Taiwan)', 'China(Hong Kong)', 'Macao', 'Vietnam']),
  )
  expect(namesIn('Africa')).toContain('Burkina Faso')
  expect(namesIn('Europe')[0]).toBe('Albania')
  expect(namesIn('CIS & Mongolia')).toHaveLength(13)
  expect(namesIn('Middle East')).toHaveLength(18)
  expect(namesIn('International Aid and Relief')).toEqual([
    'UN Projects',
    'NGOs Projects',
    'Government Aid and Relief',
  ])
})

test('every country of the world is in one region, Afghanistan in two (S2 3)', () => {
  const codes = regions.flatMap(({ countries }) => countries.flatMap(({ code }) => code ?? []))
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual(['AF'])
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const known = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => names.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  // Uninhabited, or not countries.
  const others = [
    'AC',
    'AQ',
    'BV',
    'CP',
    'CQ',
    'DG',
    'EA',
    'EU',
    'EZ',
    'GS',
    'HM',
    'IC',
    'QO',
    'TA',
    'TF',
    'UM',
  ]
  const rest = known.filter((code) => !codes.includes(code) && !others.includes(code))
  expect(rest.filter((code) => !/^(UN|X[AB]|ZZ)$/.test(code))).toEqual([])
})

test('the value is the English name, the label is localised', () => {
  const french = labelsOf('fr_FR', 'Europe')
  expect(french).toContainEqual({ value: 'Germany', label: 'Allemagne' })
  expect(french.map(({ label }) => label)).toEqual(
    french.map(({ label }) => label).toSorted(new Intl.Collator('fr').compare),
  )
  expect(labelsOf('es_ES', 'Asia-Pacific')).toContainEqual({
    value: 'China(Taiwan)',
    label: 'China (Taiwán)',
  })
  expect(labelsOf('en_US', 'US & Canada')).toContainEqual({ value: 'USA', label: 'USA' })
})

test('the UK is first on en_UK only (S2 5)', () => {
  expect(regionOptions('en_UK')[0]?.value).toBe('UK')
  expect(regionOptions('en_EN')[0]?.value).toBe('Asia-Pacific')
})
