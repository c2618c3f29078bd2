export { findSolutionCards } from './cards'
export { findDraftSolution, findSolution } from './solution'
export { findAllSolutions, findSolutionTypes } from './types'
export type * from './items'
