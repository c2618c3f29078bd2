import { companyIds } from '../company-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']
const { withCaptions, tour, otherSite, draft, profile, story, hiddenMenu, belowHidden } = companyIds

export const companyCases = casesOf({
  'GET /f/companyVideo/queryById': [
    ...onSites({ id: withCaptions }, sites),
    { name: 'without a poster', query: { id: tour, siteId: 'fr_FR' } },
    { name: 'a video that the site does not show', query: { id: otherSite, siteId: 'zh_CN' } },
    { name: 'a draft', query: { id: draft } },
    { name: 'an unknown id', query: { id: '1' } },
    { name: 'no id', query: {} },
  ],
  'GET /f/companyVideo/lastAndNext': [
    ...onSites({ id: tour }, sites),
    { name: 'the first', query: { id: withCaptions } },
    { name: 'a draft has no neighbours', query: { id: draft } },
    { name: 'an unknown id', query: { id: '1' } },
    { name: 'no id', query: { siteId: 'zh_CN' } },
  ],
  'GET /f/companyVideo/centerList': [
    ...onSites({}, sites),
    { name: 'the second page', query: { pageNo: '2', pageSize: '2' } },
    { name: 'a page beyond the end', query: { pageNo: '50' } },
    { name: 'no page number', query: { pageNo: 'last' } },
  ],
  'GET /f/investorVideo/list': [
    ...onSites({}, sites),
    { name: 'one a page', query: { pageSize: '1', siteId: 'zh_CN' } },
    { name: 'a page size that is too large', query: { pageSize: '500' } },
  ],
  'GET /f/about/list': onSites({}, sites),
  'GET /f/about/getAboutBySiteIdAndType': [
    ...onSites({ type: '1' }, [...sites, 'es_ES']),
    { name: 'milestones', query: { type: '2' } },
    { name: 'any other type', query: { type: '7', siteId: 'en_UK' } },
    { name: 'a text that the site does not have', query: { type: '2', siteId: 'zh_CN' } },
    { name: 'no type', query: {} },
  ],
  'GET /f/aboutMenu/list': [
    ...onSites({ parentId: '0' }, sites),
    { name: 'no parent is the first level', query: { siteId: 'zh_CN' } },
    { name: 'below an item', query: { parentId: profile, siteId: 'zh_CN' } },
    { name: 'below a hidden item', query: { parentId: hiddenMenu, siteId: 'zh_CN' } },
    { name: 'below an unknown item', query: { parentId: '1', siteId: 'zh_CN' } },
    { name: 'a parent that is too long', query: { parentId: 'x'.repeat(65), siteId: 'zh_CN' } },
  ],
  'GET /f/aboutMenu/content': [
    ...onSites({ menuId: story }, sites),
    { name: 'an item without a text', query: { menuId: profile, siteId: 'zh_CN' } },
    { name: 'below a hidden item', query: { menuId: belowHidden, siteId: 'zh_CN' } },
    { name: 'an unknown item', query: { menuId: '1', siteId: 'zh_CN' } },
    { name: 'no item', query: { siteId: 'zh_CN' } },
  ],
  'GET /f/history/milestones': onSites({}, [...sites, 'fr_FR']),
  'GET /f/honour/list': onSites({}, sites),
  'GET /f/teamUser/queryAll': onSites({}, sites),
  'GET /f/investor/companyInfo': onSites({}, sites),
  'GET /f/investor/newsList': [
    ...onSites({}, sites),
    { name: 'the second page', query: { pageNo: '2', pageSize: '1', siteId: 'zh_CN' } },
    { name: 'a page size that is too large', query: { pageSize: '500' } },
  ],
  'GET /f/recruitment/findBySiteIdAndType': [
    ...onSites({ type: '1' }, sites),
    { name: 'partners are elsewhere', query: { type: '2', siteId: 'zh_CN' } },
    { name: 'pictures are elsewhere', query: { type: '3', siteId: 'zh_CN' } },
    { name: 'the second page', query: { type: '1', pageNo: '2', pageSize: '1', siteId: 'zh_CN' } },
    { name: 'another type', query: { type: '4', siteId: 'zh_CN' } },
    { name: 'no type', query: {} },
  ],
  'GET /f/recruitment/getEnvironmentImageList': onSites({}, sites),
  'GET /f/recruitment/getPartners': onSites({}, sites),
  'GET /f/friendlyLink/list': onSites({}, sites),
})
