import type { CollectionSlug } from 'payload'
import { internationalSites, siteIds } from '@/i18n/locales'
import { richText } from '../factories/rich-text'

/** Ids of catalogue content that test cases use. */
export const productIds = {
  freezers: '1600000000000000001',
  ultraLow: '1600000000000000002',
  upright: '1600000000000000003',
  closed: '1600000000000000004',
  empty: '1600000000000000005',
  freezer: '1700000000000000001',
  chest: '1700000000000000002',
  cabinet: '1700000000000000003',
  old: '1700000000000000004',
  draft: '1700000000000000005',
  china: '1700000000000000006',
  bare: '1700000000000000007',
  solution: '1750000000000000001',
} as const

const { freezers, ultraLow, upright, closed, empty } = productIds
const { freezer, chest, cabinet, old, draft, china, bare, solution } = productIds

const media = [
  picture('1610000000000000001', 'product-nv-86.webp'),
  picture('1610000000000000002', 'detail-nv-1.webp'),
  picture('1610000000000000003', 'detail-nv-2.webp'),
  picture('1610000000000000004', 'certificate-ce.webp'),
  picture('1610000000000000005', 'icon-freezers.webp'),
  picture('1610000000000000006', 'poster-nv-86.webp'),
]

const files = [
  pdfFile('1620000000000000001', 'brochure-nv-86.pdf', { restricted: false }),
  pdfFile('1620000000000000002', 'manual-nv-86.pdf', { restricted: true }),
  { ...pdfFile('1620000000000000003', 'film-nv-86.mp4', { restricted: false }), mimeType: 'video/mp4' },
]

const categories = [
  {
    id: freezers,
    name: { en_EN: 'Freezers', zh_CN: '低温冰箱', fr_FR: 'Congélateurs' },
    icon: '1610000000000000005',
    order: 1,
    sites: siteIds,
  },
  {
    id: ultraLow,
    name: { en_EN: 'Ultra-low freezers', zh_CN: '超低温冰箱', en_UK: 'ULT freezers' },
    parent: freezers,
    order: 2,
    sites: siteIds,
  },
  {
    id: upright,
    name: { en_EN: 'Upright freezers', zh_CN: '立式冰箱' },
    parent: ultraLow,
    order: 1,
    sites: siteIds,
  },
  {
    id: empty,
    name: { en_EN: 'Cryogenic freezers', zh_CN: '深低温冰箱' },
    parent: freezers,
    order: 1,
    sites: siteIds,
  },
  {
    id: closed,
    name: { en_EN: 'Refrigerators', zh_CN: '冷藏箱' },
    order: 2,
    sites: ['en_EN', 'zh_CN'],
  },
  {
    id: '1600000000000000006',
    name: { en_EN: 'Below a category that en_UK does not show', zh_CN: '疫苗冷藏箱' },
    parent: closed,
    order: 1,
    sites: siteIds,
  },
]

const classes = [
  { id: '1630000000000000001', name: { en_EN: 'Performance', zh_CN: '性能' }, order: 1 },
  { id: '1630000000000000002', name: { en_EN: 'Equipment', zh_CN: '配置' }, order: 2 },
]

const parameters = [
  {
    id: '1640000000000000001',
    class: '1630000000000000001',
    code: 'temperature-range',
    name: { en_EN: 'Temperature range', zh_CN: '温度范围', fr_FR: 'Plage de température' },
    kind: 'range',
    unit: 'degC',
    filter: 'temperature',
    order: 1,
  },
  {
    id: '1640000000000000002',
    class: '1630000000000000001',
    code: 'volume',
    name: { en_EN: 'Net capacity', zh_CN: '有效容积' },
    kind: 'number',
    unit: 'L',
    filter: 'volume',
    order: 2,
  },
  {
    id: '1640000000000000003',
    class: '1630000000000000002',
    code: 'refrigerant',
    name: { en_EN: 'Refrigerant', zh_CN: '制冷剂' },
    kind: 'text',
    filter: 'none',
    order: 1,
  },
  {
    id: '1640000000000000004',
    class: '1630000000000000002',
    code: 'alarm',
    name: { en_EN: 'Remote alarm', zh_CN: '远程报警' },
    kind: 'flag',
    filter: 'none',
    order: 2,
  },
]

const solutionTypes = [
  {
    id: '1740000000000000001',
    name: { en_EN: 'Life sciences', zh_CN: '生命科学' },
    showsRelated: true,
    order: 1,
    sites: siteIds,
  },
]

const solutions = [
  {
    id: solution,
    type: '1740000000000000001',
    name: { en_EN: 'Sample network', zh_CN: '样本安全', en_UK: 'Biobank network' },
    brief: { en_EN: 'Samples under one roof', zh_CN: '样本集中管理' },
    cover: '1610000000000000002',
    order: 1,
    sites: siteIds,
    _status: 'published',
  },
]

const caseTypes = [
  { id: '1760000000000000001', name: { en_EN: 'Biobanks', zh_CN: '样本库' }, order: 1, sites: siteIds },
]

const cases = [
  {
    id: '1770000000000000001',
    type: '1760000000000000001',
    name: { en_EN: 'A biobank of ten million samples', zh_CN: '千万级样本库' },
    brief: { en_EN: richText('Ten million & more.'), zh_CN: richText('千万级。') },
    cover: '1610000000000000002',
    products: [freezer],
    createTime: '2026-02-03T20:00:00.000Z',
    sites: siteIds,
    _status: 'published',
  },
  {
    id: '1770000000000000002',
    type: '1760000000000000001',
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    products: [freezer],
    createTime: '2026-02-04T20:00:00.000Z',
    sites: siteIds,
    _status: 'draft',
  },
]

