import { solutionIds as ids } from '../solutions-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']

export const solutionCases = casesOf({
  'GET /f/solution/getSolutionType': onSites({}, sites),
  'GET /f/solution/getSolution': onSites({}, [...sites, 'es_ES']),
  'GET /f/solution/list': onSites({}, sites),
  'GET /f/solution/getListByType': [
    ...onSites({ type: ids.blood }, [...sites, 'fr_FR']),
    { name: 'neither pictures nor texts', query: { type: ids.hospitals } },
    { name: 'neither pictures nor texts on zh_CN', query: { type: ids.hospitals, siteId: 'zh_CN' } },
    { name: 'a solution that the site does not show', query: { type: ids.otherSite, siteId: 'zh_CN' } },
    { name: 'a draft', query: { type: ids.draft } },
    { name: 'an unknown solution', query: { type: '1' } },
    { name: 'no solution', query: { siteId: 'zh_CN' } },
  ],
  'GET /f/solution/{solutionId}/catalogue': [
    ...onSites({ solutionId: ids.blood }, [...sites, 'fr_FR']),
    { name: 'a solution without a catalogue', query: { solutionId: ids.hospitals } },
    { name: 'a catalogue that is a draft', query: { solutionId: ids.otherSite } },
    { name: 'a draft', query: { solutionId: ids.draft } },
    { name: 'an unknown solution', query: { solutionId: '1' } },
  ],
})
