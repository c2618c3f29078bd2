import { solutionIds as ids } from '../solutions-content'
import { productIds } from '../products-content'
import { casesOf, onSites } from './case'

const sites = ['zh_CN', 'en_EN', 'en_UK']

export const serviceCases = casesOf({
  'GET /f/serviceSolution/getTypeList': onSites({}, [...sites, 'fr_FR']),
  'GET /f/serviceSolution/getListByType': [
    ...onSites({ type: ids.care }, sites),
    { name: 'neither picture nor text', query: { type: ids.mapping } },
    { name: 'one that the site does not show', query: { type: ids.mapping, siteId: 'zh_CN' } },
    { name: 'a draft', query: { type: ids.hiddenType } },
    { name: 'an unknown one', query: { type: '1' } },
    { name: 'none', query: {} },
  ],
  'GET /f/serviceSolution/getListBySolutionId': [
    ...onSites({ serviceSolutionId: ids.care }, sites),
    { name: 'a contract without product or picture', query: { serviceSolutionId: ids.monitoring } },
    { name: 'an unknown one', query: { serviceSolutionId: '1' } },
    { name: 'none', query: {} },
  ],
  'GET /f/serviceSolution/getListByProductId': [
    ...onSites({ contractsId: ids.plan, productId: productIds.freezer }, [...sites, 'es_ES']),
    { name: 'without the product', query: { contractsId: ids.plan } },
    { name: 'a contract with its title only', query: { contractsId: ids.watch } },
    { name: 'a contract that the site does not show', query: { contractsId: ids.watch, siteId: 'zh_CN' } },
    { name: 'a draft', query: { contractsId: ids.hidden } },
    { name: 'an unknown contract', query: { contractsId: '1', siteId: 'en_UK' } },
    { name: 'no contract', query: { productId: productIds.freezer } },
  ],
  'GET /f/serviceSolution/getSolutionCase': [
    ...onSites({ serviceSolutionId: ids.care }, sites),
    { name: 'a service solution without cases', query: { serviceSolutionId: ids.monitoring } },
    { name: 'an unknown one', query: { serviceSolutionId: '1' } },
    { name: 'none', query: {} },
  ],
})
