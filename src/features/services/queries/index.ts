export { findContract, findContracts, findDraftContract } from './contracts'
export { findDraftServiceCase, findServiceCase, findServiceCases } from './service-cases'
export { findDraftServiceTypes, findServiceTypes } from './types'
export type * from './items'
