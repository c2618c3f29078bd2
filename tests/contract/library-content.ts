import type { CollectionSlug } from 'payload'
import { siteIds } from '@/i18n/locales'
import { richText } from '../factories/rich-text'
import { productIds } from './products-content'

/** Ids of library content that test cases use. */
export const libraryIds = {
  storage: '2000000000000000001',
  vessels: '2000000000000000002',
  small: '2000000000000000003',
  vessel: '2010000000000000001',
  hidden: '2010000000000000002',
  flask: '2010000000000000003',
  draft: '2010000000000000004',
  brochure: '2030000000000000001',
  certificateWithoutProduct: '2030000000000000023',
  video: '2030000000000000061',
  secondVideo: '2030000000000000062',
  userVideo: '2030000000000000071',
  draftVideo: '2030000000000000063',
} as const

const { storage, vessels, small, vessel, hidden, flask, draft } = libraryIds
const { upright, closed, ultraLow, chest, cabinet, old } = productIds

const media = [
  picture('2005000000000000001', 'vessel.webp'),
  picture('2005000000000000002', 'vessel-open.webp'),
  picture('2005000000000000003', 'vessel-lid.webp'),
  picture('2005000000000000004', 'library-catalogue.webp'),
  picture('2005000000000000005', 'icon-maintenance.webp'),
]

const files = [
  pdfFile('2006000000000000001', 'library.pdf'),
  pdfFile('2006000000000000002', 'library-manual.pdf', { restricted: true }),
  pdfFile('2006000000000000003', 'vessel-large.zip', { mimeType: 'application/zip', restricted: true }),
  pdfFile('2006000000000000004', 'library-film.mp4', { mimeType: 'video/mp4' }),
]

// Only on es_ES, so that the golden files of the catalogue do not change.
const categories = [
  {
    id: storage,
    name: { en_EN: 'Cryogenic storage', es_ES: 'Almacenamiento criogénico' },
    cover: '2005000000000000001',
    order: 8,
  },
  { id: vessels, name: { en_EN: 'Vessels' }, parent: storage, order: 2 },
  { id: small, name: { en_EN: 'Small vessels' }, parent: vessels, order: 1 },
  { id: '2000000000000000004', name: { en_EN: 'Racks' }, parent: storage, order: 1 },
].map((row) => ({ sites: ['es_ES'], ...row }))

const products = [
  {
    id: vessel,
    name: { en_EN: 'Vessel LN-35', es_ES: 'Recipiente LN-35' },
    order: 1,
    cover: '2005000000000000001',
    pictures: ['2005000000000000002', '2005000000000000001', '2005000000000000003'],
    hdPicture: '2006000000000000003',
  },
  { id: hidden, name: { en_EN: 'Vessel without pictures' }, order: 2 },
  { id: flask, name: { en_EN: 'Flask LN-2' }, order: 3, pictures: ['2005000000000000002'] },
  {
    id: draft,
    name: { en_EN: 'Not yet' },
    order: 4,
    cover: '2005000000000000001',
    _status: 'draft',
  },
].map((row) => ({
  category: small,
  availability: 'active',
  sites: ['es_ES'],
  _status: 'published',
  ...row,
}))