const products = [
  {
    id: cabinet,
    name: { en_EN: 'Freezer cabinet NV-20', zh_CN: '冷冻柜 NV-20' },
    category: freezers,
    order: 1,
    cover: '1610000000000000001',
    sites: siteIds,
  },
  {
    id: draft,
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    category: upright,
    order: 2,
    solutions: [solution],
    sites: siteIds,
    _status: 'draft',
  },
  {
    id: freezer,
    name: { en_EN: 'Ultra-low freezer NV-86', zh_CN: '超低温冰箱 NV-86', en_UK: 'ULT freezer NV-86' },
    listName: { en_EN: 'NV-86' },
    model: 'NV-86',
    category: upright,
    order: 1,
    overview: { en_EN: richText('Cold & quiet.'), zh_CN: richText('低温而安静。') },
    cover: '1610000000000000001',
    pictures: ['1610000000000000002', '1610000000000000003'],
    certificates: ['1610000000000000004'],
    traits: [
      {
        id: '66b000000000000000000001',
        image: '1610000000000000002',
        firstTrait: { en_EN: 'Quiet', zh_CN: '安静', fr_FR: 'Silencieux' },
        secondTraits: { en_EN: '41 dB(A)\nNo fan', zh_CN: '41 分贝' },
      },
      {
        id: '66b000000000000000000002',
        firstTrait: { en_EN: 'Abroad only' },
      },
    ],
    parameters: [
      { id: '66b000000000000000000011', parameter: '1640000000000000004', flag: true },
      {
        id: '66b000000000000000000012',
        parameter: '1640000000000000003',
        text: { en_EN: 'Hydrocarbon', es_ES: 'Hidrocarburo' },
      },
      { id: '66b000000000000000000013', parameter: '1640000000000000002', value: 1029 },
      { id: '66b000000000000000000014', parameter: '1640000000000000001', value: -86, upTo: -40 },
    ],
    solutions: [solution],
    recommendations: [cabinet, draft],
    featured: true,
    sites: siteIds,
  },
  {
    id: chest,
    name: { en_EN: 'Chest freezer NV-40', zh_CN: '卧式冰箱 NV-40' },
    category: ultraLow,
    order: 1,
    solutions: [solution],
    sites: siteIds,
  },
  {
    id: old,
    name: { en_EN: 'Ultra-low freezer NV-80', zh_CN: '超低温冰箱 NV-80' },
    category: upright,
    order: 2,
    availability: 'discontinued',
    replacedBy: freezer,
    sites: siteIds,
  },
  { id: china, name: { zh_CN: '国内机型' }, category: upright, order: 3, sites: ['zh_CN'] },
  {
    id: bare,
    name: { en_EN: 'Refrigerator NV-5' },
    category: closed,
    order: 1,
    sites: internationalSites,
  },
]

const materials = [
  material('1650000000000000001', 'brochure', {
    name: { en_EN: 'NV-86 brochure', zh_CN: 'NV-86 样本', es_ES: 'Folleto NV-86' },
    file: '1620000000000000001',
  }),
  material('1650000000000000002', 'manual', {
    name: { en_EN: 'NV-86 manual', zh_CN: 'NV-86 说明书' },
    file: '1620000000000000002',
  }),
  material('1650000000000000003', 'product-video', {
    name: { en_EN: 'NV-86 in one minute', zh_CN: '一分钟了解 NV-86' },
    file: '1620000000000000003',
    cover: '1610000000000000006',
    updateTime: '2026-05-01T08:00:00.000Z',
  }),
  material('1650000000000000004', 'service-brochure', {
    name: { en_EN: 'NV-86 service' },
    file: '1620000000000000002',
  }),
  material('1650000000000000005', 'flyer', { name: { en_EN: 'A flyer' }, file: '1620000000000000001' }),
  material('1650000000000000006', 'brochure', {
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    file: '1620000000000000001',
    _status: 'draft',
  }),
]

const banners = [
  {
    id: '1780000000000000001',
    place: 'hot-products',
    title: { en_EN: 'Minus eighty-six', zh_CN: '零下八十六度' },
    picture: { en_EN: '1610000000000000001', zh_CN: '1610000000000000001' },
    link: { document: { relationTo: 'products', value: freezer } },
    order: 1,
    sites: siteIds,
    _status: 'published',
  },
]

/** In an order in which rows refer only to earlier rows. */
export const productContent: [CollectionSlug, object[]][] = [
  ['media', media],
  ['files', files],
  ['product-categories', categories],
  ['parameter-classes', classes],
  ['parameters', parameters],
  ['solution-types', solutionTypes],
  ['solutions', solutions],
  ['products', products.map((row) => ({ _status: 'published', availability: 'active', ...row }))],
  ['materials', materials],
  ['case-types', caseTypes],
  ['cases', cases],
  ['banners', banners],
]

function picture(id: string, filename: string) {
  return { id, filename, mimeType: 'image/webp', width: 1200, height: 900, alt: {} }
}

function pdfFile(id: string, filename: string, { restricted }: { restricted: boolean }) {
  return { id, filename, originalName: filename, mimeType: 'application/pdf', filesize: 1000, restricted }
}

function material(id: string, kind: string, data: object) {
  const shared = { products: [freezer], language: 'multi', order: 0, sites: siteIds, _status: 'published' }
  return { id, kind, ...shared, ...data }
}
