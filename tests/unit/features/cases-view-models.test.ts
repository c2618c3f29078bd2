import { expect, test } from 'vitest'
import type { CaseDetail, CaseItem } from '@/features/cases/queries'
import { toCaseCard, usedLine } from '@/features/cases/view-models/case-card'
import { casesOfType, toCaseTypes } from '@/features/cases/view-models/case-types'
import { toCaseView } from '@/features/cases/view-models/case-view'
import type { SiteId } from '@/i18n/locales'
import { picture } from './samples'

const file = {
  id: '9',
  url: '/file/documents/ward.mp4',
  name: 'ward.mp4',
  mimeType: 'video/mp4',
  size: 1000,
  restricted: false,
  groups: [],
}

function caseItem(over: Partial<CaseDetail> = {}): CaseDetail {
  return {
    id: '8',
    name: 'East Lake Biobank',
    typeId: '1',
    excerpt: 'Twenty million samples. One record & no gap',
    brief: '<p>Twenty million samples.</p><ul><li>One record &amp; no gap</li></ul>',
    eachDistrict: 'East Lake, China',
    figures: [],
    cover: picture,
    logo: picture,
    gallery: [],
    solutionIds: ['3'],
    productIds: ['4', '5'],
    solutions: [{ id: '3', name: '样本网络' }],
    products: [
      { id: '4', name: 'U830' },
      { id: '5', name: 'V1000' },
    ],
    recommended: false,
    createTime: '2026-03-04T20:05:09.000Z',
    updateTime: '2026-03-05T20:00:00.000Z',
    sites: ['zh_CN', 'en_EN'],
    writtenFor: ['en_EN'],
    ...over,
  }
}

const types = [
  { id: '1', name: 'Biobanks', cover: null, caseCount: 8 },
  { id: '2', name: 'Blood', cover: null, caseCount: 0 },
]

test('a card links to its case and shows text and last update (S1 2.11)', () => {
  expect(toCaseCard('zh_CN', caseItem())).toMatchObject({
    href: '/zh_CN/case/caseDetail?id=8&name=East+Lake+Biobank',
    title: 'East Lake Biobank',
    brief: 'Twenty million samples. One record & no gap',
    date: { iso: '2026-03-05T20:00:00.000Z', text: '2026-03-06' },
  })
  expect(toCaseCard('es_ES', caseItem()).href).toBe('/en/caseDetail?id=8&name=East+Lake+Biobank&lang=es_ES')
})

test('a card shows the first key figure with its unit; figures without a unit and cases without figures are complete too', () => {
  const samples = { figure: '20', unit: 'million', label: 'samples' }
  const freezers = { figure: '186', unit: '', label: 'freezers' }
  const share = { figure: '38', unit: '%', label: 'less energy' }
  const shown = (site: SiteId, figures: CaseDetail['figures']) =>
    toCaseCard(site, caseItem({ figures })).figure
  expect(shown('en_EN', [samples, freezers])).toEqual({ value: '20\u00a0million', label: 'samples' })
  expect(shown('en_EN', [freezers])).toEqual({ value: '186', label: 'freezers' })
  expect(shown('en_EN', [share])?.value).toBe('38%')
  expect(shown('fr_FR', [share])?.value).toBe('38\u00a0%')
  expect(shown('en_EN', [])).toBeUndefined()
})

test('missing pictures are undefined', () => {
  const card = toCaseCard('zh_CN', caseItem({ cover: null, logo: null }))
  expect(card).toMatchObject({ picture: undefined, logo: undefined })
})

test('solutions and products are one line, which a case without them does not have (S1 2.11)', () => {
  expect(usedLine('zh_CN', caseItem())).toBe('样本网络、U830、V1000')
  expect(usedLine('zh_CN', { solutions: [], products: [] })).toBe('')
})

test('files ending in mp4 are videos of the carousel, other files are not shown (S1 2.11)', () => {
  const gallery: CaseItem['gallery'] = [
    { kind: 'picture', picture },
    { kind: 'video', file },
    { kind: 'video', file: { ...file, url: '/file/documents/ward.pdf', mimeType: 'application/pdf' } },
    { kind: 'video', file: { ...file, restricted: true } },
  ]
  expect(toCaseView('en_EN', caseItem({ gallery })).slides).toMatchObject([
    { kind: 'picture', picture: { src: picture.url } },
    { kind: 'video', src: '/file/documents/ward.mp4', type: 'video/mp4' },
  ])
})

test('without additional pictures the cover is used', () => {
  expect(toCaseView('en_EN', caseItem()).slides).toMatchObject([
    { kind: 'picture', picture: { src: picture.url } },
  ])
  expect(toCaseView('en_EN', caseItem({ cover: null })).slides).toEqual([])
})

test('figures have the order of the editors, and a space before their unit where the language has it', () => {
  const figures = [
    { figure: '8.3', unit: 'million', label: 'sample capacity' },
    { figure: '166', unit: '', label: 'appliances qualified' },
    { figure: '81', unit: '%', label: 'cell recovery' },
  ]
  const shown = toCaseView('en_EN', caseItem({ figures })).figures
  expect(shown).toEqual([
    { id: '0', value: '8.3', unit: 'million', joined: false, label: 'sample capacity' },
    { id: '1', value: '166', unit: undefined, joined: false, label: 'appliances qualified' },
    { id: '2', value: '81', unit: '%', joined: true, label: 'cell recovery' },
  ])
  const sites = ['zh_CN', 'en_US', 'es_ES', 'fr_FR'] as const
  expect(sites.map((site) => toCaseView(site, caseItem({ figures })).figures[2]?.joined)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('solutions come before products, each with its page (S1 2.11)', () => {
  expect(toCaseView('en_US', caseItem()).used).toEqual([
    { id: '3', name: '样本网络', href: '/en/solutions?solutionId=3&lang=en_US' },
    { id: '4', name: 'U830', href: '/en/products?id=4&name=U830&lang=en_US' },
    { id: '5', name: 'V1000', href: '/en/products?id=5&name=V1000&lang=en_US' },
  ])
})

test('a type leads to its list below the about pages (S1 2.11)', () => {
  expect(toCaseTypes(types, { site: 'en_UK', current: '1' })).toEqual([
    {
      id: '1',
      name: 'Biobanks',
      count: 8,
      href: '/en/aboutUs/case?listid=1&parentid=3&lang=en_UK',
      current: true,
    },
    {
      id: '2',
      name: 'Blood',
      count: 0,
      href: '/en/aboutUs/case?listid=2&parentid=3&lang=en_UK',
      current: false,
    },
  ])
  expect(casesOfType('en_EN', '1', 2)).toBe('/en/aboutUs/case?listid=1&parentid=3&pageNo=2&lang=en_EN')
})