const materials = [
  material(libraryIds.brochure, 'brochure', {
    name: { en_EN: 'Upright freezers', zh_CN: '立式冰箱', es_ES: 'Congeladores verticales' },
    category: upright,
    order: 1,
  }),
  material('2030000000000000002', 'brochure', {
    name: { en_EN: 'Where its product stands', zh_CN: '随产品归类' },
    products: [chest],
    order: 2,
  }),
  material('2030000000000000003', 'brochure', {
    name: { en_EN: 'In a category of some sites', zh_CN: '部分站点的类别' },
    category: closed,
    order: 3,
  }),
  material('2030000000000000004', 'brochure', {
    name: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    category: closed,
    _status: 'draft',
  }),
  material('2030000000000000005', 'brochure', { name: { zh_CN: '仅供国内' }, category: upright, order: 4 }),
  material('2030000000000000006', 'brochure', { name: { en_EN: 'Vessels' }, category: small, order: 5 }),
  material('2030000000000000011', 'manual', {
    name: { en_EN: 'Manual of chest freezers', zh_CN: '卧式冰箱说明书' },
    file: '2006000000000000002',
    category: ultraLow,
    products: [chest, old],
  }),
  material('2030000000000000012', 'manual', {
    name: { en_EN: 'Transport and storage', zh_CN: '运输与储存' },
    file: '2006000000000000002',
    order: 1,
  }),
  material('2030000000000000021', 'certificate', {
    name: { en_EN: 'CE of NV-80', zh_CN: 'NV-80 认证' },
    products: [old],
  }),
  material('2030000000000000022', 'certificate', {
    name: { en_EN: 'Works and cabinets', zh_CN: '工厂与冷冻柜' },
    products: [old, cabinet],
    order: 1,
  }),
  material(libraryIds.certificateWithoutProduct, 'certificate', {
    name: { en_EN: 'ISO 13485' },
    category: upright,
    order: 2,
  }),
  material('2030000000000000031', 'specification', {
    name: { en_EN: 'NV-80, sheet 1', zh_CN: 'NV-80 规格一' },
    products: [old],
  }),
  material('2030000000000000032', 'specification', {
    name: { en_EN: 'NV-80, sheet 2', zh_CN: 'NV-80 规格二' },
    products: [old],
    order: 1,
  }),
  material('2030000000000000033', 'specification', { name: { en_EN: 'Power plugs' }, order: 2 }),
  material('2030000000000000041', 'flyer', {
    name: { en_EN: 'Flyer of upright freezers' },
    category: upright,
    order: 1,
  }),
  material('2030000000000000051', 'catalogue', {
    name: { en_EN: 'General catalogue', zh_CN: '总样本', fr_FR: 'Catalogue général' },
    cover: '2005000000000000004',
    order: 1,
  }),
  material('2030000000000000052', 'catalogue', { name: { en_EN: 'Short catalogue' }, order: 2 }),
  videoMaterial(libraryIds.video, 'product-video', { order: 1, cover: '2005000000000000004' }),
  videoMaterial(libraryIds.secondVideo, 'product-video', { order: 2 }),
  videoMaterial(libraryIds.draftVideo, 'product-video', { order: 3, _status: 'draft' }),
  videoMaterial(libraryIds.userVideo, 'user-video', { order: 1 }),
]

const supportPages = [
  {
    id: '2040000000000000001',
    kind: 'maintenance',
    title: { zh_CN: '维护保养', en_EN: 'Maintenance' },
    icon: '2005000000000000005',
    content: { zh_CN: richText('每年一次。'), en_EN: richText('Once a year.') },
    _status: 'published',
  },
  {
    id: '2040000000000000002',
    kind: 'contact',
    title: { zh_CN: '联系我们' },
    content: { zh_CN: richText('全年无休。') },
    _status: 'published',
  },
  { id: '2040000000000000003', kind: 'repair', title: { zh_CN: '在线报修' }, _status: 'draft' },
].map((row) => ({ sites: siteIds, ...row }))

/** In an order in which rows refer only to earlier rows, including the products of the catalogue. */
export const libraryContent: [CollectionSlug, object[]][] = [
  ['media', media],
  ['files', files],
  ['product-categories', categories],
  ['products', products],
  ['materials', materials],
  ['support-pages', supportPages],
]

function picture(id: string, filename: string) {
  return { id, filename, mimeType: 'image/webp', width: 1200, height: 900, alt: {} }
}

function pdfFile(id: string, filename: string, data: object = {}) {
  const shared = { originalName: filename, mimeType: 'application/pdf', filesize: 1000, restricted: false }
  return { id, filename, ...shared, ...data }
}

function material(id: string, kind: string, data: object) {
  const shared = { file: '2006000000000000001', language: 'multi', sites: siteIds }
  return { id, kind, order: 0, ...shared, _status: 'published', ...data }
}

function videoMaterial(id: string, kind: string, data: object) {
  return material(id, kind, {
    name: { en_EN: `Film ${id.slice(-2)}`, zh_CN: `影片 ${id.slice(-2)}` },
    file: '2006000000000000004',
    updateTime: '2026-05-28T20:00:00.000Z',
    ...data,
  })
}
