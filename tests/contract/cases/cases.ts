import { solutionIds as ids } from '../solutions-content'
import { casesOf, onSites } from './case'

export const caseCases = casesOf({
  'GET /f/case/getListBySolutionId': [
    ...onSites({ solutionId: ids.blood }, ['zh_CN', 'en_EN', 'en_UK']),
    { name: 'a solution without cases', query: { solutionId: ids.abroad } },
    { name: 'an unknown solution', query: { solutionId: '1' } },
    { name: 'no solution', query: {} },
  ],
})
