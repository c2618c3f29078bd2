export { findDraftInvestorRelations, findInvestorRelations } from './relations'
export { findDraftInvestorVideos, findInvestorVideoPage } from './videos'
export type * from './items'
