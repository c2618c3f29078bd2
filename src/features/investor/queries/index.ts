export { findDraftInvestorRelations, findInvestorRelations } from './relations'
export { findDraftInvestorVideos, findInvestorVideoPage, investorVideoTags } from './videos'
export type * from './items'
