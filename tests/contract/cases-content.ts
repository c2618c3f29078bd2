import type { CollectionSlug } from 'payload'
import { internationalSites, siteIds } from '@/i18n/locales'
import { richText } from '../factories/rich-text'
import { productIds } from './products-content'
import { solutionIds } from './solutions-content'

/** Ids of cases and case types that test cases use. */
export const caseIds = {
  biobanks: '1760000000000000001',
  hospitals: '1850000000000000001',
  empty: '1850000000000000002',
  hidden: '1850000000000000003',
  freezers: '1770000000000000001',
  ward: '1860000000000000001',
  otherSite: '1860000000000000002',
  draft: '1860000000000000003',
} as const

const { hospitals, empty, hidden, ward, otherSite, draft } = caseIds

const media = ['ward.webp', 'ward-room.webp', 'ward-logo.webp'].map((filename, index) => ({
  id: `185100000000000000${index + 1}`,
  filename,
  mimeType: 'image/webp',
  width: 1200,
  height: 900,
  alt: {},
}))

const [cover, room, logo] = media.map(({ id }) => id)

const files = [
  {
    id: '1852000000000000001',
    filename: 'ward.mp4',
    originalName: 'ward.mp4',
    mimeType: 'video/mp4',
    filesize: 1000,
    restricted: false,
  },
]

const caseTypes = [
  {
    id: hospitals,
    name: { en_EN: 'Hospitals', zh_CN: '医院', fr_FR: 'Hôpitaux' },
    cover,
    order: 2,
    sites: siteIds,
  },
  { id: empty, name: { en_EN: 'Without cases', zh_CN: '暂无案例' }, order: 3, sites: siteIds },
  { id: hidden, name: { en_EN: 'Abroad' }, order: 4, sites: internationalSites },
]

const cases = [
  {
    id: ward,
    type: hospitals,
    name: { en_EN: 'A ward of its own', zh_CN: '专用病区', en_UK: 'A ward of its own in York' },
    eachDistrict: { en_EN: 'Northern Europe', zh_CN: '北欧' },
    brief: { en_EN: richText('Cold & <quiet>.'), zh_CN: richText('安静而低温。') },
    cover,
    logo,
    gallery: [
      { relationTo: 'media', value: room },
      { relationTo: 'media', value: cover },
      { relationTo: 'files', value: '1852000000000000001' },
    ],
    solutions: [solutionIds.hospitals, productIds.solution, solutionIds.draft],
    recommended: true,
    createTime: '2026-03-10T20:00:00.000Z',
    updateTime: '2026-03-11T08:00:00.000Z',
    sites: siteIds,
  },
  {
    id: otherSite,
    type: hidden,
    name: { en_EN: 'Neither picture nor text' },
    recommended: true,
    createTime: '2026-03-09T00:00:00.000Z',
    sites: internationalSites,
  },
  {
    id: draft,
    type: hospitals,
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    solutions: [solutionIds.hospitals],
    recommended: true,
    createTime: '2026-03-12T00:00:00.000Z',
    sites: siteIds,
    _status: 'draft',
  },
]

/** In an order in which rows refer only to earlier rows; solutions come before all of these. */
export const caseContent: [CollectionSlug, object[]][] = [
  ['media', media],
  ['files', files],
  ['case-types', caseTypes],
  ['cases', cases.map((row) => ({ _status: 'published', ...row }))],
]
