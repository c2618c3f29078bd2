import { casesOf, onSites } from './case'

export const homeCases = casesOf({
  'GET /f/home/getHomeData': [
    ...onSites({}, ['zh_CN', 'en_EN', 'en_UK', 'es_ES', 'fr_FR']),
    { name: 'an unknown site is en_EN', query: { siteId: 'de_DE' } },
  ],
  'GET /f/banner/list': onSites({}, ['zh_CN', 'en_EN', 'en_US']),
  'GET /f/caseType/getCaseTypeAndCaseList': onSites({}, ['zh_CN', 'en_EN', 'en_UK']),
  'GET /f/news/homeList': onSites({}, ['zh_CN', 'en_EN']),
  'GET /f/companyVideo/homeList': onSites({}, ['zh_CN', 'en_EN', 'en_UK']),
  'GET /f/history/list': onSites({}, ['zh_CN', 'en_EN', 'en_UK', 'fr_FR']),
})
