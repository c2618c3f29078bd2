import { expect, test } from 'vitest'
import type { CaseItem } from '@/features/cases/queries'
import { toHomeCaseType } from '@/features/home/view-models/cases'
import { picture } from '../samples'

const type = { id: '1', name: 'Biobanks', cover: null, caseCount: 8 }

const found: CaseItem = {
  id: '8',
  name: 'East Lake Biobank',
  typeId: '1',
  excerpt: 'Twenty million samples.',
  eachDistrict: 'East Lake, China',
  cover: picture,
  logo: null,
  gallery: [],
  figures: [],
  solutionIds: [],
  productIds: [],
  recommended: false,
  createTime: '2026-03-04T20:05:09.000Z',
  updateTime: '2026-03-05T20:00:00.000Z',
  sites: ['zh_CN', 'en_EN'],
}

test('a type on an international home leads to its list, its cases to their pages (S1 2.7)', () => {
  const view = toHomeCaseType('es_ES', { type, cases: [found], hasOwnList: true })
  expect(view.all).toEqual({
    label: 'Todos los casos: Biobanks',
    href: '/en/aboutUs/case?listid=1&parentid=3&lang=es_ES',
  })
  expect(view.cases[0]).toMatchObject({
    title: 'East Lake Biobank',
    brief: 'Twenty million samples.',
    district: 'East Lake, China',
    href: '/en/caseDetail?id=8&name=East+Lake+Biobank&lang=es_ES',
  })
})

test('a type on the Chinese home has no list of its own; its cases lead to their pages (S1 2.6)', () => {
  const view = toHomeCaseType('zh_CN', { type, cases: [found], hasOwnList: false })
  expect(view.all).toBeUndefined()
  expect(view.cases[0]?.href).toBe('/zh_CN/case/caseDetail?id=8&name=East+Lake+Biobank')
})

test('only the first picture of a type is described: scripts show the others in a link without a name', () => {
  const view = toHomeCaseType('en_EN', { type, cases: [found, { ...found, id: '9' }], hasOwnList: false })
  expect(view.cases.map(({ picture: shown }) => shown?.alt)).toEqual([picture.alt, ''])
})
