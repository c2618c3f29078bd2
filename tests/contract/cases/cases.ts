import { caseIds } from '../cases-content'
import { solutionIds } from '../solutions-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']

export const caseCases = casesOf({
  'GET /f/case/queryById': [
    ...onSites({ id: caseIds.ward }, [...sites, 'fr_FR']),
    { name: 'products and no gallery', query: { id: caseIds.freezers } },
    { name: 'neither picture nor text', query: { id: caseIds.otherSite } },
    { name: 'a case that the site does not show', query: { id: caseIds.otherSite, siteId: 'zh_CN' } },
    { name: 'a draft', query: { id: caseIds.draft } },
    { name: 'an unknown id', query: { id: '1', siteId: 'zh_CN' } },
    { name: 'no id', query: { siteId: 'es_ES' } },
  ],
  'GET /f/case/getPageListBySiteIdAndType': [
    ...onSites({ type: '', solutionId: '' }, sites),
    { name: 'of a type', query: { type: caseIds.biobanks, pageSize: '8' } },
    { name: 'of a type without cases', query: { type: caseIds.empty } },
    { name: 'of an unknown type', query: { type: '1' } },
    { name: 'of a solution', query: { solutionId: solutionIds.hospitals, siteId: 'zh_CN' } },
    {
      name: 'of several solutions, all at once',
      query: {
        solutionId: `${solutionIds.blood},${solutionIds.hospitals},1`,
        pageSize: '9999',
        siteId: 'zh_CN',
      },
    },
    { name: 'of a type and a solution', query: { type: caseIds.hospitals, solutionId: solutionIds.blood } },
    { name: 'the second page', query: { pageNo: '2', pageSize: '2' } },
    { name: 'a page beyond the end', query: { pageNo: '50' } },
    { name: 'a page size that is too large', query: { pageSize: '500' } },
    { name: 'too many solutions', query: { solutionId: Array.from({ length: 201 }, (_, n) => n).join(',') } },
  ],
  'GET /f/caseType/getListBySiteId': onSites({}, [...sites, 'fr_FR']),
  'GET /f/case/getRecommend': onSites({}, sites),
  'GET /f/case/getListBySolutionId': [
    ...onSites({ solutionId: solutionIds.blood }, sites),
    { name: 'a solution without cases', query: { solutionId: solutionIds.otherSite } },
    { name: 'an unknown solution', query: { solutionId: '1' } },
    { name: 'no solution', query: {} },
  ],
})
