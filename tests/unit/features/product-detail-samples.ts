import type { MaterialItem } from '@/features/materials/queries/items'
import type { ParameterItem, ProductDetail } from '@/features/products/queries/items'
import type { MediaItem } from '@/server/media'

export function parameter(over: Partial<ParameterItem> = {}): ParameterItem {
  return {
    code: 'weight',
    name: 'Weight',
    className: 'Dimensions',
    kind: 'number',
    filter: 'none',
    compare: true,
    value: 298,
    upTo: null,
    unit: 'kg',
    text: '',
    flag: false,
    ...over,
  }
}

export const temperature = parameter({
  code: 'temperature-range',
  name: 'Temperature range',
  className: 'Temperature',
  kind: 'range',
  filter: 'temperature',
  value: -86,
  upTo: -40,
  unit: 'degC',
})

export const volume = parameter({
  code: 'net-volume',
  name: 'Net capacity',
  className: 'Capacity',
  filter: 'volume',
  value: 829,
  unit: 'L',
})

export function media(over: Partial<MediaItem> = {}): MediaItem {
  return {
    id: '1',
    url: '/file/pictures/u830.webp',
    width: 1100,
    height: 1500,
    alt: 'U830',
    sizes: [],
    ...over,
  }
}

export function material(over: Partial<MaterialItem> = {}): MaterialItem {
  return {
    id: '9001',
    name: 'U830 brochure',
    kind: 'brochure',
    categoryId: null,
    fileId: '9002',
    url: '/file/documents/u830-brochure.pdf',
    mimeType: 'application/pdf',
    size: 1_240_000,
    restricted: false,
    fileGroups: [],
    cover: null,
    language: 'en',
    version: '2026-03',
    updateTime: '2026-03-05T00:00:00.000Z',
    sites: ['en_EN'],
    ...over,
  }
}

export function product(over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: '1211952306528985089',
    name: 'U830 upright freezer',
    listName: 'U830',
    model: 'U830',
    brief: 'Pulls down in under four hours.',
    cover: media(),
    categoryId: '7',
    discontinued: false,
    overview: '<p>Six sensors log every ten seconds.</p>',
    pictures: [media({ id: '2', url: '/file/pictures/door.webp', width: 1600, height: 1000 })],
    certificates: [],
    hdPicture: null,
    traits: [
      { image: null, firstTrait: 'A door for gloved hands', secondTraits: ['Opens with two fingers'] },
    ],
    parameters: [temperature, volume],
    approvals: [],
    markets: [],
    replacedBy: null,
    solutionIds: [],
    recommendationIds: [],
    updateTime: '2026-03-05T00:00:00.000Z',
    sites: ['en_EN'],
    writtenFor: ['en_EN'],
    ...over,
  }
}
