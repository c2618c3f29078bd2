export { findCase, findDraftCase } from './case'
export {
  findCasePage,
  findCasesOfProduct,
  findCasesOfSolutions,
  findRecommendedCases,
  readCasesByIds,
} from './lists'
export { withBriefs } from './read'
export { findCaseTypes } from './types'
export type * from './items'
