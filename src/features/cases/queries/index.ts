export { findCase, findDraftCase } from './case'
export {
  findCasePage,
  findCasesByIds,
  findCasesOfProduct,
  findCasesOfSolutions,
  findNewestCases,
  findRecommendedCases,
} from './lists'
export { withBriefs, withUsedNames } from './read'
export { findCaseTypes } from './types'
export type * from './items'
