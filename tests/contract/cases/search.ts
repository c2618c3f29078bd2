import { casesOf, onSites } from './case'

export const searchCases = casesOf({
  'GET /f/search/list': [
    ...onSites({ search: 'NV-86' }, ['zh_CN', 'en_EN', 'en_US']),
    { name: 'news', query: { searchType: '1', search: 'quieter' } },
    { name: 'news in Chinese', query: { searchType: '1', search: '安静', siteId: 'zh_CN' } },
    { name: 'solutions, all of them', query: { searchType: '3' } },
    { name: 'cases, all of them', query: { searchType: '4' } },
    { name: 'videos of every kind', query: { searchType: '5' } },
    { name: 'product images are searched as products', query: { searchType: '6', search: 'NV-86' } },
    { name: 'brochures, all of them', query: { searchType: '7' } },
    { name: 'a page beyond the end', query: { pageNo: '50' } },
    { name: 'one a page', query: { searchType: '1', pageSize: '1', pageNo: '2' } },
    { name: 'a text that nothing has', query: { search: 'qqqqqqqq' } },
    { name: 'marks alone', query: { search: "%'; --" } },
    { name: 'a shortcut is taken as it stands', query: { searchType: '1', search: 'video' } },
    { name: 'an unknown type', query: { searchType: '8', search: 'NV-86' } },
    { name: 'a whole list, as old clients ask for it', query: { searchType: '4', pageSize: '9999' } },
    { name: 'a page size that is too large', query: { pageSize: '201' } },
  ],
})
