import { ids } from '../content'
import { casesOf, onSites } from './case'

export const newsCases = casesOf({
  'GET /f/news/queryById': [
    { name: 'the first view', query: { id: ids.everywhere } },
    { name: 'the next view, on another site', query: { id: ids.everywhere, siteId: 'zh_CN' } },
    { name: 'a text of its own in en_UK', query: { id: ids.everywhere, siteId: 'en_UK' } },
    { name: 'the fallback of es_ES', query: { id: ids.everywhere, siteId: 'es_ES' } },
    { name: 'markup in a text stays text', query: { id: ids.otherSite } },
    { name: 'neither picture nor text', query: { id: ids.bare } },
    { name: 'an article that the site does not show', query: { id: ids.otherSite, siteId: 'zh_CN' } },
    { name: 'a draft', query: { id: ids.draft } },
    { name: 'an unknown id', query: { id: '1', siteId: 'zh_CN' } },
    { name: 'no id', query: { id: '', siteId: 'fr_FR' } },
  ],
  'GET /f/news/getNewsTypeAndNewsCount': onSites({}, ['zh_CN', 'en_EN', 'es_ES']),
  'GET /f/news/getNewsRecommend': onSites({}, ['zh_CN', 'fr_FR']),
  'GET /f/news/centerList': [
    ...onSites({}, ['zh_CN', 'en_EN']),
    { name: 'one of each type', query: { pageSize: '1' } },
    { name: 'the second page of each type', query: { pageNo: '2', pageSize: '1' } },
  ],
  'GET /f/news/getPageListByNewsType': [
    ...onSites({ type: ids.latest }, ['zh_CN', 'en_EN']),
    { name: 'with a text', query: { type: ids.latest, search: 'QUIETER' } },
    { name: 'with a text in Chinese', query: { type: ids.latest, search: '安静', siteId: 'zh_CN' } },
    { name: 'with a text that nothing has', query: { type: ids.latest, search: "100%' --" } },
    { name: 'an unknown type', query: { type: '1' } },
    { name: 'no type', query: {} },
    { name: 'a page size that is too large', query: { type: ids.latest, pageSize: '500' } },
  ],
  'GET /f/news/pageList': [
    ...onSites({}, ['zh_CN', 'en_US']),
    { name: 'all at once', query: { pageSize: '9999' } },
    { name: 'the second page', query: { pageNo: '2', pageSize: '2' } },
    { name: 'a page beyond the end', query: { pageNo: '50' } },
    { name: 'no page number', query: { pageNo: 'last', siteId: 'zh_CN' } },
  ],
  'GET /f/news/latestList': [
    ...onSites({}, ['zh_CN', 'en_EN']),
    { name: 'the newest', query: { pageSize: '1' } },
  ],
  'GET /f/trainingMaterial/getListBySiteIdAndType': [
    ...onSites({ type: '3', name: '' }, ['zh_CN', 'en_EN', 'en_UK']),
    { name: 'in English, with those in several languages', query: { type: '3', name: 'En' } },
    { name: 'in Spanish', query: { type: '3', name: 'Es' } },
    { name: 'in French', query: { type: '3', name: 'Fr' } },
    { name: 'the second page', query: { type: '3', pageNo: '2', pageSize: '2' } },
    { name: 'launch packs, although they are restricted', query: { type: '2' } },
    { name: 'flyers', query: { type: '1' } },
    { name: 'another language', query: { type: '3', name: 'De' } },
    { name: 'another type', query: { type: '4' } },
    { name: 'no type', query: { siteId: 'zh_CN' } },
  ],
})
