import type { CollectionSlug } from 'payload'
import { internationalSites, siteIds } from '@/i18n/locales'
import { pictureBlock, richText } from '../factories/rich-text'
import { productIds } from './products-content'

/** Ids of solutions and service solutions that test cases use. */
export const solutionIds = {
  blood: '1209667603977572353',
  hospitals: '1810000000000000002',
  otherSite: '1810000000000000003',
  draft: '1810000000000000004',
  care: '1820000000000000001',
  monitoring: '1820000000000000002',
  mapping: '1820000000000000003',
  hiddenType: '1820000000000000004',
  plan: '1830000000000000001',
  watch: '1830000000000000002',
  hidden: '1830000000000000003',
} as const

const { blood, hospitals, otherSite, draft, care, monitoring, mapping, hiddenType, plan, watch, hidden } =
  solutionIds

const media = [
  picture('1800000000000000001', 'scene-blood.webp'),
  picture('1800000000000000002', 'banner-blood.webp'),
  picture('1800000000000000003', 'functions-blood-zh.webp'),
  picture('1800000000000000004', 'cover-care.webp'),
  picture('1800000000000000005', 'icon-blood.webp'),
]

const files = [
  { id: '1801000000000000001', filename: 'catalogue-blood.pdf', restricted: false },
  { id: '1801000000000000002', filename: 'service-care.pdf', restricted: true },
].map((row) => ({ ...row, originalName: row.filename, mimeType: 'application/pdf', filesize: 1000 }))

const materials = [
  material('1802000000000000001', 'solution-catalogue', {
    name: { en_EN: 'Blood network catalogue', zh_CN: '血液网络手册', fr_FR: 'Catalogue du réseau sanguin' },
    file: '1801000000000000001',
    cover: '1800000000000000001',
  }),
  material('1802000000000000002', 'service-brochure', {
    name: { en_EN: 'Service brochure' },
    file: '1801000000000000002',
  }),
  material('1802000000000000003', 'brochure', {
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    file: '1801000000000000001',
    _status: 'draft',
  }),
]

const solutionTypes = [
  {
    id: '1803000000000000001',
    name: { en_EN: 'Sectors', zh_CN: '行业', es_ES: 'Sectores' },
    showsRelated: false,
    order: 2,
    sites: siteIds,
  },
  {
    id: '1803000000000000002',
    name: { en_EN: 'Without solutions', zh_CN: '没有方案' },
    order: 3,
    sites: siteIds,
  },
]

const solutions = [
  {
    id: blood,
    type: '1740000000000000001',
    name: { en_EN: 'Blood network solution', zh_CN: '血液网络', en_UK: 'Blood network solution for the UK' },
    brief: { en_EN: 'From donor to patient', zh_CN: '从献血到用血' },
    content: {
      en_EN: richText('Cold from donor to <patient>.', pictureBlock('1800000000000000001')),
      zh_CN: richText('全程冷链。'),
    },
    advantage: { zh_CN: richText('可追溯。') },
    cover: '1800000000000000001',
    banner: '1800000000000000002',
    icon: '1800000000000000005',
    functions: { zh_CN: '1800000000000000003' },
    catalogue: { en_EN: '1802000000000000001', zh_CN: '1802000000000000001' },
    hotspots: [{ id: '66c000000000000000000001', product: productIds.freezer, x: 20, y: 40 }],
    order: 2,
    sites: siteIds,
  },
  {
    id: hospitals,
    type: '1803000000000000001',
    name: { en_EN: 'Hospitals', zh_CN: '医院' },
    order: 1,
    sites: siteIds,
  },
  {
    id: otherSite,
    type: '1803000000000000001',
    name: { en_EN: 'Aid programmes', fr_FR: 'Programmes d’aide' },
    catalogue: { en_EN: '1802000000000000003' },
    order: 2,
    sites: internationalSites,
  },
  {
    id: draft,
    type: '1803000000000000001',
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    order: 3,
    sites: siteIds,
    _status: 'draft',
  },
]

