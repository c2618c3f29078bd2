import { expect, test } from 'vitest'
import { specificationOf, toResources } from '@/features/products/view-models/detail/documents'
import { toRecommended } from '@/features/products/view-models/detail/recommended'
import { toCase, toSolution } from '@/features/products/view-models/detail/related'
import { material, media, product, temperature } from './product-detail-samples'

test('materials are grouped: videos, brochures, specifications, manuals (S2 2.3)', () => {
  const resources = toResources('en_EN', [
    material({ id: '1', kind: 'manual' }),
    material({ id: '2', kind: 'service-brochure' }),
    material({ id: '3', kind: 'specification' }),
    material({ id: '4', kind: 'product-video', mimeType: 'video/mp4' }),
    material({ id: '5', kind: 'brochure' }),
    material({ id: '6', kind: 'newsletter' }),
  ])
  const ids = (documents: { id: string }[]) => documents.map(({ id }) => id)
  expect(ids(resources.videos)).toEqual(['4'])
  expect(ids(resources.brochures)).toEqual(['5'])
  expect(ids(resources.specifications)).toEqual(['3'])
  expect(ids(resources.manuals)).toEqual(['1', '2'])
  expect(resources.videos[0]?.href).toBe('/en/products/videoDetail?id=4&lang=en_EN')
})

test('a brochure is viewed as PDF and downloaded under its name (S2 2.3)', () => {
  const [brochure] = toResources('en_EN', [material()]).brochures
  expect(brochure).toMatchObject({
    name: 'U830 brochure',
    facts: ['PDF', '1.2 MB', 'English', 'March 2026'],
    restricted: false,
    fileHref: '/file/documents/u830-brochure.pdf',
    fileName: 'U830 brochure.pdf',
    pdf: { viewerHref: '/en/pdf?fileName=U830brochure&url=documents%2Fu830-brochure.pdf&lang=en_EN' },
  })
})

test('files other than PDF are download-only', () => {
  const archive = material({ mimeType: 'application/zip', url: '/file/documents/u830.zip', size: 84_001 })
  const [document] = toResources('en_EN', [archive]).brochures
  expect(document?.pdf).toBeUndefined()
  expect(document?.facts.slice(0, 2)).toEqual(['ZIP', '85 kB'])
})

test('a restricted document shows its name and address to all (S2 2.3, readings 29)', () => {
  const { manuals } = toResources('en_EN', [material({ kind: 'manual', restricted: true })])
  expect(manuals).toHaveLength(1)
  expect(manuals[0]).toMatchObject({ restricted: true, fileHref: '/file/documents/u830-brochure.pdf' })
  expect(manuals[0]?.pdf?.viewerHref).toContain('u830-brochure.pdf')
})

test("the specification is that in the site's language, else the first", () => {
  const english = material({ id: '1', kind: 'specification', language: 'en' })
  const spanish = material({ id: '2', kind: 'specification', language: 'es' })
  expect(specificationOf('es_ES', [english, spanish])?.id).toBe('2')
  expect(specificationOf('zh_CN', [english, spanish])?.id).toBe('1')
  expect(specificationOf('en_EN', [material(), { ...english, restricted: true }])).toBeUndefined()
})

test('a related solution has its cover, else its banner, and a link to its page (S2 2.3)', () => {
  const solution = { id: '5', name: 'Sample network', brief: 'From ward to vapour.', typeId: '1', icon: null }
  const banner = media({ url: '/file/pictures/banner.webp' })
  expect(toSolution('en_EN', { ...solution, cover: null, banner })).toMatchObject({
    href: '/en/solutions?solutionId=5&lang=en_EN',
    picture: { src: '/file/pictures/banner.webp' },
  })
})

test('a related case shows its brief as text and its creation date (S2 2.3)', () => {
  const item = {
    id: '8',
    name: 'East Lake Biobank',
    typeId: '1',
    excerpt: '20 million samples',
    eachDistrict: '',
    cover: null,
    logo: null,
    gallery: [],
    solutionIds: [],
    productIds: [],
    figures: [],
    recommended: false,
    createTime: '2026-09-03T00:00:00.000Z',
    updateTime: '2026-09-04T00:00:00.000Z',
    sites: ['en_EN' as const],
  }
  expect(toCase('en_EN', item)).toMatchObject({
    brief: '20 million samples',
    date: { text: '3 September 2026' },
    href: '/en/caseDetail?id=8&name=East+Lake+Biobank&lang=en_EN',
  })
})

test('a recommended product shows cover, name and first-level category (S2 2.3)', () => {
  const category = { lead: '', icon: null, cover: null, opensFirstChild: false, sites: [] }
  const path = [
    { ...category, id: '1', name: 'Ultra-low freezers', parentId: null },
    { ...category, id: '7', name: 'Uprights', parentId: '1' },
  ]
  const measured = { ...product(), parameters: [temperature], solutionIds: [] }
  expect(toRecommended('en_EN', measured, path)).toMatchObject({
    name: 'U830',
    categoryName: 'Ultra-low freezers',
    picture: { src: '/file/pictures/u830.webp' },
    temperature: { value: '−86', unit: '°C' },
  })
})
