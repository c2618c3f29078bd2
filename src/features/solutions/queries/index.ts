export { findSolutionCards } from './cards'
export { findDraftSolution, findSolution } from './solution'
export { findSolutionTypes } from './types'
export type * from './items'
