import { libraryIds as ids } from '../library-content'
import { productIds } from '../products-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']
const { freezers, ultraLow, upright, closed, freezer, cabinet, chest, old, bare } = productIds
const folder = (name: string, query: Record<string, string>) => ({ name, query: { type: '3', ...query } })
const wholeList = { pageNo: '1', pageSize: '1000' }

export const libraryCases = casesOf({
  'GET /f/productCatalogue/getListBySiteId': onSites({}, [...sites, 'fr_FR']),
  'GET /f/productMaterial/queryFolder': [
    ...onSites({ level: '0', parentId: '0', type: '3' }, [...sites, 'es_ES']),
    ...['2', '5', '8', '9'].map((type) => ({ name: `type ${type}`, query: { parentId: '0', type } })),
    folder('level 1 of the first level', { level: '1', parentId: '0' }),
    folder('level 0 of a folder', { level: '0', parentId: freezers }),
    folder('level 1 of a folder', { level: '1', parentId: freezers }),
    folder('level 2', { level: '2', parentId: ultraLow }),
    folder('level 3', { level: '3', parentId: upright }),
    folder('level 4', { level: '4', parentId: upright }),
    folder('below an own folder of es_ES', { level: '1', parentId: ids.storage, siteId: 'es_ES' }),
    folder('pictures of es_ES', { type: '8', parentId: ids.vessels, siteId: 'es_ES' }),
    folder('without level and parent', {}),
    folder('an unknown parent', { level: '1', parentId: '1' }),
    folder('a level that there is not', { level: '5', parentId: '0' }),
    folder('a type that there is not', { type: '4', parentId: '0' }),
    { name: 'no type', query: { level: '0', parentId: '0' } },
  ],
  'GET /f/productMaterial/queryByProductClassify': [
    ...onSites({ productClassifyId: upright, type: '3', ...wholeList }, [...sites, 'es_ES']),
    { name: 'manuals', query: { productClassifyId: ultraLow, type: '5' } },
    { name: 'flyers', query: { productClassifyId: upright, type: '9' } },
    { name: 'where its product stands', query: { productClassifyId: ultraLow, type: '3' } },
    { name: 'only what stands in it directly', query: { productClassifyId: freezers, type: '3' } },
    {
      name: 'a page of its own',
      query: { productClassifyId: upright, type: '3', siteId: 'zh_CN', pageNo: '2', pageSize: '1' },
    },
    {
      name: 'a page beyond the last',
      query: { productClassifyId: upright, type: '3', pageNo: '9', pageSize: '200' },
    },
    {
      name: 'a folder that the site does not show',
      query: { productClassifyId: closed, type: '3', siteId: 'en_UK' },
    },
    { name: 'an unknown folder', query: { productClassifyId: '1', type: '3' } },
    { name: 'no folder', query: { type: '3' } },
    { name: 'a type that there is not', query: { productClassifyId: upright, type: '2' } },
    { name: 'a page size too many', query: { productClassifyId: upright, type: '3', pageSize: '201' } },
  ],
  'GET /f/productMaterial/getListBySiteIdAndType': [
    ...onSites({ type: '5' }, sites),
    ...onSites({ type: '2' }, sites).map((one) => ({ ...one, name: `certificates on ${one.name}` })),
    ...onSites({ type: '6' }, sites).map((one) => ({ ...one, name: `specifications on ${one.name}` })),
    { name: 'a page of its own', query: { type: '6', pageNo: '2', pageSize: '1' } },
    { name: 'the whole list', query: { type: '6', pageSize: '9999' } },
    { name: 'a type that there is not', query: { type: '3' } },
    { name: 'no type', query: {} },
  ],
  'GET /f/productMaterial/queryProduct': [
    ...onSites({ classifyId: upright, type: '8' }, sites),
    ...onSites({ classifyId: upright, type: '2' }, sites).map((one) => ({
      ...one,
      name: `certificates on ${one.name}`,
    })),
    { name: 'a product without pictures', query: { classifyId: ids.small, type: '8', siteId: 'es_ES' } },
    { name: 'no certificates', query: { classifyId: ids.small, type: '2', siteId: 'es_ES' } },
    { name: 'an unknown folder', query: { classifyId: '1', type: '8' } },
    { name: 'certificates of an unknown folder', query: { classifyId: '1', type: '2' } },
    { name: 'no folder', query: { type: '8' } },
    { name: 'a type that there is not', query: { classifyId: upright, type: '3' } },
  ],
  'GET /f/productMaterial/queryByProduct': [
    ...onSites({ productId: old, type: '2' }, sites),
    {
      name: 'a certificate without a product',
      query: { productId: ids.certificateWithoutProduct, type: '2' },
    },
    { name: 'a product without certificates', query: { productId: chest, type: '2' } },
    { name: 'an unknown product', query: { productId: '1', type: '2' } },
    { name: 'no product', query: { type: '2' } },
    { name: 'a type that there is not', query: { productId: old, type: '8' } },
  ],
  'GET /f/product/getImageByProductId': [
    ...onSites({ productId: freezer }, sites),
    { name: 'each picture once', query: { productId: ids.vessel, siteId: 'es_ES' } },
    { name: 'a product without pictures', query: { productId: old } },
    { name: 'a draft', query: { productId: ids.draft, siteId: 'es_ES' } },
    { name: 'a product that the site does not show', query: { productId: bare, siteId: 'zh_CN' } },
    { name: 'an unknown product', query: { productId: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getHDImageByProductId': [
    { name: 'a restricted file by its address', query: { productId: ids.vessel, siteId: 'es_ES' } },
    { name: 'a product without one', query: { productId: freezer } },
    { name: 'an unknown product', query: { productId: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getLastAndNextProductImage': [
    {
      name: 'without those that have no pictures',
      query: { productId: ids.vessel, classId: ids.small, siteId: 'es_ES' },
    },
    { name: 'the last', query: { productId: ids.flask, classId: ids.small, siteId: 'es_ES' } },
    {
      name: 'beside one without pictures',
      query: { productId: ids.hidden, classId: ids.small, siteId: 'es_ES' },
    },
    { name: 'alone', query: { productId: freezer, classId: upright, siteId: 'zh_CN' } },
    { name: 'in another folder', query: { productId: cabinet, classId: upright } },
    { name: 'an unknown product', query: { productId: '1', classId: upright } },
    { name: 'no product', query: { classId: upright } },
    { name: 'no folder', query: { productId: freezer } },
  ],
  'GET /f/product/getProductImageBySiteId': [
    ...onSites({}, [...sites, 'es_ES']),
    { name: 'a page of its own', query: { siteId: 'es_ES', pageNo: '2', pageSize: '1' } },
    { name: 'the whole list', query: { pageSize: '9999' } },
    { name: 'a page below the first', query: { pageNo: '0' } },
  ],
  'GET /f/productMaterial/getVideoListBySiteIdAndType': [
    ...onSites({ type: '1', pageSize: '8' }, [...sites, 'es_ES']),
    { name: 'user videos', query: { type: '7' } },
    { name: 'a page of its own', query: { type: '1', pageNo: '2', pageSize: '1' } },
    { name: 'a type that there is not', query: { type: '2' } },
    { name: 'no type', query: {} },
  ],
  'GET /f/productMaterial/queryById': [
    ...onSites({ id: ids.video }, [...sites, 'es_ES']),
    { name: 'a user video', query: { id: ids.userVideo } },
    { name: 'a draft', query: { id: ids.draftVideo } },
    { name: 'a brochure', query: { id: ids.brochure } },
    { name: 'an unknown id', query: { id: '1', siteId: 'zh_CN' } },
    { name: 'no id', query: {} },
  ],
  'GET /f/productMaterial/getVideoLastAndNext': [
    ...onSites({ id: ids.video }, sites),
    { name: 'the last', query: { id: ids.secondVideo } },
    { name: 'alone of its type', query: { id: ids.userVideo } },
    { name: 'a brochure', query: { id: ids.brochure } },
    { name: 'an unknown id', query: { id: '1' } },
    { name: 'no id', query: {} },
  ],
  'GET /f/serviceSupport/list': onSites({}, [...sites, 'fr_FR']),
  'GET /f/serviceSupport/queryByType': [
    ...onSites({ type: '0' }, [...sites, 'fr_FR']),
    { name: 'a page of the Chinese site', query: { type: '1', siteId: 'zh_CN' } },
    { name: 'a page that the site does not show', query: { type: '1' } },
    { name: 'a draft', query: { type: '2', siteId: 'zh_CN' } },
    { name: 'a type that there is not', query: { type: '3' } },
    { name: 'no type', query: {} },
  ],
})