const cases = [
  {
    id: '1804000000000000001',
    type: '1760000000000000001',
    name: { en_EN: 'A blood centre', zh_CN: '某血液中心', en_UK: 'A blood centre in Leeds' },
    brief: { en_EN: richText('All bags <accounted> for.'), zh_CN: richText('一袋一码。') },
    cover: '1800000000000000001',
    solutions: [blood, hospitals],
    createTime: '2026-03-01T20:00:00.000Z',
    updateTime: '2026-03-02T08:00:00.000Z',
    sites: siteIds,
  },
  {
    id: '1804000000000000002',
    type: '1760000000000000001',
    name: { en_EN: 'A newer one' },
    solutions: [blood],
    createTime: '2026-03-05T00:00:00.000Z',
    sites: internationalSites,
  },
  {
    id: '1804000000000000003',
    type: '1760000000000000001',
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    solutions: [blood],
    createTime: '2026-03-06T00:00:00.000Z',
    sites: siteIds,
    _status: 'draft',
  },
]

const serviceTypes = [
  {
    id: care,
    name: { en_EN: 'Service contracts', zh_CN: '服务合同', en_UK: 'Three levels of service contract' },
    cover: '1800000000000000004',
    content: { en_EN: richText('Three levels & one number.'), zh_CN: richText('三个等级。') },
    mode: 'tabs',
    contractLayout: 'normal',
    order: 1,
    sites: siteIds,
  },
  {
    id: monitoring,
    name: { en_EN: 'Monitoring Service Contracts' },
    mode: 'tabs',
    contractLayout: 'special',
    order: 2,
    sites: internationalSites,
  },
  {
    id: mapping,
    name: { en_EN: 'Calibration & Temperature Mapping', fr_FR: 'Étalonnage et cartographie' },
    mode: 'single',
    contractLayout: 'normal',
    order: 3,
    sites: internationalSites,
  },
  {
    id: hiddenType,
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    mode: 'tabs',
    contractLayout: 'normal',
    order: 4,
    sites: siteIds,
    _status: 'draft',
  },
]

const contracts = [
  {
    id: plan,
    type: care,
    title: { en_EN: 'Full cover', zh_CN: '全包服务', en_UK: 'Full cover in the UK' },
    product: productIds.freezer,
    cover: '1800000000000000004',
    overview: { en_EN: richText('Parts and labour.'), zh_CN: richText('含备件与人工。') },
    traits: [
      {
        id: '66c000000000000000000011',
        image: '1800000000000000005',
        firstTrait: { en_EN: 'On site within 24 hours', zh_CN: '24 小时到场', es_ES: 'En 24 horas' },
      },
      {
        id: '66c000000000000000000012',
        firstTrait: { en_EN: 'Abroad only' },
        secondTrait: { en_EN: 'A line' },
      },
    ],
    packageDetail: { en_EN: richText('Two visits a year.') },
    files: ['1802000000000000002', '1802000000000000001', '1802000000000000003'],
    order: 1,
    sites: siteIds,
  },
  { id: watch, type: monitoring, title: { en_EN: 'Watch' }, order: 1, sites: internationalSites },
  { id: hidden, type: care, title: { en_EN: 'Not yet' }, order: 2, sites: siteIds, _status: 'draft' },
]

const serviceCases = [
  {
    id: '1840000000000000001',
    type: care,
    title: { en_EN: 'A hospital served', zh_CN: '某医院服务案例' },
    content: { en_EN: richText('No batch <lost>.'), zh_CN: richText('零损失。') },
    cover: '1800000000000000004',
    order: 1,
    sites: siteIds,
  },
  {
    id: '1840000000000000002',
    type: care,
    title: { en_EN: 'Not yet' },
    order: 2,
    sites: siteIds,
    _status: 'draft',
  },
]

/** In an order in which rows refer only to earlier rows; products come before all of these. */
export const solutionContent: [CollectionSlug, object[]][] = [
  ['media', media],
  ['files', files],
  ['materials', materials],
  ['solution-types', solutionTypes],
  ['solutions', published(solutions)],
  ['cases', published(cases)],
  ['service-solution-types', published(serviceTypes)],
  ['service-contracts', published(contracts)],
  ['service-cases', published(serviceCases)],
]

function published(rows: object[]): object[] {
  return rows.map((row) => ({ _status: 'published', ...row }))
}

function picture(id: string, filename: string) {
  return { id, filename, mimeType: 'image/webp', width: 1200, height: 900, alt: {} }
}

function material(id: string, kind: string, data: object) {
  return { id, kind, language: 'multi', order: 0, sites: siteIds, _status: 'published', ...data }
}
