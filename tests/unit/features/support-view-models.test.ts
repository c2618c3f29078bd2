import { expect, test } from 'vitest'
import type { MaterialItem } from '@/features/materials/queries'
import type { Folder, MaterialGroup } from '@/features/support/queries/items'
import {
  drillDownHref,
  pathHref,
  toCertificateTiles,
  toCrumbs,
  toTiles,
} from '@/features/support/view-models/folders'
import { documentsPerPage, paged, pageOf } from '@/features/support/view-models/paging'
import { toSpecification } from '@/features/support/view-models/specifications'
import { supportTabs } from '@/features/support/view-models/tabs'
import { trainingTabs } from '@/features/support/view-models/training'

const folder = (id: string, numChildren: number): Folder => ({
  id,
  name: `Category ${id}`,
  cover: null,
  numChildren,
  itemCount: 7,
  parentId: null,
})

const material = (id: string): MaterialItem => ({
  id,
  name: `Paper ${id}`,
  kind: 'specification',
  categoryId: null,
  fileId: id,
  url: `/file/documents/${id}.pdf`,
  mimeType: 'application/pdf',
  size: 1000,
  restricted: false,
  fileGroups: [],
  cover: null,
  language: 'en',
  version: '',
  updateTime: '2026-01-01T00:00:00.000Z',
  sites: ['en_EN'],
})

const group = (...files: MaterialItem[]): MaterialGroup => ({ id: '7', name: 'U830', cover: null, files })

test('the seven tabs are in the order of their codes, as links without parameters (S2 2.9)', () => {
  expect(supportTabs('en_UK').map(({ label, href }) => [label, href])).toEqual([
    ['Product Brochure', '/en/support/productBrochure?lang=en_UK'],
    ['Operation Manual', '/en/support/ManualBrochure?lang=en_UK'],
    ['Product Images', '/en/support/productPicture?lang=en_UK'],
    ['Product Videos', '/en/support/productVideo?lang=en_UK'],
    ['User Videos', '/en/support/userVideo?lang=en_UK'],
    ['Training Material', '/en/support/trainingMaterial?level=0&type=f&lang=en_UK'],
    ['Customer Support', '/en/support/customer?lang=en_UK'],
  ])
})

test('training material has four tabs, the newsletter is hidden (S2 2.15)', () => {
  const tabs = trainingTabs('en_EN', 'c')
  expect(tabs.map(({ name, href }) => [name, href])).toEqual([
    ['Flyer', '/en/support/trainingMaterial?level=0&type=f&lang=en_EN'],
    ['Product Launch Pack', '/en/support/trainingMaterial?type=p&index=1&lang=en_EN'],
    ['Certificate', '/en/support/trainingMaterial?level=0&type=c&lang=en_EN'],
    ['Specifications', '/en/support/trainingMaterial?type=s&index=4&lang=en_EN'],
  ])
  expect(tabs.filter(({ current }) => current).map(({ id }) => id)).toEqual(['c'])
})

test('a tile links to the level that its category opens, or has no link (S2 4)', () => {
  const [open, closed] = toTiles('en_EN', 'brochure', 0, [folder('1', 2), folder('2', 0)])
  expect(open).toMatchObject({
    href: '/en/support/productBrochure?id=1&level=1&lang=en_EN',
    count: '7 brochures',
  })
  expect(closed).toMatchObject({ name: 'Category 2', href: undefined, count: '7 brochures' })
  const [leaf] = toTiles('fr_FR', 'flyer', 1, [folder('3', 0)])
  expect(leaf?.href).toBe('/en/support/trainingMaterial?level=4&type=f&id=3&lang=fr_FR')
})

test('the breadcrumb links to each category at its level', () => {
  const path = [folder('1', 1), folder('2', 1), folder('3', 0)]
  expect(toCrumbs('en_EN', 'manual', path).map(({ href }) => href)).toEqual([
    '/en/support/ManualBrochure?id=1&level=1&lang=en_EN',
    '/en/support/ManualBrochure?id=2&level=2&lang=en_EN',
    '/en/support/ManualBrochure?id=3&level=3&lang=en_EN',
  ])
  expect(pathHref('en_EN', 'manual', [folder('1', 0)])).toBe('/en/support/ManualBrochure?lang=en_EN')
})

test('choosing a category begins with the first page, a page number is part of the address (S2 4, 9)', () => {
  expect(drillDownHref('en_EN', 'certificate', { id: '3', level: 3, pageNo: 2 })).toBe(
    '/en/support/trainingMaterial?level=3&type=c&id=3&pageNo=2&lang=en_EN',
  )
  expect(drillDownHref('en_EN', 'certificate', { id: '3', level: 3, pageNo: 1 })).not.toContain('pageNo')
})

test('a page has nine documents; there is none beyond the last page (S2 9)', () => {
  const all = Array.from({ length: 10 }, (_, index) => index)
  expect(documentsPerPage).toBe(9)
  expect(pageOf(all, 1)).toEqual({ items: all.slice(0, 9), current: 1, total: 2 })
  expect(pageOf(all, 2)).toEqual({ items: [9], current: 2, total: 2 })
  expect(pageOf(all, 3)).toBeNull()
  expect(pageOf([], 1)).toEqual({ items: [], current: 1, total: 1 })
  expect(paged({ items: [], total: 9 }, 2)).toBeNull()
})

test('a single specification is the document, several are a link to the list (S2 2.15)', () => {
  expect(toSpecification('en_EN', group(material('1')))).toMatchObject({
    document: { id: '1', fileHref: '/file/documents/1.pdf' },
  })
  expect(toSpecification('en_EN', group(material('1'), material('2')))).toMatchObject({
    href: '/en/support/trainingMaterial?type=s&id=7&index=4&lang=en_EN',
    count: 2,
  })
})

test('a product with certificates leads to level 4 and counts them (S2 4)', () => {
  expect(toCertificateTiles('en_EN', [group(material('1'))])).toEqual([
    {
      id: '7',
      name: 'U830',
      picture: undefined,
      count: '1 certificate',
      href: '/en/support/trainingMaterial?level=4&type=c&id=7&lang=en_EN',
    },
  ])
})
