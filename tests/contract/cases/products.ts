import { productIds as ids } from '../products-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']

export const productCases = casesOf({
  'GET /f/productClassify/allList': onSites({}, [...sites, 'fr_FR']),
  'GET /f/productClassify/getAllHigherClassify': onSites({}, sites),
  'GET /f/product/allListByClassifyId': [
    ...onSites({ classifyId: ids.freezers }, sites),
    { name: 'a category of the second level', query: { classifyId: ids.ultraLow } },
    { name: 'a category without products', query: { classifyId: ids.empty } },
    { name: 'a category that the site does not show', query: { classifyId: ids.closed, siteId: 'en_UK' } },
    { name: 'an unknown category', query: { classifyId: '1' } },
    { name: 'no category', query: {} },
  ],
  'GET /f/product/getProductsList': [
    ...onSites({}, sites),
    ...['1', '2', '3'].map((classifyLevel) => ({ name: `level ${classifyLevel}`, query: { classifyLevel } })),
    { name: 'the first level on zh_CN', query: { classifyLevel: '1', siteId: 'zh_CN' } },
    { name: 'the first level on en_UK', query: { classifyLevel: '1', siteId: 'en_UK' } },
    { name: 'a level that there is not', query: { classifyLevel: '4' } },
  ],
  'GET /f/product/getProductAndClassify': onSites({}, sites),
  'GET /f/product/getProductAndClassifyNew': onSites({}, sites),
  'GET /f/product/getListByIds': [
    ...onSites({ productIds: [ids.cabinet, ids.freezer].join(',') }, sites),
    { name: 'the order of the ids', query: { productIds: [ids.freezer, ids.cabinet].join(',') } },
    {
      name: 'spaces, repetitions, gaps, drafts and unknown ids',
      query: { productIds: ` ${ids.chest},, ${ids.chest},${ids.draft},1,` },
    },
    {
      name: 'a product whose category the site does not show',
      query: { productIds: ids.bare, siteId: 'es_ES' },
    },
    { name: 'only commas', query: { productIds: ',,' } },
    { name: 'no ids', query: { siteId: 'zh_CN' } },
    { name: 'too many ids', query: { productIds: '1,'.repeat(201) } },
  ],
  'GET /f/product/getDataById': [
    ...onSites({ id: ids.freezer }, [...sites, 'en_US', 'es_ES', 'fr_FR']),
    { name: 'a product of the second level', query: { id: ids.chest } },
    { name: 'a product of the first level', query: { id: ids.cabinet } },
    {
      name: 'a product whose category the site does not show',
      query: { id: ids.bare, siteId: 'en_UK' },
    },
    { name: 'a product that the site does not show', query: { id: ids.bare, siteId: 'zh_CN' } },
    { name: 'a draft', query: { id: ids.draft } },
    { name: 'an unknown id', query: { id: '1', siteId: 'es_ES' } },
    { name: 'no id', query: {} },
  ],
  'GET /f/product/getMaterialsById': [
    ...onSites({ productId: ids.freezer }, sites),
    { name: 'a product without materials', query: { productId: ids.bare } },
    { name: 'a draft', query: { productId: ids.draft } },
    { name: 'an unknown product', query: { productId: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getSolutionAndCaseById': [
    ...onSites({ id: ids.freezer }, sites),
    { name: 'a product without any', query: { id: ids.bare } },
    { name: 'a draft', query: { id: ids.draft } },
    { name: 'an unknown product', query: { id: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getRecommendListById': [
    ...onSites({ productId: ids.freezer }, sites),
    ...onSites({ productId: ids.old }, sites).map((one) => ({
      ...one,
      name: `others of its category on ${one.name}`,
    })),
    { name: 'alone in its category', query: { productId: ids.bare } },
    { name: 'an unknown product', query: { productId: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getLastAndNext': [
    ...onSites({ productId: ids.old }, sites),
    { name: 'the first of its category', query: { productId: ids.freezer } },
    { name: 'alone in its category', query: { productId: ids.bare } },
    { name: 'an unknown product', query: { productId: '1' } },
    { name: 'no product', query: {} },
  ],
  'GET /f/product/getListBySolutionId': [
    ...onSites({ solutionId: ids.solution }, sites),
    { name: 'an unknown solution', query: { solutionId: '1' } },
    { name: 'no solution', query: {} },
  ],
})
